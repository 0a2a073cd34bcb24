// Words of the rulebooks' page.
import type { Words } from "./speak";

type Key = "title" | "books" | "new_table" | "search" | "example" | "found" | "contents" | "link";

export const RULES: Words<Key> = {
  en: {
    title: "Rules",
    books: "Rulebooks",
    new_table: "Play: new table",
    search: "Search the rules",
    example: "A word or a clause number",
    found: "{n} {clauses} found",
    contents: "Contents",
    link: "Clause {id}",
  },
  ru: {
    title: "Правила",
    books: "Книги правил",
    new_table: "Сыграть: новый стол",
    search: "Поиск по правилам",
    example: "Слово или номер пункта",
    found: "Найдено: {n} {clauses}",
    contents: "Содержание",
    link: "Пункт {id}",
  },
};
