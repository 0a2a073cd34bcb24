// What a person would want by clicking a thing that isn't lit: a choice to ask «why not?» about.
import type { HumansPlace, HumansQuestion, HumansView } from "../../wire/humans";
import { isAsked, type Place } from "./ways";

const FIGHTING: readonly HumansQuestion[] = ["how_to_respond", "ship_to_lose", "fight_or_flee", "help_or_stop", "ship_lost_to_army"];
// The questions in which a kind of thing could be meant at all.
const MEANT: Partial<Record<HumansPlace, readonly HumansQuestion[]>> = {
  cell: ["where_to_send", "where_to_aim", "where_to_pull", "where_to_move"],
  drawn: ["what_to_buy"],
  ship: ["ship_to_replace", "ship_to_boost", "ship_to_lose", "ship_lost_to_army"],
  station: ["station_to_replace", ...FIGHTING],
  compensation: FIGHTING,
  foe: ["ship_to_pull", "ship_to_cancel"],
  army: ["army_to_skip"],
};

/** The name of the choice, or null where none is plausible. */
export function wish(view: HumansView, place: Place): string | null {
  const [kind, first, second] = place.split(" ") as [HumansPlace, string?, string?];
  if (!isAsked(view, ...(MEANT[kind] ?? []))) return null;
  if (kind === "drawn") return first === "0" ? "buy first" : "buy second";
  return kind === "foe" ? `captain ${first} ship ${nth(view, Number(first), Number(second))}` : place;
}

/** Which of the ships in question it is: in a battle only those at its city are counted. */
function nth(view: HumansView, seat: number, place: number): number {
  const ships = view.captains[seat]?.attacking ?? [];
  if (!isAsked(view, "ship_to_cancel")) return place;
  return ships.slice(0, place).filter((s) => s.cell === view.city_now).length;
}
