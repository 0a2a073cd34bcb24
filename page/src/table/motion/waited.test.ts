import { expect, test } from "vitest";
import type { Sight } from "../hearing";
import { after, linesOf, ofOthers, type Waited, wait } from "./waited";

const TABLE = {} as Sight["table"];
const sight = (lines: number, ask: number | null = null, table = TABLE) =>
  ({ table, journal: Array.from({ length: lines }, (_, n) => ({ text: `line ${n}` })), scene: { asked: ask === null ? null : { ask } } }) as unknown as Sight;

function waited(...sights: Sight[]): Waited {
  let [w, was]: [Waited | null, Sight | null] = [null, null];
  for (const now of sights) [w, was] = [wait(w, was, now), now];
  return w!;
}

test("what others do is kept, each with its lines, until the next turn of one's own is over", () => {
  const w = waited(sight(1, 5), sight(2), sight(3), sight(3), sight(5, 6));
  expect(w.steps).toHaveLength(2);
  expect(linesOf(w, 1).map((l) => l.text)).toEqual(["line 2"]);
  expect(linesOf(w, 2).map((l) => l.text)).toEqual(["line 3", "line 4"]);
  expect(after(w, 0).journal).toHaveLength(2);
});

test("parts of an answer leave what was kept, its end does not", () => {
  const before = [sight(1), sight(2, 5)];
  expect(waited(...before, sight(2, 6)).steps).toHaveLength(1);
  expect(waited(...before, sight(2, 6), sight(2)).steps).toHaveLength(0);
});

test("an answer that opens what was secret is a step: it brings more than its own line", () => {
  expect(waited(sight(1, 5), sight(2)).steps).toHaveLength(0);
  expect(waited(sight(1, 5), sight(4)).steps).toHaveLength(1);
});

test("nobody waited while his own answer had its effect", () => {
  expect(ofOthers(waited(sight(1, 5), sight(4, 6)))).toBe(0);
  expect(ofOthers(waited(sight(1, 5), sight(4), sight(5)))).toBe(1);
});

test("after a new welcome, or when something is taken back, there is nothing to look back at", () => {
  expect(waited(sight(1), sight(2), sight(2, null, {} as Sight["table"])).steps).toHaveLength(0);
  expect(waited(sight(1), sight(3), sight(2)).steps).toHaveLength(0);
});

test("only so much is kept", () => {
  const w = waited(...Array.from({ length: 100 }, (_, n) => sight(n)));
  expect(w.steps).toHaveLength(60);
  expect(after(w, 0).journal).toHaveLength(39);
});
