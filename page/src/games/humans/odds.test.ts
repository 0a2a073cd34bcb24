import { expect, test } from "vitest";
import { battleChances, throwsFor } from "./odds";

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
