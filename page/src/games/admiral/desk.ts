// What the parts of the board share: what is lit, what is pressed, what is looked at.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../table/contract";
import { among } from "../../table/places";
import type { AdmiralFurniture, AdmiralKind, AdmiralView } from "../../wire/admiral";
import type { Way } from "../../wire/protocol";
import type { Direction } from "./chart/compass";
import { flagOf, isShip } from "./looking";
import type { Course } from "./plan/course";
import type { Intent } from "./plan/intent";
import { isAsked, thingAt, type Place } from "./ways";

export type Props = BoardProps<AdmiralView, AdmiralFurniture>;
/** A ship lies on the chart and, as a card, among its fleet: what opens, opens where it was pressed. */
export type Where = "chart" | "fleet";
export interface Opened {
  place: Place;
  where: Where;
}

export interface Desk extends Props {
  at: Map<Place, Way[]>;
  bar: readonly Way[]; // what has a button below the chart
  selected: number | null; // a thing that is looked at
  select: (thing: number | null) => void;
  opened: Opened | null;
  open: (opened: Opened | null) => void;
  courses: Map<string, Course[]>; // of the ship that is about to sail, by the cell in which they end
  meant: Course | null; // the one under the pointer
  plan: (intent: Intent) => void; // answers the questions of something, one after another
  mean: (course: Course | null) => void;
  bows: readonly Direction[]; // where ships point, by their numbers
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of the board");
  return desk;
}

// A slip of the finger should not show a secret, burn a ship or end anything.
const isCareful = among<AdmiralKind>("turn_up", "burn", "resign", "land");

export const needsSecondLook = (ways: readonly Way[]) => ways.length > 1 || ways.some((way) => isCareful(way.kind));

/** On one's turn a ship is taken in hand: its courses are lit, and what else it can do has buttons. */
export function isTakenInHand({ view }: Pick<Desk, "view">, place: Place): boolean {
  const thing = thingAt(place);
  return thing !== null && isAsked(view, "what_to_do") && isShip(view, thing) && flagOf(view, thing) === view.seat;
}

/** On one's turn an enemy is attacked: with what, is asked beside it. */
export function isAttacked({ view }: Pick<Desk, "view">, place: Place): boolean {
  const thing = thingAt(place);
  return thing !== null && isAsked(view, "what_to_do") && flagOf(view, thing) !== view.seat;
}

export function press(desk: Desk, place: Place, where: Where): void {
  const ways = desk.at.get(place) ?? [];
  if (isTakenInHand(desk, place)) desk.select(thingAt(place));
  else if (needsSecondLook(ways) || (ways.length && isAttacked(desk, place))) desk.open({ place, where });
  else if (ways[0]) desk.choose(ways[0].name);
}
