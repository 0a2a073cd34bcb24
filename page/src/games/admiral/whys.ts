// What somebody meant who tapped a thing that is not lit: the choice whose refusal explains it.
import type { AdmiralQuestion, AdmiralView } from "../../wire/admiral";
import { sector, type Direction } from "./chart/compass";
import { isShip, nameOfThing, flagOf, sideOf } from "./looking";
import { isAsked } from "./ways";

const WHOM: readonly AdmiralQuestion[] = ["which_target", "whom_to_board", "which_fort", "whom_to_burn", "whom_to_answer"];

/** Null where no choice of the question at hand could be meant. */
export function meantByThing(view: AdmiralView, thing: number): string | null {
  const name = nameOfThing(view, thing);
  if (isAsked(view, ...WHOM)) return `against ${name}`;
  if (!isAsked(view, "what_to_do")) return null; // nothing but a turn offers ships
  if (flagOf(view, thing) === view.seat) return isShip(view, thing) ? `move ${name}` : `fire from ${name}`;
  const allied = sideOf(view, flagOf(view, thing)) === sideOf(view, view.seat);
  return allied && flagOf(view, thing) !== null ? null : `fire at ${name}`;
}

/** A cell beside the ship that is to move. */
export function meantByDirection(view: AdmiralView, direction: Direction): string | null {
  if (isAsked(view, "which_heading", "which_facing")) return `to ${direction}`;
  if (view.affair?.type !== "CourseView" || !isAsked(view, "how_to_go_on")) return null;
  const sectors = (sector(direction) - sector(view.affair.heading) + 8) % 8;
  return sectors === 0 ? "advance" : sectors === 7 ? "turn left" : sectors === 1 ? "turn right" : null;
}
