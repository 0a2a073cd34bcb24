// The words of the generic board. What stands on things, and what areas are called, the game says.
import { WAYS } from "../../words/counted";
import { plural, speaker, type Words } from "../../words/speak";
import { pipsOf, type Shape } from "./faces";
import type { Item } from "../../wire/protocol";

const EN = {
  table: "On the table",
  nothing: "This game has nothing to show on a board: the question and the journal say it all.",
  you: "you",
  face_down: "face down",
  empty: "empty",
  die: "die: {n}",
  hidden_die: "hidden die",
  in_all: "{what}, {n} in all",
  ways: "{what}: {n} {ways}",
  close: "Close",
  spoken: "Other things you can do",
  place: "Place",
  score: "Points",
};

const RU: typeof EN = {
  table: "На столе",
  nothing: "У этой игры нет поля: всё есть в вопросе и журнале.",
  you: "вы",
  face_down: "лицом вниз",
  empty: "пусто",
  die: "кубик: {n}",
  hidden_die: "скрытый кубик",
  in_all: "{what}, всего {n}",
  ways: "{what}: {n} {ways}",
  close: "Закрыть",
  spoken: "Что ещё можно сделать",
  place: "Место",
  score: "Очки",
};

export const WORDS: Words<keyof typeof EN> = { en: EN, ru: RU };
export const say = speaker(WORDS);

/** "seven of hearts: 3 choices". */
export const withWays = (what: string, n: number) => say("ways", { what, n, ways: plural(n, WAYS) });

/** A thing for those who can't see it: what stands on it, or how it lies, and how many of it. */
export function spokenOf(item: Item, shape: Shape): string {
  const what = nameOf(item, shape);
  return item.count > 1 ? say("in_all", { what, n: item.count }) : what;
}

function nameOf(item: Item, shape: Shape): string {
  if (shape === "die") return say("die", { n: pipsOf(item) });
  if (shape === "hidden_die") return say("hidden_die");
  if (shape === "back") return item.text ? `${item.text}, ${say("face_down")}` : say("face_down");
  return shape === "empty" ? [item.text, say("empty")].filter(Boolean).join(", ") : item.text;
}
