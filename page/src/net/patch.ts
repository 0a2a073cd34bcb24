// What the page does with the changes of a scene, which src/kubrik/server/show/patches.py has found.
import type { Change } from "../wire/protocol";

/** The new value from the old one, which stays as it is: whatever didn't change is the same object in both. */
export function patched<T>(old: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((value, [where, now]) => put(value, where, now), old) as T;
}

function put(value: unknown, where: readonly (string | number)[], now: unknown): unknown {
  const [first, ...rest] = where;
  if (first === undefined) return now;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const at = copy as Record<string | number, unknown>;
  at[first] = put(at[first], rest, now);
  return copy;
}
