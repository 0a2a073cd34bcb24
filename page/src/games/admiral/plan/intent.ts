// What a player set out to do with one click, and the answers that the page gives for it, question by question. Pure.
// As soon as something is asked that was not expected, there is no answer: the player goes on alone.
import type { AdmiralKind, AdmiralView } from "../../../wire/admiral";
import type { Way } from "../../../wire/protocol";
import { sector } from "../chart/compass";
import { nameOfThing } from "../looking";
import { isAsked, whichOf } from "../ways";
import type { Course } from "./course";

export interface Sail {
  kind: "sail";
  course: Course;
  strength: number; // of the ship: who is hit on the way thinks again
}
export interface Fire {
  kind: "fire";
  target: number;
  shots: ReadonlyMap<number, number>; // by shooter
  manner: string; // its name
}
export interface Board {
  kind: "board";
  ship: number;
  enemy: number;
  skilled: boolean;
}
/** Captains are dealt by chance. */
export interface Deal {
  kind: "deal";
}
export type Intent = (Sail | Fire | Board | Deal) & { begun?: boolean };

/** The name of the way to choose now; null: it is done, or not as expected. */
export function answer(intent: Intent, view: AdmiralView, ways: readonly Way[], chance = Math.random()): string | null {
  const isOpening = isAsked(view, "what_to_do");
  if (isOpening && intent.begun) return null;
  if (intent.kind === "sail") return isOpening ? named(ways, "move", intent.course.ship) : sailOn(intent, view, ways);
  if (intent.kind === "fire") return isOpening ? named(ways, "fire_at", intent.target) : fireOn(intent, view, ways);
  if (intent.kind === "board") return isOpening ? opened(intent, ways) : against(intent, view, ways);
  const dealt = ways.filter((way) => whichOf(way, "captain"));
  return dealt[Math.floor(chance * dealt.length)]?.name ?? null;
}

const isAt = (way: Way, thing: number) => whichOf(way, "thing") === String(thing);
const named = (ways: readonly Way[], kind: AdmiralKind, thing: number) => ways.find((way) => way.kind === kind && isAt(way, thing))?.name ?? null;
const called = (ways: readonly Way[], name: string) => (ways.some((way) => way.name === name) ? name : null);

function sailOn({ course, strength }: Sail, view: AdmiralView, ways: readonly Way[]): string | null {
  const ship = view.ships[course.ship];
  const at = course.cells.indexOf(ship?.cell ?? "");
  if (ship?.strength !== strength || at < 0) return null;
  if (isAsked(view, "which_heading")) return view.own?.subject === course.ship ? called(ways, `to ${course.headings[at]}`) : null;
  if (!isAsked(view, "how_to_go_on") || view.affair?.type !== "CourseView" || view.affair.ship !== course.ship) return null;
  const isThere = at === course.headings.length;
  const sectors = (sector(isThere ? course.facing : course.headings[at]!) - sector(view.affair.heading) + 8) % 8;
  if (sectors === 0) return called(ways, isThere ? "stop" : "advance");
  return sectors === 1 ? called(ways, "turn right") : sectors === 7 ? called(ways, "turn left") : null;
}

function fireOn({ target, shots, manner }: Fire, view: AdmiralView, ways: readonly Way[]): string | null {
  if (view.own?.target !== target) return null;
  if (isAsked(view, "which_manner")) return called(ways, manner);
  if (!isAsked(view, "how_many_shots")) return null;
  const shooter = Number(whichOf(ways[0]!, "thing"));
  return ways.find((way) => whichOf(way, "number") === String(shots.get(shooter) ?? 0))?.name ?? null;
}

const opened = ({ ship }: Board, ways: readonly Way[]) => named(ways, "board_with", ship) ?? named(ways, "storm_with", ship);

function against({ ship, enemy, skilled }: Board, view: AdmiralView, ways: readonly Way[]): string | null {
  if (view.own?.subject !== ship) return null;
  return called(ways, `against ${nameOfThing(view, enemy)}${skilled ? " skilled" : ""}`);
}
