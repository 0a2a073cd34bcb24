import { expect, test } from "vitest";
import type { MyTable, TableSummary } from "../wire/protocol";
import { resultOf, statistics } from "./stats";

const seats = (...bots: string[]) => [{ name: "Ann", kind: "person" as const, bot: "" }, ...bots.map((bot) => ({ name: "", kind: bot ? ("bot" as const) : ("person" as const), bot }))];
const over = (id: string, ranks: number[], ...bots: string[]): MyTable =>
  ({ seat: 0, is_my_turn: false, table: { id, game: "humans", status: "over", lesson: "", ranks, seats: seats(...bots) } as unknown as TableSummary });

test("a finished game counts, by who the others were", () => {
  expect(resultOf(over("a", [1, 2], "cadet"))).toMatchObject({ against: "cadet", rank: 1, of: 2 });
  expect(resultOf(over("b", [2, 1, 3], "cadet", "mate"))).toMatchObject({ against: "mixed", rank: 2 });
  expect(resultOf(over("c", [1, 2, 3], "cadet", ""))).toMatchObject({ against: "people" });
});

test("lessons, and games that have no result, don't", () => {
  const lesson = over("a", [1, 2], "cadet");
  expect(resultOf({ ...lesson, table: { ...lesson.table, lesson: "first" } })).toBeNull();
  expect(resultOf({ ...lesson, table: { ...lesson.table, status: "aborted", ranks: [] } })).toBeNull();
});

test("played, won, and the place on average", () => {
  const all = [over("a", [1, 2], "cadet"), over("b", [2, 1], "cadet"), over("c", [1, 2], "mate")].map((m) => resultOf(m)!);
  expect(statistics(all)).toEqual([
    { game: "humans", against: "cadet", played: 2, won: 1, place: 1.5 },
    { game: "humans", against: "mate", played: 1, won: 1, place: 1 },
  ]);
});
