import { expect, test } from "vitest";
import { chapters, marked, matching, numbered, passage, wordsOf } from "./book";

const CLAUSES = [
  { source: "house", id: "TH-1.1", section: "1. Parts", text: "Ships are saucers, tripods and cruisers." },
  { source: "house", id: "TH-2.1", section: "2. Turn – Buying", text: "Ещё один корабль." },
  { source: "house", id: "TH-2.2", section: "2. Turn – Buying", text: "A ship costs humans." },
  { source: "house", id: "TH-2.3", section: "2. Turn – Fighting", text: "The stronger wins (TH-1.1)." },
];

test("clauses stand in their chapters and parts, in their order", () => {
  const shape = chapters(CLAUSES).map((c) => [c.title, c.parts.map((p) => [p.title, p.clauses.map((k) => k.id)])]);
  expect(shape).toEqual([
    ["1. Parts", [["", ["TH-1.1"]]]],
    ["2. Turn", [["Buying", ["TH-2.1", "TH-2.2"]], ["Fighting", ["TH-2.3"]]]],
  ]);
});

test("a search wants every word, in any case, ё as е, and knows numbers", () => {
  const ids = (search: string) => matching(CLAUSES, wordsOf(search)).map((c) => c.id);
  expect(ids("SHIP")).toEqual(["TH-1.1", "TH-2.2"]);
  expect(ids("ship humans")).toEqual(["TH-2.2"]);
  expect(ids("еще")).toEqual(["TH-2.1"]);
  expect(ids("th-2.3")).toEqual(["TH-2.3"]);
  expect(ids(" ")).toHaveLength(4);
});

test("what was searched for is marked, whatever signs it has", () => {
  expect(marked("Ещё раз (да)", wordsOf("еще (да"))).toEqual(["", "Ещё", " раз ", "(да", ")"]);
});

test("what stands between the clauses is a paragraph, a list or a table", () => {
  expect(passage("One line\nand another")).toEqual({ text: "One line and another" });
  expect(passage("- a\n- b - c")).toEqual({ list: ["a", "b - c"] });
  expect(passage("| Class | Gold |\n|---|:-:|\n| brig | 0 |")).toEqual({ rows: [["Class", "Gold"], ["brig", "0"]] });
});

test("only clauses are counted", () => {
  expect(numbered([...CLAUSES, { id: "", source: "", section: "1. Parts", text: "Hello." }])).toBe(4);
});
