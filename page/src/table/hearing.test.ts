import { expect, test } from "vitest";
import type { Asked, Scene, ToPage, Welcome } from "../wire/protocol";
import { type Hearing, heard, hinted, isBusy, QUIET, toSendAgain } from "./hearing";

const asked = (ask: number): Asked =>
  ({ ask, prompt: "?", clause: "", ways: [], glance: "", answers: [], out_of_turn: false, by_itself: false, may_stand: null });
const scene = (ask: number | null): Scene => ({
  status: "running", stuck: "", seat: 0, seats: [], view: {}, board: [], ranks: [], scores: [], asked: ask === null ? null : asked(ask),
  can_undo: false, standing: [], deadline: null, rematch: "", lesson: null,
});
const welcome = (ask: number | null): Welcome =>
  ({ t: "welcome", v: 1, table: {} as Welcome["table"], furniture: {}, cards: {}, scene: scene(ask), journal: [{ text: "a", clause: "" }] });
const news = (ask: number | null): ToPage =>
  ({ t: "news", changes: [[["asked"], ask === null ? null : asked(ask)]], since: 1, journal: [{ text: "b", clause: "" }] });

const at = (ask: number): Hearing => heard(QUIET, welcome(ask));
const chosen = (ask: number, id = 1): Hearing => ({ ...at(ask), sent: { message: { t: "choose", id, ask, choice: "pass" }, stored: false } });

test("while a choice is on its way nothing else can be chosen; the news of the next question ends that", () => {
  const stored = heard(chosen(7), { t: "done", id: 1 });
  expect(isBusy(stored)).toBe(true);
  expect(isBusy(heard(stored, news(8)))).toBe(false);
});

test("news may come before the acknowledgement", () => {
  const told = heard(chosen(7), news(8));
  expect(isBusy(told)).toBe(false);
  expect(isBusy(heard(told, { t: "done", id: 1 }))).toBe(false);
});

test("news of others' doings leaves the choice on its way", () => {
  const told = heard(chosen(7), { t: "news", changes: [[["can_undo"], true]], since: 1, journal: [] });
  expect(isBusy(told)).toBe(true);
});

test("after a lost line the choice is sent again if the same question is still asked", () => {
  expect(toSendAgain(heard(chosen(7), welcome(7)))).toMatchObject({ choice: "pass", ask: 7 });
});

test("it is not sent again if it was stored before the line broke: the question is another", () => {
  expect(toSendAgain(heard(chosen(7), welcome(8)))).toBeNull();
  expect(toSendAgain(heard(chosen(7), welcome(null)))).toBeNull();
});

test("a choice that was acknowledged is never sent again", () => {
  const stored = heard(chosen(7), { t: "done", id: 1 });
  expect(toSendAgain(heard(stored, welcome(7)))).toBeNull();
});

test("a late choice is refused in silence, another refusal is shown", () => {
  const refused = (code: string): ToPage => ({ t: "refused", id: 1, code, text: "no", clause: "" });
  expect(heard(chosen(7), refused("late"))).toMatchObject({ refused: null, sent: null });
  expect(heard(chosen(7), refused("illegal")).refused?.text).toBe("no");
});

test("the journal goes on from the line that the news names, also backwards after an undo", () => {
  const two = heard(at(7), news(8));
  expect(two.sight!.journal.map((l) => l.text)).toEqual(["a", "b"]);
  const back = heard(two, { t: "news", changes: [], since: 1, journal: [] });
  expect(back.sight!.journal.map((l) => l.text)).toEqual(["a"]);
});

test("a hint holds for the question it answers", () => {
  const h = heard(at(7), { t: "suggestion", id: 2, ask: 7, choice: "pass", why: ["It's a close call."], clause: "" });
  expect(hinted(h)).toBe("pass");
  expect(hinted(heard(h, news(8)))).toBeNull();
});
