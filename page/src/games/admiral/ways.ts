// Which things on the board lead to which ways, and which ways have a button below the chart.
import { among, litBy, placeOf, type Key } from "../../table/places";
import type { AdmiralKind, AdmiralPlace, AdmiralQuestion, AdmiralView } from "../../wire/admiral";
import type { Way } from "../../wire/protocol";

/** "thing 3" a ship or fort, "arrow NE" beside the ship that moves, "card 1" and "captain swift" cards, "number 2" shots or gold. */
export type Place = Key<AdmiralPlace>;

/** All places that are lit, each with the ways it leads to. On a turn an enemy leads to the ships that can fight it. */
export function lit(ways: readonly Way[], view?: AdmiralView): Map<Place, Way[]> {
  const at = litBy<AdmiralPlace>(ways);
  if (!view || !isAsked(view, "what_to_do")) return at;
  for (const { ship, enemy } of view.own?.fights ?? []) {
    const fighting = (at.get(`thing ${ship}`) ?? []).filter((way) => isFight(way.kind) && isAgainst(view, way, enemy));
    if (fighting.length) at.set(`thing ${enemy}`, [...(at.get(`thing ${enemy}`) ?? []), ...fighting]);
  }
  return at;
}

const isFight = among<AdmiralKind>("board_with", "storm_with");
const isAgainst = (view: AdmiralView, way: Way, enemy: number) => (way.kind === "storm_with") === (enemy >= view.ships.length);

/** Is one of these asked? */
export const isAsked = (view: AdmiralView, ...any: AdmiralQuestion[]) => among(...any)(view.question?.question);

const hasButton = among<AdmiralKind>(
  "stop", "shots", "separate", "salvo", "defend", "units", "answer", "claim", "stay", "go_over", "down", "leave_up",
);

/** Ways without a thing on the board, or that are easier as a button. */
export const buttons = (ways: readonly Way[]) => ways.filter((way) => !way.places.length || hasButton(way.kind));

/** What else a ship in hand can do than sail: it has buttons, too, with what its captain can do. */
export const deeds = (at: Map<Place, Way[]>, ship: number, card: number | undefined) =>
  [...(at.get(`thing ${ship}`) ?? []), ...(card === undefined ? [] : (at.get(`card ${card}`) ?? []))].filter((way) => way.kind !== "move");

/** Which place of this kind a way means. */
export const whichOf = (way: Way, kind: AdmiralPlace) => way.places.find((place) => place[0] === kind)?.[1];

/** The ship or fort of a place that is one. */
export function thingAt(place: Place): number | null {
  const [kind, which] = placeOf<AdmiralPlace>(place);
  return kind === "thing" ? Number(which) : null;
}

/** What the question is about: the ship that moves, fires, defends or is loaded. */
export function subject({ own, affair }: AdmiralView): number | undefined {
  if (own && own.subject !== null) return own.subject;
  if (affair?.type === "CourseView") return affair.ship;
  if (affair?.type === "AttackView" || affair?.type === "BoardingView") return affair.target;
  return affair?.type === "SpoilsView" ? affair.captured : undefined;
}
