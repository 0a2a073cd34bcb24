// On a phone one part of the table is seen at a time; what is asked about comes to the front by itself.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { othersOf } from "./village/others";
import type { Table } from "./table";
import { isAsked } from "./ways";
import { say } from "./words";

const TABS = ["offer", "village", "others"] as const;
export type Tab = (typeof TABS)[number];

/** Whether something of this part can be pressed. */
function isLit(table: Table, tab: Tab): boolean {
  const { view, lit } = table;
  const at = (tiles: readonly { tile: string }[]) => tiles.some(({ tile }) => lit.has(`tile ${tile}`));
  if (tab === "offer") return isAsked(view, "winter_tiles") || at([...view.auctions, ...view.boats]);
  if (tab === "others") return othersOf(table).some((seat) => at(view.players[seat]!.village));
  return view.seat !== null && (at(view.players[view.seat]!.village) || at(view.players[view.seat]!.won) || isUnfinished(table));
}

/** A transport or a new tile: its places are in the own village only. */
const isUnfinished = (table: Table) => table.view.own?.sketch != null || [...table.lit.keys()].some((place) => place.startsWith("pile "));

const PARTS: Record<Tab, string> = { offer: ".kf-offer", village: ".kf-own", others: ".kf-others" };

/** `board`: a lesson may want something that lies in another part of it. */
export function useTab(table: Table, question: string, board: RefObject<HTMLElement | null>) {
  const [tab, turnTo] = useState<Tab>("offer");
  useEffect(() => {
    const show = (event: Event) => {
      const found = TABS.find((one) => (event.target as Element).closest(PARTS[one]));
      if (found) turnTo(found), event.preventDefault();
    };
    board.current!.addEventListener("wanted", show);
    return () => board.current?.removeEventListener("wanted", show);
  }, []);
  useEffect(() => {
    const found = TABS.find((one) => isLit(table, one));
    if (found && !isLit(table, tab)) turnTo(found);
  }, [question]);
  return [tab, turnTo] as const;
}

export function Tabs({ table, hasOffer, tab, turnTo }: { table: Table; hasOffer: boolean; tab: Tab; turnTo: (tab: Tab) => void }) {
  const there = TABS.filter((one) => (one === "offer" ? hasOffer : one === "village" ? table.view.own : othersOf(table).length > 0));
  return (
    <nav class="kf-tabs">
      {there.map((one) => (
        <button key={one} type="button" class={isLit(table, one) ? "lit" : ""} aria-pressed={one === tab} onClick={() => turnTo(one)}>{say(`tab_${one}`)}</button>
      ))}
    </nav>
  );
}
