// Which things on the table lead to which ways of the question, and which ways are said rather than pointed at.
import { among, litBy, type Key } from "../../table/places";
import type { HumansKind, HumansPlace, HumansQuestion, HumansView } from "../../wire/humans";
import type { Way } from "../../wire/protocol";

export type Place = Key<HumansPlace>; // "cell 2", "ship teacup", "drawn 0", "foe 1 2"…

/** Is one of these asked? */
export const isAsked = (view: HumansView, ...any: HumansQuestion[]) => among(...any)(view.question?.question);

const isSaid = among<HumansKind>("redraw", "keep", "fight", "retreat", "flee", "pass", "claim", "use", "credits", "allowance");
const MOST_BUTTONS = 5;

/** To buy none or both is said; so is to leave a token or a ship where it is. */
function said(view: HumansView, way: Way): boolean {
  if (way.kind === "buy") return way.places.length !== 1;
  if (way.kind !== "cell") return isSaid(way.kind);
  return way.places.every(([kind, which]) => kind === "home" || (kind === "cell" && Number(which) === view.own?.subject?.cell));
}

/** Each way is on the table once: said, or pointed at by things that are lit. A long row of numbers stays with its card. */
export function onTable(view: HumansView, ways: readonly Way[]): { lit: Map<Place, Way[]>; spoken: Way[] } {
  const spoken = ways.filter((way) => said(view, way));
  if (spoken.length > MOST_BUTTONS) return { lit: litBy<HumansPlace>(ways), spoken: [] };
  return { lit: litBy<HumansPlace>(ways.filter((way) => !spoken.includes(way))), spoken };
}
