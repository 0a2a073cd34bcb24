import { expect, test } from "vitest";
import type { Sight } from "../hearing";
import { atEnd, drawn, EMPTY, hear, MOST, next, type Queue } from "./queue";

const TABLE = {} as Sight["table"];
const sight = (lines: number, ask: number | null = null, view: unknown = {}, table = TABLE) =>
  ({ table, journal: Array(lines), scene: { view, board: null, asked: ask === null ? null : { ask } } }) as unknown as Sight;
const heard = (...sights: Sight[]) => sights.reduce<Queue>((q, s) => hear(q, s, false), EMPTY);

test("the first sight is just there; others wait, one after another, and at the end the truth is shown itself", () => {
  const [a, b, c] = [sight(0), sight(1), sight(2, 7)];
  const queue = heard(a, b, c);
  expect(queue.shown).toBe(a);
  const one = next(queue);
  expect(drawn(one)).toBe(b);
  expect(drawn(next(one))).toBe(c);
});

test("nothing is asked at a table that is not that of now", () => {
  const queue = heard(sight(0, 3), sight(1, 4));
  expect(drawn(queue)!.scene.asked).toBeNull();
  expect(drawn(queue)).toBe(drawn(queue));
  expect(drawn(next(queue))!.scene.asked).toMatchObject({ ask: 4 });
});

test("a new welcome, something taken back, or nobody who looks: no steps", () => {
  const queue = heard(sight(0), sight(1), sight(2));
  for (const now of [sight(3, null, {}, {} as Sight["table"]), sight(1)]) expect(hear(queue, now, false)).toEqual({ shown: now, waiting: [] });
  const unseen = sight(3);
  expect(hear(queue, unseen, true).shown).toBe(unseen);
});

test("what changes nothing on the board is no step", () => {
  const view = {};
  const [a, b] = [sight(0, null, view), sight(0, 1, view)];
  expect(heard(a, b)).toEqual({ shown: b, waiting: [] });
  const later = { ...sight(2), journal: [] };
  expect(hear(heard(a, { ...b, scene: { ...b.scene, view: {} } }), later, false).waiting).toHaveLength(2);
});

test("nobody follows a long queue: it jumps to its end, and so does who skips", () => {
  const many = Array.from({ length: MOST + 2 }, (_, n) => sight(n));
  expect(heard(...many)).toEqual({ shown: many.at(-1), waiting: [] });
  expect(atEnd(heard(...many.slice(0, 5))).shown).toBe(many[4]);
});
