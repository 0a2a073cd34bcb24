import { expect, test } from "vitest";
import type { Analysis, Point } from "../wire/protocol";
import { chanceAt, costliest, lineOf, momentsOf, points } from "./chances";

const said = { asked: {}, chosen: {}, better: {} };
const point = (at: number, seat: number, share: number, cost = 0): Point => ({ at, seat, share, cost, error: 0, told: cost > 0 ? said : null });
const balance = (result: number) => ({ result, fair: 0.5, luck: 0, choices: 0, rest: 0 });
const GAME: Analysis = {
  version: 1, last: 9, iterations: 100, moments: [], turns: [],
  points: [point(0, 0, 0.5), point(2, 1, 0.4, 0.1), point(5, 0, 0.7, 0.3)],
  balance: [balance(1), balance(0)],
};

test("a seat's line ends with its result", () => {
  expect(lineOf(GAME, 1)).toEqual([{ at: 2, share: 0.4 }, { at: 9, share: 0 }]);
});

test("between two decisions the chances are those of the first", () => {
  expect([0, 4, 5, 9].map((to) => chanceAt(GAME, 0, to))).toEqual([0.5, 0.5, 0.7, 1]);
  expect(chanceAt(GAME, 1, 1)).toBeNull();
});

test("every decision is a moment, and the end is", () => {
  expect(momentsOf(GAME)).toEqual([0, 2, 5, 9]);
});

test("the costliest come first, of one seat or of all", () => {
  expect(costliest(GAME, null, 5).map((p) => p.at)).toEqual([5, 2]);
  expect(costliest(GAME, 1, 5).map((p) => p.at)).toEqual([2]);
});

test("parts of a balance are signed", () => {
  expect([0.123, -0.04, 0].map(points)).toEqual(["+12", "−4", "0"]);
});
