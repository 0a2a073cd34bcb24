// Which things of the table lead to which ways of the question, and which ways are only said. Pure.
import { among, litBy, placeOf, type Key } from "../../table/places";
import type { KeyflowerKind, KeyflowerPlace, KeyflowerQuestion, KeyflowerView } from "../../wire/keyflower";
import type { Way } from "../../wire/protocol";

/** A thing of the table: "tile miner", "side miner" (where one bids), "pile miner wood", "worker red", "number 2" (of
 *  workers), "skill saw", "supply gold", "cell 1,-1", "turn 3". */
export type Place = Key<KeyflowerPlace>;

/** The ways by the things that lead to them. */
export const lit = (ways: readonly Way[]) => litBy<KeyflowerPlace>(ways);

/** The tile that a place is, or is at; null of other places. */
export function tileOf(place: Place): string | null {
  const [kind, which] = placeOf<KeyflowerPlace>(place);
  return kind === "tile" || kind === "side" ? which : null;
}

/** The ways without a thing on the table: to pass, to finish, to turn no tile over. */
export const spoken = (ways: readonly Way[]) => ways.filter((way) => way.places.length === 0);

/** Is one of these asked? */
export const isAsked = (view: KeyflowerView, ...any: KeyflowerQuestion[]) => among(...any)(view.question?.question);

export const ofKind = (ways: readonly Way[], kind: KeyflowerKind) => ways.filter((way) => way.kind === kind);

/** Sixths of a turn, of a way to turn a tile. */
export const sixths = (way: Way) => Number(way.places[0]![1]);

/** The tiles that are put on offer together. */
export const tilesOf = (way: Way) => way.places.map(([, tile]) => tile);

// What is asked about a tile chosen before: with which colour, with how many, what is given for it.
const follows = among<KeyflowerKind>(
  "colour", "add", "take_group", "leave_group", "give_worker", "give_group", "give_skill", "gain_one", "pay",
);

/** The tile that the choice is about, if all these ways belong beside it. */
export function followed(view: KeyflowerView, ways: readonly Way[]): string | null {
  return ways.length > 0 && ways.every((way) => follows(way.kind)) ? (view.own?.subject ?? null) : null;
}

/** What somebody had in mind who pressed a tile that isn't lit; null if it is only to be looked at. */
export function meant(view: KeyflowerView, tile: string, isAuction: boolean): string | null {
  if (isAsked(view, "what_to_do")) return `${isAuction ? "bid" : "use"} ${tile}`;
  if (isAsked(view, "which_boat", "which_winter_boat")) return `boat ${tile}`;
  if (isAuction) return null;
  if (isAsked(view, "how_to_transport")) return `upgrade ${tile}`;
  return isAsked(view, "where_to") ? `to ${tile}` : null;
}

const BY_KIND: Partial<Record<string, string>> = {
  bid: "crown", use: "worker", haunt: "ghost", upgrade: "upgrade", take_group: "swap", leave_group: "same", give_group: "worker",
} satisfies Partial<Record<KeyflowerKind, string>>;

/** The sign for what is done, or the thing that it is done with: of a pile its resource. */
export const signOf = (way: Way) => BY_KIND[way.kind] ?? way.places[0]?.[1].split(" ").at(-1) ?? "";
