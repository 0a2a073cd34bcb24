// One thing on the board: lit if ways point at it; otherwise it tells what it is, where the game can say that.
import { useEffect, useRef, useState } from "preact/hooks";
import { keyOf } from "../../table/places";
import type { Area, Item, Way } from "../../wire/protocol";
import { Choices } from "./choices";
import { Face } from "./face";
import { shapeOf } from "./faces";
import { type Table, useTable } from "./table";
import { spokenOf, withWays } from "./words";

const NONE: readonly Way[] = [];

export function Thing({ item, kind }: { item: Item; kind: Area["kind"] }) {
  const table = useTable();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ways = (item.place && table.lit.get(keyOf(item.place))) ?? NONE;
  useEffect(() => setOpen(false), [ways.map((way) => way.name).join("\n")]);
  const face = <Face item={item} kind={kind} />;
  const what = spokenOf(item, shapeOf(item, kind));
  const card = cardOf(item, table);
  if (!ways.length && !card) return <span class="gb-thing" role="img" aria-label={what}>{face}</span>;
  const act = () => (ways.length === 1 ? table.choose(ways[0]!.name) : ways.length ? setOpen(!open) : table.look(card));
  return (
    <span class={open ? "gb-thing open" : "gb-thing"}>
      <button ref={button} type="button" class={lights(ways, table.hint)} aria-label={label(what, ways)} title={ways[0]?.label} aria-expanded={ways.length > 1 ? open : undefined} onClick={act}>
        {face}
      </button>
      {open && ways.length > 1 && <Choices ways={ways} title={what} close={() => (setOpen(false), button.current?.focus({ preventScroll: true }))} leave={() => setOpen(false)} />}
    </span>
  );
}

/** The card whose text can be looked up, or "". */
const cardOf = ({ place }: Item, { cards }: Table) => (place && Object.hasOwn(cards, place[1]) ? place[1] : "");

const lights = (ways: readonly Way[], hint: string | null) =>
  [ways.length ? "lit" : "", ways.some((way) => way.name === hint) ? "hint" : ""].filter(Boolean).join(" ");

const label = (what: string, ways: readonly Way[]) =>
  ways.length > 1 ? withWays(what, ways.length) : ways.length ? `${what}: ${ways[0]!.label}` : what;
