import { expect, test } from "vitest";
import { pause } from "./socket";

test("a lost line is called again soon, then more and more seldom, but always within a quarter of a minute", () => {
  expect(pause(0, 1)).toBeLessThan(500);
  expect(pause(3, 1)).toBeGreaterThan(pause(2, 1));
  expect(pause(40, 1)).toBeLessThanOrEqual(15_000);
});

test("pages that lost the same server do not all call at the same moment", () => {
  expect(pause(4, 0)).toBeLessThan(pause(4, 1));
});
