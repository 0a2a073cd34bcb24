import { describe, expect, test } from "vitest";
import { analysis, home, how, mine, newTable, puzzle, puzzles, replay, routeOf, rules, table, workshop } from "./routes";

describe("an address and its page", () => {
  test("each page is found again at its own address", () => {
    expect(routeOf(home())).toEqual({ page: "home" });
    expect(routeOf(mine())).toEqual({ page: "mine" });
    expect(routeOf(newTable("admiral"))).toEqual({ page: "new", game: "admiral" });
    expect(routeOf(table("aB3_-x"))).toEqual({ page: "table", id: "aB3_-x" });
    expect(routeOf(how("humans"))).toEqual({ page: "how", game: "humans" });
    expect(routeOf(replay("aB3"))).toEqual({ page: "replay", id: "aB3" });
    expect(routeOf(workshop("humans"))).toEqual({ page: "workshop", game: "humans" });
    expect(routeOf(analysis("aB3"))).toEqual({ page: "analysis", id: "aB3" });
    expect(routeOf(puzzles())).toEqual({ page: "puzzles" });
    expect(routeOf(puzzle("humans-3-41"))).toEqual({ page: "puzzle", id: "humans-3-41" });
  });

  test("a clause is in the fragment of the rules", () => {
    const address = new URL(rules("humans", "TH-5.3"), "http://kubrik.test");
    expect(routeOf(address.pathname, address.hash)).toEqual({ page: "rules", game: "humans", clause: "TH-5.3" });
    expect(routeOf("/rules/humans", "#<b>")).toEqual({ page: "rules", game: "humans", clause: "" });
  });

  test("anything else leads nowhere", () => {
    for (const path of ["/t/", "/t/a/b", "/t/a%20b", "/new", "/rules/../etc", "/nothing"])
      expect(routeOf(path)).toEqual({ page: "lost" });
  });
});
