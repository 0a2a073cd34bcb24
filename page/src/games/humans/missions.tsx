// The missions in play, and how many trophies of each kind the captains have.
import { SeatSign } from "../../art/seats";
import type { MissionView } from "../../wire/humans";
import { Region } from "./regions";
import { Sign } from "./signs";
import { Spot } from "./spot";
import { syllables, useTable } from "./table";
import { amount } from "../../words/speak";
import { say } from "./words";

export function Missions() {
  const { view, furniture } = useTable();
  const prizes = { first: amount(furniture.first_prize), second: amount(furniture.second_prize) };
  return (
    <section class="panel missions-panel" data-spot="missions" title={`${say("missions")}: ${say("prize", prizes)}`}>
      <h3 class="unseen">{`${say("missions")}: ${say("prize", prizes)}`}</h3>
      <ul class="missions">
        {view.missions.map((m) => (
          <Mission key={m.id} mission={m} />
        ))}
      </ul>
    </section>
  );
}

function Mission({ mission }: { mission: MissionView }) {
  const table = useTable();
  const about = table.furniture.missions[mission.id]!;
  return (
    <li>
      <Spot card={mission.id} piece={`mission ${mission.id}`} class="mission">
        <span class="emblem">{about.region ? <Region id={about.region} size={22} /> : <Sign name={about.centre!} size={22} />}</span>
        <b>{syllables(table, mission.id)}</b>
        <Standing trophies={mission.trophies} />
      </Spot>
    </li>
  );
}

function Standing({ trophies }: { trophies: number[] }) {
  const { names } = useTable();
  const most = Math.max(1, ...trophies);
  return (
    <span class="standing">
      {trophies.map((n, seat) => (
        <span key={seat} class={n === most ? "count leads" : "count"} title={say("mission_trophies", { name: names[seat]!, n })}>
          <SeatSign seat={seat} size={11} />
          {n}
        </span>
      ))}
    </span>
  );
}
