// What the parts of the board share: what is lit, what is pressed, what is looked at.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../table/contract";
import { among } from "../../table/places";
import type { AdmiralFurniture, AdmiralKind, AdmiralView } from "../../wire/admiral";
import type { Way } from "../../wire/protocol";
import type { Place } from "./ways";

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
  selected: number | null; // a thing whose zones are shown
  select: (thing: number | null) => void;
  opened: Opened | null;
  open: (opened: Opened | null) => void;
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

export function press(desk: Desk, place: Place, where: Where): void {
  const ways = desk.at.get(place) ?? [];
  if (needsSecondLook(ways)) desk.open({ place, where });
  else if (ways[0]) desk.choose(ways[0].name);
}
