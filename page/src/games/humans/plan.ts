// The own answers of a secret step, read back: where ships are sent, what is bought and what is given up for it.
import type { HumansFurniture, HumansView } from "../../wire/humans";

export interface Plan {
  cells: number[]; // by place in the hand; -1: not decided yet, 0: stays
  token: number; // the cell that a token station is aimed at, 0 for none
  fuel: string[]; // the cards of the fuel set
}

const cellOf = (answer: string) => (answer.startsWith("cell ") ? Number(answer.slice(5)) : 0);

/** The plan so far (TH-6.28 – 6.30): a cell for each ship in turn, then the token, then the fuel. */
export function plan(view: HumansView): Plan | null {
  if (!view.own || view.phase !== "planning") return null;
  const { ships, answers } = view.own;
  const fuel = answers.find((a) => a.startsWith("fuel "));
  return {
    cells: ships.map((_, i) => (answers[i] === undefined ? -1 : cellOf(answers[i]!))),
    token: answers.slice(ships.length).map(cellOf).find((cell) => cell > 0) ?? 0,
    fuel: fuel ? fuel.slice(5).split("+") : [],
  };
}

/** The fuel that the planned ships burn. */
export function burnt(view: HumansView, furniture: HumansFurniture, planned: Plan): number {
  return view.own!.ships.reduce((sum, s, i) => sum + (planned.cells[i]! > 0 ? furniture.ships[s.id]!.fuel : 0), 0);
}

/** Where the own moving ships go (TH-7.6): the cell by place in the hand, for those decided. */
export function moves(view: HumansView, furniture: HumansFurniture): Map<number, number> {
  const out = new Map<number, number>();
  if (!view.own || view.phase !== "moving") return out;
  const can = (id: string) => furniture.ships[id]!.abilities.some((a) => a.effect === "move");
  const movers = view.own.ships.map((_, i) => i).filter((i) => view.own!.ships[i]!.cell > 0 && can(view.own!.ships[i]!.id));
  view.own.answers.forEach((answer, k) => movers[k] !== undefined && out.set(movers[k]!, cellOf(answer)));
  return out;
}

/** The ship that the question asks about, as a place in the hand; -1 for none. */
export function shipAsked(view: HumansView): number {
  const own = view.own;
  const about = own?.subject?.whose == null ? own?.subject?.ship : null;
  if (!own || !about) return -1;
  if (view.phase === "planning") return own.answers.length;
  return own.ships.findIndex((s) => s.id === about && s.cell === own.subject!.cell);
}

export interface Order {
  bought: boolean[]; // by drawn card
  credits: number; // taken, or less than 0: paid back
  ships: string[]; // given up
  stations: string[];
}

/** What is ordered so far in the buying phase (TH-4.43). */
export function order(view: HumansView): Order {
  const answers = view.phase === "buying" ? (view.own?.answers ?? []) : [];
  const last = (word: string) => answers.filter((a) => a.startsWith(`${word} `)).map((a) => a.slice(word.length + 1));
  const bought = last("buy")[0] ?? "";
  return {
    bought: ["first", "second"].map((which) => bought === which || bought === "both"),
    credits: Number(last("credits")[0] ?? 0) - Number(last("repay")[0] ?? 0),
    ships: last("ship"),
    stations: last("station"),
  };
}
