// Words about how long tables are kept.
import type { Words } from "./speak";

export const KEEPING: Words<"table" | "over"> = {
  en: {
    table: "Tables where nothing happens for {days} are removed.",
    over: "A finished game is kept for {days} and then removed. You can download its record.",
  },
  ru: {
    table: "Стол, за которым {days} ничего не происходит, удаляется.",
    over: "Оконченная игра хранится {days}, потом удаляется. Её запись можно скачать.",
  },
};

export const DAYS = { en: ["day", "days"], ru: ["день", "дня", "дней"] } as const;
