// Words around "How to play".
import type { Words } from "./speak";

export const HOW: Words<"title" | "rules" | "to_games" | "new_table" | "new_here" | "read" | "no_thanks" | "at_the_table" | "not_lit"> = {
  en: {
    title: "How to play {game}",
    rules: "All the rules",
    to_games: "To the games",
    new_table: "New table",
    new_here: "New here?",
    read: "How to play",
    no_thanks: "No, thanks",
    at_the_table: "Everything you can click is lit; the same choices are in the list. Not sure what to do? Advice asks a bot.",
    not_lit: "Wondering why something is not allowed? Click it, even though it is not lit.",
  },
  ru: {
    title: "{game}: как играть",
    rules: "Все правила",
    to_games: "К играм",
    new_table: "Новый стол",
    new_here: "Впервые здесь?",
    read: "Как играть",
    no_thanks: "Не нужно",
    at_the_table: "Всё, что можно нажать, подсвечено; те же варианты есть в списке. Не знаете, что делать? Нажмите «Совет»: ответит бот.",
    not_lit: "Непонятно, почему что-то нельзя? Нажмите на это, хоть оно и не подсвечено.",
  },
};
