import { expect, test } from "vitest";
import { byClause } from "./by_clause";

test("what one clause closes stands together, in the order of the answer", () => {
  const closed = [["a", "AD-1"], ["b", "AD-2"], ["c", "AD-1"]].map(([choice, clause]) => ({ choice: choice!, label: choice!, clause: clause! }));
  expect(byClause(closed).map(([clause, of]) => [clause, of.map((c) => c.choice)])).toEqual([["AD-1", ["a", "c"]], ["AD-2", ["b"]]]);
});
