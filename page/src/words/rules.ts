// Words of the rulebooks' page.
import type { Words } from "./speak";

type Key = "title" | "books" | "about" | "new_table" | "search" | "example" | "found" | "contents" | "link";

export const RULES: Words<Key> = {
  en: {
    title: "Rules",
    books: "Rulebooks",
    about: "An unofficial description in our own words. Every clause has a number; the journal and “Why can't I?” at the table cite it.",
    new_table: "New table",
    search: "Search the rules",
    example: "A word, or the number of a clause",
    found: "Found: {n} {clauses}",
    contents: "Contents",
    link: "Clause {id}",
  },
  ru: {
    title: "Правила",
    books: "Книги правил",
    about: "Неофициальное описание нашими словами. У каждого пункта есть номер: на него ссылаются журнал партии и ответ на вопрос «Почему нельзя?».",
    new_table: "Новый стол",
    search: "Поиск по правилам",
    example: "Слово или номер пункта",
    found: "Найдено: {n} {clauses}",
    contents: "Содержание",
    link: "Пункт {id}",
  },
};
