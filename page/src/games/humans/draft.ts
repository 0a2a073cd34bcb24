// Ships are asked about one after another. Here any of them can be sent first: what is wished for a later one is answered
// when its turn comes, if it is still on offer. Nothing is kept for another captain or another turn.
import { useEffect, useState } from "preact/hooks";
import type { HumansFurniture, HumansView } from "../../wire/humans";
import type { Way } from "../../wire/protocol";
import { burnt, intended, shipAsked } from "./plan";
import type { HumansBoard } from "./table";
import { isAsked } from "./ways";

export type Wishes = Readonly<Record<number, number>>; // by ship: the cell, 0 to stay

export interface Draft {
  picked: number; // the ship that a click on a city sends
  wishes: Wishes;
  pick: (ship: number) => (() => void) | undefined; // what a click on a ship does, if anything
  aim: (cell: number) => (() => void) | undefined; // what a click on a city does, unless it answers the question
  stay: () => void; // all ships that are not decided
}

interface Kept {
  owner: string;
  picked: number;
  wishes: Wishes;
}

const NOTHING: Kept = { owner: "", picked: -1, wishes: {} };

/** The way that sends a ship to this cell. */
export const wayTo = (ways: readonly Way[], cell: number) =>
  ways.find((w) => w.places.some(([kind, which]) => (cell ? kind === "cell" && Number(which) === cell : kind === "home")));

export const without = (wishes: Wishes, ship: number): Wishes => Object.fromEntries(Object.entries(wishes).filter(([i]) => Number(i) !== ship));

/** Ships that are neither decided nor wished for. */
export const undecided = (view: HumansView, wishes: Wishes) =>
  (view.own?.sealed.plan?.cells ?? []).map((_, i) => i).filter((i) => view.own!.sealed.plan!.cells[i] === null && wishes[i] === undefined);

/** Could the fuel be found, if this ship went somewhere beside all that is decided and wished? */
export function hasFuel(view: HumansView, furniture: HumansFurniture, wishes: Wishes, ship: number): boolean {
  const plan = view.own!.sealed.plan!;
  return burnt(view, furniture, intended(plan, { ...wishes, [ship]: 1 })) <= plan.most_fuel;
}

/** The cell to which a way sends a ship, 0 for home. */
export const cellOf = ({ places }: Way) => Number(places.find(([kind]) => kind === "cell")?.[1] ?? 0);

export function useDraft({ view, furniture, ways, choose, pending }: HumansBoard): Draft | null {
  const [kept, keep] = useState(NOTHING);
  const isPlanning = isAsked(view, "where_to_send") && view.own?.sealed.plan != null;
  const owner = `${view.seat} ${view.turn}`;
  const { picked, wishes } = isPlanning && kept.owner === owner ? kept : NOTHING;
  const asked = isPlanning ? shipAsked(view) : -1;
  const wished = wishes[asked];
  useEffect(() => {
    if (wished === undefined || ways.length === 0) return;
    const way = wayTo(ways, wished);
    keep({ owner, picked: -1, wishes: without(wishes, asked) });
    if (way) choose(way.name);
  }, [asked, wished, ways.length]);
  if (!isPlanning || ways.length === 0) return null;
  const open = undecided(view, wishes);
  const canGo = (ship: number) => view.own!.sealed.plan!.cells[ship] === null && hasFuel(view, furniture, wishes, ship);
  const sent = ways.find((w) => w.name === pending); // the last of the plan, which waits
  const now = sent ? -1 : canGo(picked) ? picked : asked;
  return {
    picked: now,
    wishes: sent ? { ...wishes, [asked]: cellOf(sent) } : wishes,
    pick: (ship) => (ship !== now && (ship === asked || canGo(ship)) ? () => keep({ owner, picked: ship, wishes }) : undefined),
    aim: (cell) => (!sent && now !== asked && wayTo(ways, cell) ? () => keep({ owner, picked: -1, wishes: { ...wishes, [now]: cell } }) : undefined),
    stay: () => keep({ owner, picked: -1, wishes: { ...wishes, ...Object.fromEntries(open.map((i) => [i, 0])) } }),
  };
}
