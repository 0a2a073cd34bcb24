// Which things on the table lead to which ways of the question, and which ways are said rather than pointed at.
import { among, litBy, type Key } from "../../table/places";
import type { HumansKind, HumansPlace, HumansQuestion, HumansView } from "../../wire/humans";
import type { Way } from "../../wire/protocol";

export type Place = Key<HumansPlace>; // "cell 2", "ship teacup", "drawn 0", "foe 1 2"…

/** All places that are lit, each with the ways it leads to. */
export const lit = (ways: readonly Way[]) => litBy<HumansPlace>(ways);

/** Is one of these asked? */
export const isAsked = (view: HumansView, ...any: HumansQuestion[]) => among(...any)(view.question?.question);

const isSaid = among<HumansKind>(
  "redraw", "keep", "fight", "retreat", "flee", "pass", "claim", "raid", "catch", "use", "credits", "allowance",
);
const MOST_BUTTONS = 5;

/** To buy none or both is said; so is to leave a token or a ship where it is, unless the hangar shows it. */
function said(view: HumansView, way: Way): boolean {
  if (way.kind === "buy") return way.places.length !== 1;
  if (way.kind !== "cell") return isSaid(way.kind);
  return way.places.every(([kind, which]) => kind === "cell" && Number(which) === view.own?.subject?.cell);
}

/** The ways that are said rather than pointed at. A long row of numbers stays with its card. */
export function spoken(view: HumansView, ways: readonly Way[]): Way[] {
  const some = ways.filter((way) => said(view, way));
  return some.length > MOST_BUTTONS ? [] : some;
}
