import { expect, test } from "vitest";
import { rolled } from "./moments";

test("dice in the journal are rolled, as many as can be looked at", () => {
  expect(rolled([{ text: "Anna rolls ⚂ and ⚅: 9.", clause: "" }, { text: "Boris passes.", clause: "" }])).toEqual([{ kind: "roll", faces: [3, 6] }]);
  expect(rolled([{ text: "Boris passes.", clause: "" }])).toEqual([]);
  expect(rolled([{ text: "⚀".repeat(30), clause: "" }])).toMatchObject([{ faces: { length: 8 } }]);
});
