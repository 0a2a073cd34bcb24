// What the own plan burns, and which ship the question is about.
import type { HumansFurniture, HumansView, PlanView } from "../../wire/humans";

/** The fuel that the planned ships burn. */
export function burnt(view: HumansView, furniture: HumansFurniture, planned: PlanView): number {
  return view.own!.ships.reduce((sum, s, i) => sum + (planned.cells[i] ? furniture.ships[s.id]!.fuel : 0), 0);
}

/** The ship that the question asks about, as a place in the hand; -1 for none. */
export function shipAsked(view: HumansView): number {
  const own = view.own;
  const about = own?.subject?.whose == null ? own?.subject?.ship : null;
  if (!own || !about) return -1;
  if (own.sealed.plan) return own.sealed.plan.cells.indexOf(null);
  return own.ships.findIndex((s) => s.id === about && s.cell === own.subject!.cell);
}
