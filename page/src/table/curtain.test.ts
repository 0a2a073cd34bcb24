import { expect, test } from "vitest";
import { type Sitter, stage } from "./curtain";

const sitter = (seat: number, asked = false): Sitter => ({ seat, name: `N${seat}`, asked });

test("one person at the screen never sees a curtain", () => {
  expect(stage([sitter(2)], null, true)).toEqual({ look: 2 });
});

test("a page that was just opened shows nobody's scene", () => {
  expect(stage([sitter(0), sitter(1)], null, true)).toEqual({ curtain: null });
  expect(stage([sitter(0), sitter(1, true)], null, true)).toEqual({ curtain: 1 });
});

test("who looks goes on looking while bots or people elsewhere act", () => {
  expect(stage([sitter(0), sitter(1)], 0, true)).toEqual({ look: 0 });
});

test("the curtain falls when another at this screen is asked", () => {
  expect(stage([sitter(0), sitter(1, true)], 0, true)).toEqual({ curtain: 1 });
});

test("of several who are asked at once, one after another round the table", () => {
  expect(stage([sitter(0, true), sitter(1, true), sitter(3, true)], 1, true)).toEqual({ look: 1 });
  expect(stage([sitter(0, true), sitter(1), sitter(3, true)], 1, true)).toEqual({ curtain: 3 });
  expect(stage([sitter(0, true), sitter(1), sitter(3)], 3, true)).toEqual({ curtain: 0 });
});

test("before the game and after it there is nothing to hide", () => {
  expect(stage([sitter(0), sitter(1)], null, false)).toEqual({ look: 0 });
});
