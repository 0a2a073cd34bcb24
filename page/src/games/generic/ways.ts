// Which ways lead to things of the board, and which to nothing there. Pure.
import { keyOf, litBy } from "../../table/places";
import type { Area, Way } from "../../wire/protocol";

export interface Pointed {
  lit: ReadonlyMap<string, readonly Way[]>; // by the key of a place
  spoken: readonly Way[]; // those that no thing on the board leads to
}

const keysOn = (board: readonly Area[]) =>
  new Set<string>(board.flatMap((area) => area.items).flatMap((item) => (item.place ? [keyOf(item.place)] : [])));

/** A way to which several things lead stands at each of them. */
export function pointed(board: readonly Area[], ways: readonly Way[]): Pointed {
  const drawn = keysOn(board);
  return { lit: litBy<string>(ways), spoken: ways.filter((way) => !way.places.some((place) => drawn.has(keyOf(place)))) };
}
