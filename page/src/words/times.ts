// How long one may think, by minutes.
import type { Lang } from "../table/contract";

export const TIMES: Record<Lang, Record<number, string>> = {
  en: { 0: "No limit", 1: "1 minute", 5: "5 minutes", 60: "1 hour", 1440: "1 day", 4320: "3 days" },
  ru: { 0: "Без ограничения", 1: "1 минута", 5: "5 минут", 60: "1 час", 1440: "1 день", 4320: "3 дня" },
};
