// The mat of each captain: ships at home that everybody knows or nobody has seen, stations, trophies.
import { SeatSign } from "../../art/seats";
import type { CaptainView } from "../../wire/humans";
import { amount } from "../../words/speak";
import { fleetOf } from "./pieces";
import { Region } from "./regions";
import { EFFECT_SIGNS, Sign } from "./signs";
import { Spot } from "./spot";
import { title, useTable } from "./table";
import { Back, Token } from "./token";
import { say } from "./words";

export function Captains() {
  const { view } = useTable();
  return (
    <section class="panel captains">
      <h3 class="unseen">{say("captains")}</h3>
      <ul class="mats">
        {view.captains.map((c, seat) => (
          <Mat key={seat} captain={c} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

/** The own ships lie in the own hand. */
function Mat({ captain, seat }: { captain: CaptainView; seat: number }) {
  const { view, names } = useTable();
  return (
    <li class="mat">
      <p class="mat-head">
        <SeatSign seat={seat} size={16} />
        <b>{names[seat]}</b>
        {captain.ready && (
          <span class="ready" title={say("ready")}>
            <Sign name="check" size={14} />
            <span class="unseen">{say("ready")}</span>
          </span>
        )}
      </p>
      <Trophies captain={captain} />
      {seat !== view.seat && (
        <div class="tokens" role="group" aria-label={say("ships_n", { n: captain.ships })}>
          <Ships captain={captain} seat={seat} />
          <Stations captain={captain} seat={seat} />
        </div>
      )}
    </li>
  );
}

function Ships({ captain, seat }: { captain: CaptainView; seat: number }) {
  const { view } = useTable();
  const backs = captain.hidden.flatMap((h) => Array.from({ length: h.ships }, () => h));
  return (
    <>
      {fleetOf(view, seat).home.map((s) => (
        <Token key={s.piece} id={s.id} seat={seat} piece={s.piece} />
      ))}
      {backs.map((h, i) => (
        <Back key={i} piece={`hidden ${seat} ${i}`} colour={h.colour} label={say("hidden_paid", { n: h.ships, turn: h.turns.join("/"), paid: amount(h.paid) })} />
      ))}
    </>
  );
}

function Stations({ captain, seat }: { captain: CaptainView; seat: number }) {
  const { furniture } = useTable();
  return (
    <>
      {captain.stations.map((s) => (
        <Spot key={s.id} card={s.id} piece={`station ${seat} ${s.id}`} class={s.used ? "station used" : "station"}>
          <Sign name={EFFECT_SIGNS[furniture.stations[s.id]!.effect]!} />
        </Spot>
      ))}
    </>
  );
}

function Trophies({ captain }: { captain: CaptainView }) {
  const table = useTable();
  if (captain.trophies.length === 0) return null;
  return (
    <details class="trophies">
      <summary title={say("trophies", { n: captain.trophies.length })}>
        <Sign name="trophy" size={14} /> {captain.trophies.length}
      </summary>
      <div class="opened">
        {captain.trophies.map((id) => {
          const city = table.furniture.cities[id]!;
          return (
            <button key={id} type="button" class="chip" onClick={() => table.look(id)}>
              <Region id={city.region} size={14} />
              <Sign name={city.centre} size={14} /> {title(table, id)}
            </button>
          );
        })}
      </div>
    </details>
  );
}
