import { expect, test } from "vitest";
import type { Way } from "../wire/protocol";
import { found, numbered, sections } from "./ways_list";

const way = (name: string, section = ""): Way => ({ name, label: name, section, entry: name, kind: "", places: [] });
const WAYS = [way("bid mine", "Bid for"), way("pass"), way("use\u00a0mine", "Use"), way("bid keywood", "Bid for")];

test("ways without a heading come first, the others under theirs", () => {
  expect(sections(WAYS).map((s) => [s.title, s.ways.length])).toEqual([["", 1], ["Bid for", 2], ["Use", 1]]);
});

test("words are found in any order, in headings too, whatever the space", () => {
  expect(found(WAYS, "MINE bid").map((w) => w.name)).toEqual(["bid mine"]);
  expect(found(WAYS, "use mine")).toHaveLength(1);
  expect(found(WAYS, "")).toHaveLength(4);
});

test("the first nine have a number", () => {
  const many = Array.from({ length: 12 }, (_, i) => way(`w${i}`));
  expect(numbered(many).get("w8")).toBe(9);
  expect(numbered(many).has("w9")).toBe(false);
});
