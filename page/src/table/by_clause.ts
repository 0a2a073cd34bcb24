// Closed choices, put together by the clause that closes them. Pure.
import type { Closed } from "../wire/protocol";

/** In the order in which the clauses first come. */
export function byClause(closed: readonly Closed[]): [string, Closed[]][] {
  const by = new Map<string, Closed[]>();
  for (const one of closed) by.set(one.clause, [...(by.get(one.clause) ?? []), one]);
  return [...by];
}
