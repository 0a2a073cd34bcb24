// Places of a board: the server says which of them lead to a way. Here they become keys of things that can be lit. Pure.
import type { Place, Way } from "../wire/protocol";

/** "cell 2", or "home" where there is one only. `Kind` are the game's kinds of places. */
export type Key<Kind extends string> = Kind | `${Kind} ${string}`;

export const keyOf = <Kind extends string>([kind, which]: Place) => (which ? `${kind} ${which}` : kind) as Key<Kind>;

/** The place with this key: the inverse of the above. */
export function placeOf<Kind extends string>(key: Key<Kind>): [Kind, string] {
  const [kind, ...which] = key.split(" ");
  return [kind as Kind, which.join(" ")];
}

/** All places that are lit, each with the ways it leads to. */
export function litBy<Kind extends string>(ways: readonly Way[]): Map<Key<Kind>, Way[]> {
  const out = new Map<Key<Kind>, Way[]>();
  for (const way of ways)
    for (const place of way.places) out.set(keyOf(place), [...(out.get(keyOf(place)) ?? []), way]);
  return out;
}

/** Whether a name is one of these. The names are checked when the page is built, what comes over the wire is any text. */
export const among =
  <Name extends string>(...names: readonly Name[]) =>
  (name: string | undefined) =>
    (names as readonly string[]).includes(name ?? "");
