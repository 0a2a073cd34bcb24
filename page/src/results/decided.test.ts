import { expect, test } from "vitest";
import { decided, inOrder, winnersOf } from "./decided";

const row = (title: string, ...points: number[]) => ({ title, points: (seat: number) => points[seat]! });
const ROWS = [row("Village", 11, 8, 11), row("Winter", 6, 12, 3), row("Gold", 0, 2, 9), { title: "Place" }];

test("who shares a place stands in the order of the seats", () => {
  expect(inOrder([3, 1, 1])).toEqual([1, 2, 0]);
  expect(winnersOf([3, 1, 1])).toEqual([1, 2]);
});

test("what decided is where the winner was farthest ahead of who looks on", () => {
  expect(decided(ROWS, [2, 1, 3], 2)).toEqual({ title: "Winter", winner: 1, other: 2, more: 12, less: 3 });
});

test("a winner and a spectator hear of the next in rank", () => {
  for (const seat of [1, null]) expect(decided(ROWS, [2, 1, 3], seat)).toMatchObject({ title: "Winter", other: 0 });
});

test("where nobody is behind in any line, or everybody wins, nothing is said", () => {
  expect(decided([row("Score", 5, 5)], [1, 2], null)).toBeNull();
  expect(decided([row("Score", 5, 4)], [1, 1], 0)).toBeNull();
  expect(decided([{ title: "Place" }], [1, 2], null)).toBeNull();
});
