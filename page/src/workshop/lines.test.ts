import { expect, test } from "vitest";
import { lineCount, placeOf } from "./lines";

const TEXT = "one\n\nthree";

test("a text without a line break is one line", () => {
  expect([lineCount(""), lineCount("one"), lineCount(TEXT)]).toEqual([1, 1, 3]);
});

test.each([[1, "one"], [2, ""], [3, "three"], [9, ""]])("line %i is found", (line, found) => {
  expect(TEXT.slice(...placeOf(TEXT, line))).toBe(found);
});
