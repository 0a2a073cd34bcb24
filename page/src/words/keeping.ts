// Words about how long tables are kept.
import type { Words } from "./speak";

export const KEEPING: Words<"table" | "over"> = {
  en: {
    table: "A table at which nothing happens for {days} is removed.",
    over: "A finished game is kept for {days}, then it is removed. You can keep its record.",
  },
  ru: {
    table: "Стол, за которым {days} ничего не происходит, убирают.",
    over: "Сыгранная партия хранится {days}, потом её убирают. Запись партии можно сохранить у себя.",
  },
};

export const DAYS = { en: ["day", "days"], ru: ["день", "дня", "дней"] } as const;
