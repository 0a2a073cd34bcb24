// What a person would want by clicking a thing that isn't lit: a choice to ask «why not?» about.
import type { HumansView } from "../../wire/humans";
import type { Place } from "./ways";

// The questions (by number) in which a kind of thing could be meant at all.
const MEANT: Record<string, readonly number[]> = {
  cell: [6, 7, 10, 11],
  drawn: [3],
  ship: [4, 14, 16, 23],
  station: [5, 13, 16, 20, 22, 23],
  compensation: [13, 16, 20, 22, 23],
  foe: [9, 15],
  army: [21],
};

/** The name of the choice, or null where none is plausible. */
export function wish(view: HumansView, place: Place): string | null {
  const [kind, first, second] = place.split(" ");
  if (!view.question || !MEANT[kind!]?.includes(view.question.number)) return null;
  if (kind === "drawn") return first === "0" ? "buy first" : "buy second";
  return kind === "foe" ? `captain ${first} ship ${nth(view, Number(first), Number(second))}` : place;
}

/** Which of the ships in question it is: in a battle only those at its city are counted. */
function nth(view: HumansView, seat: number, place: number): number {
  const ships = view.captains[seat]?.attacking ?? [];
  if (view.question?.number !== 15) return place;
  return ships.slice(0, place).filter((s) => s.cell === view.city_now).length;
}
