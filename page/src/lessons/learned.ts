// Which lessons were taken to their end in this browser.
import { signal } from "@preact/signals";
import { keep, kept } from "../settings";

const KEY = "kubrik.learned";
const learned = signal((kept(KEY) ?? "").split(" ").filter(Boolean));
const nameOf = (game: string, lesson: string) => `${game}/${lesson}`;

export const isLearned = (game: string, lesson: string) => learned.value.includes(nameOf(game, lesson));

export function learn(game: string, lesson: string) {
  if (isLearned(game, lesson)) return;
  learned.value = [...learned.value, nameOf(game, lesson)];
  keep(KEY, learned.value.join(" "));
}
