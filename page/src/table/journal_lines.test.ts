import { expect, test } from "vitest";
import { matching } from "./journal_lines";

const JOURNAL = [
  { text: "Anna bids 2\u00a0red workers.", clause: "KF-4.1" },
  { text: "Boris passes.", clause: "KF-4.10" },
  { text: "Anna passes.", clause: "KF-4.10" },
];
const texts = (filter: string) => matching(JOURNAL, filter).map(({ line }) => line.text);

test("the newest line comes first and keeps its number", () => {
  expect(matching(JOURNAL, "").map((l) => l.number)).toEqual([2, 1, 0]);
});

test("words are found whatever the case and the space", () => {
  expect(texts("2 RED")).toEqual(["Anna bids 2\u00a0red workers."]);
});

test("a whole clause means that clause alone", () => {
  expect(texts("kf-4.1")).toHaveLength(1);
  expect(texts("KF-4.10")).toEqual(["Anna passes.", "Boris passes."]);
  expect(texts("KF-4")).toHaveLength(3);
});
