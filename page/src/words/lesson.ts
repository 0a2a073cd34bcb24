// Words around lessons.
import type { Words } from "./speak";

type Key =
  | "lesson" | "lesson_named" | "step" | "watch" | "next" | "play_on" | "done" | "to_games" | "skip" | "skip_title" | "skip_about"
  | "stay" | "play_free" | "later" | "taught" | "learn" | "learn_named" | "learn_on" | "again" | "lessons" | "steps";

export const LESSON: Words<Key> = {
  en: {
    lesson: "Lesson",
    lesson_named: "Lesson: {title}",
    step: "{n} of {of}",
    watch: "Watch what happens now…",
    next: "Next",
    play_on: "Play on",
    done: "Done",
    to_games: "All games",
    skip: "Skip the lesson",
    skip_title: "Skip the lesson?",
    skip_about: "You can play on from here as you like, against a bot. Or come back later: the lesson waits among your tables.",
    stay: "Back to the lesson",
    play_free: "Play on without it",
    later: "Later",
    taught: "the lesson",
    learn: "Learn by playing",
    learn_named: "Learn by playing: {game}, {title}",
    learn_on: "Continue the lesson",
    again: "Lesson",
    lessons: "Lessons",
    steps: "steps: {n}",
  },
  ru: {
    lesson: "Урок",
    lesson_named: "Урок: {title}",
    step: "{n} из {of}",
    watch: "Смотрите, что будет…",
    next: "Дальше",
    play_on: "Играть дальше",
    done: "Готово",
    to_games: "Все игры",
    skip: "Пропустить урок",
    skip_title: "Пропустить урок?",
    skip_about: "С этого места можно играть как угодно, против бота. Или вернитесь позже: урок подождёт среди ваших столов.",
    stay: "Вернуться к уроку",
    play_free: "Играть без урока",
    later: "Позже",
    taught: "урок",
    learn: "Научиться в игре",
    learn_named: "Научиться в игре: {game}, {title}",
    learn_on: "Продолжить урок",
    again: "Урок",
    lessons: "Уроки",
    steps: "шагов: {n}",
  },
};
