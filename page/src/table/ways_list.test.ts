import { expect, test } from "vitest";
import type { Way } from "../wire/protocol";
import { apart, found, keyName, numbered, sections } from "./ways_list";

const way = (name: string, section = ""): Way => ({ name, label: name, section, entry: name, kind: "", places: [], ends: false });
const WAYS = [way("bid mine", "Bid for"), way("pass"), way("use\u00a0mine", "Use"), way("bid keywood", "Bid for")];

test("ways without a heading come first, the others under theirs", () => {
  expect(sections(WAYS).map((s) => [s.title, s.ways.length])).toEqual([["", 1], ["Bid for", 2], ["Use", 1]]);
});

test("words are found in any order, in headings too, whatever the space", () => {
  expect(found(WAYS, "MINE bid").map((w) => w.name)).toEqual(["bid mine"]);
  expect(found(WAYS, "use mine")).toHaveLength(1);
  expect(found(WAYS, "")).toHaveLength(4);
});

test("the first eighteen have a key", () => {
  const many = Array.from({ length: 20 }, (_, i) => way(`w${i}`));
  expect(keyName(numbered(many).get("w8")!)).toBe("9");
  expect(keyName(numbered(many).get("w9")!)).toBe("⇧1");
  expect(numbered(many).has("w18")).toBe(false);
});

test("what ends a turn stands apart, unless it is the only answer", () => {
  const [pass, resign] = ["pass", "resign"].map((name) => ({ ...way(name), ends: true })) as [Way, Way];
  expect(apart([pass, way("bid")])).toEqual({ usual: [way("bid")], endings: [pass] });
  expect(apart([pass, way("bid")], "pass")).toEqual({ usual: [], endings: [pass] });
  expect(apart([pass, resign])).toEqual({ usual: [], endings: [pass, resign] });
  expect(apart([pass])).toEqual({ usual: [pass], endings: [] });
});
