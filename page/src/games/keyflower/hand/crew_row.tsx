// To bid or to use, with how many workers of which colour: every number is a click.
import { useState } from "preact/hooks";
import { isNarrow } from "../../../table/narrow";
import type { Way } from "../../../wire/protocol";
import { Sign } from "../art/icon";
import { coming, needed, numbers, sending, type Crew, type Group } from "../crews";
import type { Table } from "../table";
import { signOf } from "../ways";
import { name, say } from "../words";

const BIDS = 9; // numbers of workers in a row, until somebody wants more
const ON_PHONE = 6;

export function CrewRow({ table, way, found }: { table: Table; way: Way; found: readonly Crew[] }) {
  const [along, take] = useState<readonly string[]>(() => found.flatMap(needed));
  const [all, showAll] = useState(false);
  const toggle = (tile: string) => take(along.includes(tile) ? along.filter((other) => other !== tile) : [...along, tile]);
  const deed = found[0]!.deed;
  const shown = deed === "bid" ? Math.max(2, Math.floor((isNarrow.value ? ON_PHONE : BIDS) / found.length)) : 1;
  const rest = found.some((crew) => numbers(crew, along).length > shown);
  return (
    <span class={`kf-crews${way.name === table.hint ? " hint" : ""}`} role="group" aria-label={way.label}>
      <span class="kf-deed" title={way.label}><Sign name={signOf(way)} size={18} />{say(deed)}</span>
      {found.map((crew) => (
        <span key={crew.colour} class={`kf-crew-of kf-in-${crew.colour}`}>
          <Sign name={crew.colour} size={20} />
          {crew.groups.map((group) => <Along key={group.tile} table={table} group={group} isTaken={along.includes(group.tile)} toggle={() => toggle(group.tile)} />)}
          {numbers(crew, along).slice(0, all ? undefined : shown).map((n) => <Send key={n} table={table} crew={crew} along={along} n={n} />)}
        </span>
      ))}
      {rest && !all && <button type="button" class="kf-close" aria-label={say("more")} title={say("more")} onClick={() => showAll(true)}>…</button>}
    </span>
  );
}

function Send({ table, crew, along, n }: { table: Table; crew: Crew; along: readonly string[]; n: number }) {
  const all = n + coming(crew, along);
  const words = say(crew.deed === "bid" ? "bid_with" : "use_with", { n: all, colour: name(crew.colour), tile: table.cards[crew.tile]?.title ?? crew.tile });
  return <button type="button" class="kf-chip" aria-label={words} title={words} onClick={() => table.mean(sending(crew, along, n))}>{all}</button>;
}

/** Workers of a losing bid: do they come along? */
function Along({ table, group, isTaken, toggle }: { table: Table; group: Group; isTaken: boolean; toggle: () => void }) {
  const words = say("along", { n: group.workers, tile: table.cards[group.tile]?.title ?? group.tile });
  return (
    <button type="button" class="kf-along kf-close" aria-pressed={isTaken} aria-label={words} title={words} onClick={toggle}>
      <Sign name="swap" size={16} />{group.workers}
    </button>
  );
}
