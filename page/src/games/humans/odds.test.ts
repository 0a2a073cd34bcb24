import { expect, test } from "vitest";
import { armiesLeft, battleChances, catchChance, throwsFor } from "./odds";

test("equal strengths have equal chances, and the rest are ties", () => {
  const [a, b] = battleChances([3, 3]);
  expect(a).toBeCloseTo(b!);
  expect(1 - a! - b!).toBeCloseTo(146 / 1296); // the same sum twice
});

test("who is stronger by eleven can't lose, and of three each has less", () => {
  expect(battleChances([12, 1])[0]).toBeCloseTo(1);
  const three = battleChances([4, 4, 4]);
  expect(three[0]).toBeLessThan(battleChances([4, 4])[0]!);
});

test("throws of two dice", () => {
  expect([2, 7, 12].map(throwsFor)).toEqual([36, 21, 1]);
});

test("what lies in the discard pile is in no deck", () => {
  const left = armiesLeft({ patrol: 5, empty: 0, tanks: 9 }, { patrol: 2, empty: 3, tanks: 1 }, ["empty", "patrol"]);
  expect([...left]).toEqual([[5, 1], [0, 2], [9, 1]]);
});

test("a catch beats every card of the deck that comes up", () => {
  expect(catchChance(3, 1, new Map([[0, 4]]))).toBe(1);
  expect(catchChance(2, 1, new Map([[9, 1]]))).toBeCloseTo(21 / 36);
  expect(catchChance(2, 2, new Map([[9, 1], [0, 1]]))).toBeCloseTo(21 / 36); // both come, in either order
  expect(catchChance(0, 1, new Map([[13, 1], [0, 1]]))).toBeCloseTo(0.5);
});
