// The mat of each captain: stations, ships that everybody knows or nobody has seen, trophies.
import { SeatSign } from "../../art/seats";
import type { CaptainView } from "../../wire/humans";
import { Region } from "./regions";
import { EFFECT_SIGNS, Sign } from "./signs";
import { Spot } from "./spot";
import { title, useTable } from "./table";
import { Back, Token } from "./token";
import { amount } from "../../words/speak";
import { say } from "./words";

export function Captains() {
  const { view } = useTable();
  return (
    <section class="panel captains-panel">
      <h3>{say("captains")}</h3>
      <ul class="mats">
        {view.captains.map((c, seat) => (
          <Mat key={seat} captain={c} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function Mat({ captain, seat }: { captain: CaptainView; seat: number }) {
  const { names } = useTable();
  return (
    <li class="mat">
      <p class="mat-head">
        <SeatSign seat={seat} size={20} />
        <b>{names[seat]}</b>
        {captain.ready && (
          <span class="state won">
            <Sign name="check" size={14} /> {say("ready")}
          </span>
        )}
        <span class="balance" title={say("humans")}>
          <Sign name="humans" size={14} /> {amount(captain.balance)}
        </span>
      </p>
      <Stations captain={captain} />
      <Ships captain={captain} seat={seat} />
      <Holdings captain={captain} />
      <Trophies captain={captain} />
    </li>
  );
}

function Stations({ captain }: { captain: CaptainView }) {
  const table = useTable();
  if (captain.stations.length === 0) return <p class="quiet">{say("no_stations")}</p>;
  return (
    <div class="stations">
      {captain.stations.map((s, i) => (
        <Spot key={i} card={s.id} class={s.used ? "station used" : "station"}>
          <Sign name={EFFECT_SIGNS[table.furniture.stations[s.id]!.effect]!} />
          {title(table, s.id)}
          {s.used && <Sign name="check" size={14} />}
        </Spot>
      ))}
    </div>
  );
}

function Ships({ captain, seat }: { captain: CaptainView; seat: number }) {
  return (
    <div class="tokens" role="group" aria-label={say("ships_n", { n: captain.ships })}>
      {captain.known.map((id, i) => (
        <Token key={i} id={id} seat={seat} />
      ))}
      {captain.hidden.flatMap((h) =>
        Array.from({ length: h.ships }, (_, i) => (
          <Back key={`${h.turns} ${i}`} colour={h.colour} label={say("hidden_paid", { n: h.ships, turn: h.turns.join("/"), paid: amount(h.paid) })} />
        )),
      )}
    </div>
  );
}

function Holdings({ captain }: { captain: CaptainView }) {
  return (
    <p class="holdings">
      <span title={say("compensations")}>
        <Sign name="cards" /> {say("compensations")}: {captain.compensations}
      </span>
      {captain.credits > 0 && (
        <span>
          <Sign name="bank" /> {say("credits", { n: captain.credits })}
        </span>
      )}
    </p>
  );
}

function Trophies({ captain }: { captain: CaptainView }) {
  const table = useTable();
  if (captain.trophies.length === 0) return null;
  return (
    <details class="trophies">
      <summary>
        <Sign name="trophy" /> {say("trophies", { n: captain.trophies.length })}
      </summary>
      {captain.trophies.map((id) => {
        const city = table.furniture.cities[id]!;
        return (
          <button key={id} type="button" class="chip" onClick={() => table.look(id)}>
            <Region id={city.region} size={14} />
            <Sign name={city.centre} size={14} /> {title(table, id)}
          </button>
        );
      })}
    </details>
  );
}
