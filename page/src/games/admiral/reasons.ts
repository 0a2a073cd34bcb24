// Why each place is what it is: the first thing in which two sides differ decides (AD-22.3, AD-22.4, AD-24.9).
import type { AdmiralFurniture, AdmiralView } from "../../wire/admiral";
import { cardsIn, sideOf } from "./looking";
import { say, type Word } from "./words";

export interface Score {
  total: number;
  prizes: { name: string; value: number }[];
  forts: { name: string; value: number }[];
  sunk: number;
}

/** The score of a side, in its parts. What is neither prize nor fort was sunk. */
export function scoreOf(view: AdmiralView, furniture: AdmiralFurniture, seat: number): Score {
  const side = sideOf(view, seat);
  const taken = (thing: { flag: number | null; home: number }) => sideOf(view, thing.flag) === side && sideOf(view, thing.home) !== side;
  const prizes = view.ships.filter(taken).map((ship) => ({ name: ship.name, value: furniture.classes[ship.kind]?.value ?? 0 }));
  const forts = view.forts.filter(taken).map((fort) => ({ name: say("fort_title", { n: fort.home + 1 }), value: furniture.fort.value }));
  const total = view.results[seat]?.score ?? 0;
  return { total, prizes, forts, sunk: total - sum([...prizes, ...forts].map((one) => one.value)) };
}

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

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

/** Why `seat` comes after `other`, who has the next better place. */
export function reason(view: AdmiralView, names: string[], seat: number, other: number): string {
  const who = { name: names[seat] ?? "", other: names[other] ?? "" };
  if (view.results[other]?.won) return say("by_won", who);
  if (isOut(view, seat)) return say("by_out", who);
  const [mine, theirs] = [compared(view, seat), compared(view, other)];
  const i = mine.findIndex(([, n], at) => n !== theirs[at]![1]);
  if (i < 0) return say("by_turn", who);
  return say("by_number", { ...who, what: say(mine[i]![0]), mine: mine[i]![1], theirs: theirs[i]![1] });
}

const isOut = (view: AdmiralView, seat: number) => view.players.every((player) => player.side !== sideOf(view, seat) || player.out);

/** How the game came to its end. */
export function ended(view: AdmiralView, names: string[]): string {
  const winners = view.results.flatMap((result, seat) => (result.won ? [seat] : []));
  const name = winners.map((seat) => names[seat]).join(", ");
  if (!winners.length) return say(view.ships.every((ship) => ship.flag === null) ? "won_none" : "won_rounds");
  const side = sideOf(view, winners[0]!);
  const last = view.players.every((player) => player.side === side || player.out);
  const rich = view.scenario.goal > 0 && sum(winners.map((seat) => view.results[seat]!.bank)) >= view.scenario.goal;
  return say(last ? "won_last" : rich ? "won_gold" : "won_fort", { name });
}
