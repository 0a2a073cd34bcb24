import { expect, test } from "vitest";
import type { Asked, LessonScene } from "../../wire/protocol";
import { readOn, taught, told } from "./progress";

const step = (say: string, does = false) => ({ say, spotlight: "", does });
const lesson: LessonScene = { title: "", steps: 5, at: 1, now: [step("theme"), step("do", true)], accepts: ["buy first"] };
const asked = { ways: [{ name: "buy none" }, { name: "buy first" }] } as unknown as Asked;

test("what is to be read comes first, then what is to be done", () => {
  const unread = { at: 1, n: 0 };
  expect(told(lesson, unread)).toEqual({ step: lesson.now[0], number: 2, isLast: false });
  expect(taught({ lesson, asked }, unread)).toBeNull();
  const read = readOn(lesson, unread);
  expect(told(lesson, read)?.number).toBe(3);
  expect(taught({ lesson, asked }, read)).toBe("buy first");
});

test("what was read of other steps does not count", () => {
  expect(told(lesson, { at: 0, n: 7 })?.number).toBe(2);
});

test("a step that wants a choice stays until it is made", () => {
  expect(told(lesson, { at: 1, n: 9 })?.step.say).toBe("do");
});

test("a farewell ends when it is read", () => {
  const farewell = { ...lesson, at: 4, now: [step("goodbye")], accepts: [] };
  expect(told(farewell, { at: 4, n: 0 })?.isLast).toBe(true);
  expect(told(farewell, readOn(farewell, { at: 4, n: 0 }))).toBeNull();
});

test("nobody is shown a way while nothing is asked", () => {
  expect(taught({ lesson, asked: null }, { at: 1, n: 1 })).toBeNull();
});
