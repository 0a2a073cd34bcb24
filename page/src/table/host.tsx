// What only the host of a table can do: seats for bots, and an end before the end.
import { useState } from "preact/hooks";
import { abort, seatBot, standIn, type Trouble, troubleOf } from "../net/api";
import { Complaint } from "../frame/complaint";
import type { SeatScene } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { Dialog } from "./dialog";

const say = speaker(TABLE);

/** For somebody who stays away: a bot until they are back, or for good. */
export function SeatHost({ seat, who }: { seat: number; who: SeatScene }) {
  const { sight, line } = useDesk();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isAway = who.kind === "person" && !who.online && sight.scene.status === "running" && !sight.scene.stuck;
  if (!line?.keys.host || !isAway) return null;
  const { id } = sight.table;
  const run = (work: Promise<unknown>) => void troubleOf(work).then(setTrouble);
  return (
    <div class="seat-host">
      {!who.stand_in && (
        <button type="button" class="button small" onClick={() => run(standIn(id, line.keys.host, { seat }))}>{say("stand_in")}</button>
      )}
      <button type="button" class="button small" onClick={() => run(seatBot(id, line.keys.host, { seat }))}>{say("replace")}</button>
      <Complaint trouble={trouble} />
    </div>
  );
}

export function AbortDialog({ close }: { close: () => void }) {
  const { sight, line } = useDesk();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const end = async () => {
    const wrong = await troubleOf(abort(sight.table.id, line!.keys.host));
    setTrouble(wrong);
    if (!wrong) close();
  };
  return (
    <Dialog title={say("abort_title")} close={close}>
      <p>{say("abort_about")}</p>
      <Complaint trouble={trouble} />
      <div class="buttons">
        <button type="button" class="button danger" onClick={() => void end()}>{say("abort")}</button>
        <button type="button" class="button" onClick={close}>{say("play_on")}</button>
      </div>
    </Dialog>
  );
}
