// A cell of the row: the city card, who attacks it, and what is planned against it in secret.
import type { CellView, CityFacts } from "../../wire/humans";
import { Groups, Planned, Supports } from "./groups";
import { Region } from "./regions";
import { Sign } from "./signs";
import { Skyline } from "./skyline";
import { Spot } from "./spot";
import { title, useTable } from "./table";
import { SeatSign } from "../../art/seats";
import { amount } from "../../words/speak";
import { say } from "./words";

export function Cell({ cell }: { cell: CellView }) {
  const { view } = useTable();
  const now = view.city_now === cell.cell ? " now" : "";
  return (
    <li class={`cell${now}`} aria-label={say("cell", { n: cell.cell })}>
      {cell.city ? <City cell={cell} id={cell.city} /> : <NoCity n={cell.cell} />}
      <Groups cell={cell.cell} />
      <Planned cell={cell.cell} />
      <Supports cell={cell.cell} />
    </li>
  );
}

function NoCity({ n }: { n: number }) {
  return (
    <div class="city none">
      <span class="number">{n}</span>
      <p>{say("empty")}</p>
    </div>
  );
}

function City({ cell, id }: { cell: CellView; id: string }) {
  const table = useTable();
  const facts = table.furniture.cities[id]!;
  return (
    <Spot place={`cell ${cell.cell}`} card={id} corner class={`city ${facts.colour}`} label={`${cell.cell} ${title(table, id)}`}>
      <Skyline id={id} region={facts.region} centre={facts.centre} colour={facts.colour} captor={cell.captor} />
      <span class="number">{cell.cell}</span>
      <div class="facts">
        <h4>{title(table, id)}</h4>
        <Origin facts={facts} />
        <Rewards facts={facts} now={table.view.city_now === cell.cell} />
        <Owner cell={cell} />
      </div>
    </Spot>
  );
}

function Origin({ facts }: { facts: CityFacts }) {
  const { furniture, lang } = useTable();
  return (
    <p class="origin">
      <span>
        <Region id={facts.region} /> {furniture.regions[facts.region]![lang]}
      </span>
      <span>
        <Sign name={facts.centre} /> {furniture.centres[facts.centre]![lang]}
      </span>
    </p>
  );
}

/** The two ways in which a city pays; a catch shows how many army cards it opens. */
function Rewards({ facts, now }: { facts: CityFacts; now: boolean }) {
  return (
    <div class="rewards">
      <Spot place={now ? "raid" : ""} class="pays">
        <Sign name="raid" size={18} />
        <span>{say("raid")}</span>
        <b>{amount(facts.raid)}</b>
      </Spot>
      <Spot place={now ? "catch" : ""} class="pays" label={say("x_armies", { n: facts.x })}>
        <Sign name="catch" size={18} />
        <span>{say("catch")}</span>
        <b>{amount(facts.catch)}</b>
        <span class="armies" role="img" aria-label={say("x_armies", { n: facts.x })}>
          ×{facts.x} <Sign name="army" size={14} />
        </span>
      </Spot>
    </div>
  );
}

function Owner({ cell }: { cell: CellView }) {
  const { names } = useTable();
  const seat = cell.captor ?? cell.claimant;
  if (seat === null) return null;
  return (
    <p class="owner">
      <SeatSign seat={seat} size={16} />
      <span>{say(cell.captor === null ? "claimant" : "captor", { name: names[seat]! })}</span>
      {cell.claimant !== null && <Sign name="trophy" />}
    </p>
  );
}
