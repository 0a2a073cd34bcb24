// Sitting down at an open seat of a table, by name.
import { useSignal } from "@preact/signals";
import { SeatSign } from "../art/seats";
import { Complaint } from "../frame/complaint";
import { sitDown, type Trouble, troubleOf } from "../net/api";
import { fulfil, keepName, keepSeat, lastName, wish } from "../net/keyring";
import type { SeatScene } from "../wire/protocol";
import { JOIN } from "../words/join";
import { speaker } from "../words/speak";

const say = speaker(JOIN);

interface Props {
  id: string;
  seats: readonly Pick<SeatScene, "kind" | "kept">[];
  another?: boolean; // in addition to those who already sit at this screen
}

/** Nothing if no seat is open to all. The table's page shows it to those who have no seat there. */
export function SitDown({ id, seats, another = false }: Props) {
  const name = useSignal(another ? "" : lastName.value);
  const trouble = useSignal<Trouble | null>(null);
  const busy = useSignal(false);
  const open = seats.flatMap((s, seat) => (s.kind === "open" && !s.kept ? [seat] : []));
  if (!open.length) return null;

  const take = async (seat: number | null) => {
    busy.value = true;
    trouble.value = await troubleOf(sit(id, name.value.trim() || say("guest"), seat));
    if (!another && name.value.trim()) keepName(name.value.trim());
    busy.value = false;
  };
  return (
    <form class={another ? "sit-down" : "panel sit-down"} onSubmit={(e) => (e.preventDefault(), take(null))}>
      {!another && <h2>{say("title")}</h2>}
      <p>{say(another ? "about_here" : open.length > 1 ? "about" : "about_one")}</p>
      <label class="field">
        <span>{say(another ? "other_name" : "name")}</span>
        <input type="text" maxLength={20} autocomplete="nickname" value={name} placeholder={say("guest")} onInput={(e) => (name.value = e.currentTarget.value)} />
      </label>
      <Complaint trouble={trouble.value} />
      <div class="buttons">
        <button class="button primary" disabled={busy.value}>{say("sit")}</button>
        {open.length > 1 && open.map((seat) => (
          <button key={seat} type="button" class="button" disabled={busy.value} onClick={() => take(seat)}>
            <SeatSign seat={seat} /> {say("sit_at", { n: seat + 1 })}
          </button>
        ))}
      </div>
    </form>
  );
}

/** If the answer gets lost, asking again with the same secret gives the same seat. */
async function sit(id: string, name: string, seat: number | null) {
  keepSeat(id, await sitDown(id, { name, seat, secret: wish(id) }));
  fulfil(id);
}
