// What the own plan burns and how strong it is, and which ship the question is about.
import type { Ability, CityFacts, HumansFurniture, HumansView, PlanView, ShipFacts } from "../../wire/humans";
import { isAsked } from "./ways";
import type { Wishes } from "./draft";

/** Where each ship is to go: decided, or wished; null where neither. */
export const intended = (planned: PlanView, wishes: Wishes = {}) => planned.cells.map((cell, i) => cell ?? wishes[i] ?? null);

/** The fuel that the ships burn that are sent somewhere. */
export function burnt(view: HumansView, furniture: Pick<HumansFurniture, "ships">, cells: readonly (number | null)[]): number {
  return view.own!.ships.reduce((sum, s, i) => sum + (cells[i] ? furniture.ships[s.id]!.fuel : 0), 0);
}

/** The ship that the question asks about, as a place in the hand; -1 for none. */
export function shipAsked(view: HumansView): number {
  const own = view.own;
  const about = own?.subject?.whose == null ? own?.subject?.ship : null;
  if (!own || !about) return -1;
  if (own.sealed.plan) return own.sealed.plan.cells.indexOf(null);
  return own.ships.findIndex((s) => s.id === about && s.cell === own.subject!.cell);
}

/** Is the plan complete once this is answered? No other ship could go, no token waits to be laid, no fuel to be found. */
export function completes(view: HumansView, furniture: HumansFurniture, cell: number): boolean {
  const planned = view.own?.sealed.plan;
  if (!planned || !isAsked(view, "where_to_send", "where_to_aim", "how_to_fuel")) return false;
  if (isAsked(view, "how_to_fuel")) return true;
  if (isAsked(view, "where_to_aim")) return !choosesFuel(view, furniture, planned.cells);
  const asked = shipAsked(view);
  const cells = planned.cells.map((c, i) => (i === asked ? cell : c));
  const used = burnt(view, furniture, cells);
  if (cells.some((c, i) => c === null && used + furniture.ships[view.own!.ships[i]!.id]!.fuel <= planned.most_fuel)) return false;
  return !(aims(view, furniture) && cells.some((c) => c)) && !choosesFuel(view, furniture, cells);
}

const aims = ({ captains, seat }: HumansView, { stations }: HumansFurniture) =>
  captains[seat!]!.stations.some((s) => !s.used && stations[s.id]!.effect === "token_support");

/** Is more fuel needed, and are there several cards to find it with? */
function choosesFuel(view: HumansView, { stations, compensations, ships }: HumansFurniture, cells: readonly (number | null)[]): boolean {
  if (burnt(view, { ships }, cells) <= view.fuel_limit) return false;
  const fuelled = view.captains[view.seat!]!.stations.filter((s) => !s.used && stations[s.id]!.effect === "fuel");
  const cards = view.own!.compensations.filter((c) => c.usable && compensations[c.id]!.effect === "fuel");
  return fuelled.length + cards.length > 1;
}

/** What a group would be worth at a city, as far as it can be known beforehand: nobody knows yet who else comes (TH-8.1). */
export function strengthAt(city: CityFacts, group: readonly ShipFacts[], isAgainstArmies = false): number {
  const applies = (a: Ability, nth: number) => {
    if (a.effect === "at_centre") return a.what === city.centre;
    if (a.effect === "in_region") return a.what === city.region;
    if (a.effect === "with_type") return group.some((other, i) => i !== nth && other.type === a.what);
    return a.effect === "alone" ? group.length === 1 : a.effect === "vs_army" && isAgainstArmies;
  };
  const worth = (s: ShipFacts, nth: number) => s.abilities.reduce((n, a) => n + (applies(a, nth) ? a.n : 0), s.strength);
  return group.reduce((sum, s, nth) => sum + worth(s, nth), 0);
}
