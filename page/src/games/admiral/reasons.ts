// Why each place is what it is: the first thing in which two sides differ decides (AD-22.3, AD-22.4, AD-24.9).
import type { AdmiralFurniture, AdmiralView } from "../../wire/admiral";
import { cardsIn, sideOf } from "./looking";
import type { Word } from "./words";

export interface Part {
  thing: number;
  value: number;
}
export interface Score {
  total: number;
  prizes: Part[];
  forts: Part[];
  sunk: number;
}

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

/** The score of a side, in its parts. What is neither prize nor fort was sunk. */
export function scoreOf(view: AdmiralView, furniture: AdmiralFurniture, seat: number): Score {
  const side = sideOf(view, seat);
  const taken = (one: { flag: number | null; home: number }) => sideOf(view, one.flag) === side && sideOf(view, one.home) !== side;
  const prizes = view.ships.flatMap((ship, thing) => (taken(ship) ? [{ thing, value: furniture.classes[ship.kind]?.value ?? 0 }] : []));
  const forts = view.forts.flatMap((fort, i) => (taken(fort) ? [{ thing: view.ships.length + i, value: furniture.fort.value }] : []));
  const total = view.results[seat]?.score ?? 0;
  return { total, prizes, forts, sunk: total - sum([...prizes, ...forts].map((part) => part.value)) };
}

/** Everything that is compared, in its order; allies count together. */
export function compared(view: AdmiralView, seat: number): [Word, number][] {
  const seats = view.players.flatMap((player, s) => (player.side === sideOf(view, seat) ? [s] : []));
  const of = (key: "bank" | "aboard" | "strength") => sum(seats.map((s) => view.results[s]?.[key] ?? 0));
  const gold: [Word, number][] = [["what_bank", of("bank")], ["what_aboard", of("aboard")]];
  return [
    ...(view.scenario.ranking === "gold" ? gold : []),
    ["what_score", view.results[seat]?.score ?? 0],
    ["what_strength", of("strength")],
    ["what_crews", sum(seats.map((s) => captainsOf(view, s)))],
  ];
}

export const captainsOf = (view: AdmiralView, seat: number) =>
  cardsIn(view)?.cards.filter((card) => card.seat === seat && (card.ship !== null || card.port !== null)).length ?? 0;

export interface Reason {
  key: Word;
  what?: Word;
  mine?: number;
  theirs?: number;
}

/** Why `seat` comes after `other`, who has the next better place. */
export function reason(view: AdmiralView, seat: number, other: number): Reason {
  if (view.results[other]?.won) return { key: "by_won" };
  if (isOut(view, seat)) return { key: "by_out" };
  const [mine, theirs] = [compared(view, seat), compared(view, other)];
  const i = mine.findIndex(([, n], at) => n !== theirs[at]![1]);
  return i < 0 ? { key: "by_turn" } : { key: "by_number", what: mine[i]![0], mine: mine[i]![1], theirs: theirs[i]![1] };
}

/** A side is out with the last of its players (AD-18.7). */
const isOut = (view: AdmiralView, seat: number) => view.players.every((player) => player.side !== sideOf(view, seat) || player.out);

export const winners = (view: AdmiralView) => view.results.flatMap((result, seat) => (result.won ? [seat] : []));

/** How the game came to its end. */
export function ended(view: AdmiralView): Word {
  const first = winners(view)[0];
  if (first === undefined) return view.ships.every((ship) => ship.flag === null) ? "won_none" : "won_rounds";
  const side = sideOf(view, first);
  if (view.players.every((player) => player.side === side || player.out)) return "won_last";
  const bank = sum(winners(view).map((seat) => view.results[seat]!.bank));
  return view.scenario.goal > 0 && bank >= view.scenario.goal ? "won_gold" : "won_fort";
}
