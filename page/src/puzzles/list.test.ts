import { expect, test, vi } from "vitest";
import type { PuzzleInfo } from "../wire/protocol";

vi.mock("../net/api", () => ({}));
const { nextOf, numberOf } = await import("./list");
const puzzle = (id: string, game: string): PuzzleInfo => ({ id, game, theme: "battle", seats: 2, expansions: [] });
const ALL = [puzzle("a", "humans"), puzzle("b", "admiral"), puzzle("c", "humans")];

test("the next puzzle is of the same game, and after the last comes the first", () => {
  expect(nextOf(ALL, "a")).toBe("c");
  expect(nextOf(ALL, "c")).toBe("a");
  expect(nextOf(ALL, "b")).toBe("b");
});

test("puzzles are counted within their game", () => {
  expect(ALL.map((one) => numberOf(ALL, one))).toEqual([1, 1, 2]);
});
