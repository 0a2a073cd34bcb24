import { expect, test } from "vitest";
import { stake, withoutRule } from "./glance";

const GLANCE = "── Around cell L11 ─────\ncalm, the vane points north\nMate 2 fires at F1\n    E  F  G\n 7  ·  ·  ·";

test("what is at stake stands before the chart", () => {
  expect(stake(GLANCE)).toBe("calm, the vane points north\nMate 2 fires at F1");
});

test("a glance without a chart is all at stake", () => {
  expect(stake("── Auctions ───\nUntouched: Keywood")).toBe("Untouched: Keywood");
  expect(stake("")).toBe("");
});

test("the heading is drawn for terminals only", () => {
  expect(withoutRule(GLANCE).startsWith("calm")).toBe(true);
});
