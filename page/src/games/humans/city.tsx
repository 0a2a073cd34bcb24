// A city card, its back before it is laid out, and the lot where it was.
import { SeatSign } from "../../art/seats";
import type { CellView, CityFacts } from "../../wire/humans";
import { amount } from "../../words/speak";
import { Region } from "./regions";
import { Sign } from "./signs";
import { Abduction, Skyline } from "./skyline";
import { Spot } from "./spot";
import { title, useTable } from "./table";
import { say, type Word } from "./words";

interface CityProps {
  cell: CellView;
  id: string;
}

export function City({ cell, id }: CityProps) {
  const table = useTable();
  const facts = table.furniture.cities[id]!;
  const place = `cell ${cell.cell}` as const;
  return (
    <Spot place={place} card={id} corner piece={`city ${cell.cell}`} face="up" class={`city ${facts.colour}`} label={`${cell.cell} ${title(table, id)}`} act={table.draft?.aim(cell.cell)}>
      <div class="picture">
        <Skyline id={id} region={facts.region} centre={facts.centre} colour={facts.colour} />
        {cell.captor !== null && <Abduction seat={cell.captor} />}
        <Owner cell={cell} />
      </div>
      <div class="facts">
        <h4>
          <span class="number">{cell.cell}</span> {title(table, id)}
        </h4>
        <Origin facts={facts} />
        <Rewards facts={facts} />
      </div>
    </Spot>
  );
}

export function CityBack({ n }: { n: number }) {
  const { view } = useTable();
  return (
    <div class={`city back ${view.turn < 6 ? "blue" : "red"}`} data-piece={`city ${n}`} data-face="down">
      <span class="number">{n}</span>
    </div>
  );
}

export function Lot({ n }: { n: number }) {
  return (
    <div class="city lot">
      <span class="number">{n}</span>
      <p>{say("empty")}</p>
    </div>
  );
}

const SHORT: Record<string, Word | undefined> = { north_america: "n_america", south_america: "s_america", oceania: "oceania", industry: "industry" };

/** A long name where there is room for it, and a short one on a narrow card. */
function Fitting({ long, short }: { long: string; short: Word | undefined }) {
  if (!short) return <>{long}</>;
  return (
    <>
      <span class="long">{long}</span>
      <span class="short">{say(short)}</span>
    </>
  );
}

/** The region, and the kind of centre without the word «centre». */
function Origin({ facts }: { facts: CityFacts }) {
  const { furniture, lang } = useTable();
  const [region, centre] = [furniture.regions[facts.region]![lang], furniture.centres[facts.centre]![lang]];
  return (
    <p class="origin">
      <span title={region}>
        <Region id={facts.region} size={13} /> <Fitting long={region} short={SHORT[facts.region]} />
      </span>
      <span title={centre}>
        <Sign name={facts.centre} size={13} /> <Fitting long={centre.replace(/ \S+$/, "")} short={SHORT[facts.centre]} />
      </span>
    </p>
  );
}

/** The two ways in which a city pays; a catch shows how many army cards it opens. */
function Rewards({ facts }: { facts: CityFacts }) {
  return (
    <div class="rewards">
      <p title={say("raid")}>
        <Sign name="raid" size={14} />
        <span class="word">{say("raid")}</span>
        <b>{amount(facts.raid)}</b>
      </p>
      <p title={`${say("catch")}: ${say("x_armies", { n: facts.x })}`}>
        <Sign name="catch" size={14} />
        <span class="word">{say("catch")}</span>
        <span class="armies" role="img" aria-label={say("x_armies", { n: facts.x })}>
          ×{facts.x}
          <Sign name="army" size={11} />
        </span>
        <b>{amount(facts.catch)}</b>
      </p>
    </div>
  );
}

function Owner({ cell }: { cell: CellView }) {
  const { names } = useTable();
  const seat = cell.captor ?? cell.claimant;
  if (seat === null) return null;
  const said = [cell.captor !== null && say("captor", { name: names[cell.captor]! }), cell.claimant !== null && say("claimant", { name: names[cell.claimant]! })];
  return (
    <p class="owner" title={said.filter(Boolean).join("; ")}>
      <SeatSign seat={seat} size={14} />
      <span>{names[seat]}</span>
      {cell.claimant !== null && <Sign name="trophy" size={14} />}
      {cell.captor !== null && cell.claimant !== null && <SeatSign seat={cell.claimant} size={14} />}
    </p>
  );
}
