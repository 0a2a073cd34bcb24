// What somebody meant who tapped a thing that is not lit: the choice whose refusal explains it.
import type { AdmiralView } from "../../wire/admiral";
import { sector, type Direction } from "./compass";
import { isShip, nameOfThing, flagOf, sideOf } from "./looking";

/** Null where no choice of the question at hand could be meant. */
export function meantByThing(view: AdmiralView, thing: number): string | null {
  const options = view.question?.options ?? [];
  const name = nameOfThing(view, thing);
  if (options.some((option) => option.startsWith("against "))) return `against ${name}`;
  if (!options.includes("end turn")) return null; // nothing but a turn offers ships
  if (flagOf(view, thing) === view.seat) return isShip(view, thing) ? `move ${name}` : `fire from ${name}`;
  const allied = sideOf(view, flagOf(view, thing)) === sideOf(view, view.seat);
  return allied && flagOf(view, thing) !== null ? null : `fire at ${name}`;
}

/** A cell beside the ship that is to move. */
export function meantByDirection(view: AdmiralView, direction: Direction): string | null {
  if (view.question?.options.some((option) => option.startsWith("to "))) return `to ${direction}`;
  if (view.affair?.type !== "CourseView" || !view.question?.options.includes("stop")) return null;
  const sectors = (sector(direction) - sector(view.affair.heading) + 8) % 8;
  return sectors === 0 ? "advance" : sectors === 7 ? "turn left" : sectors === 1 ? "turn right" : null;
}
