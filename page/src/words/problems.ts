// What the page itself says when a call fails and the server has no words for it.
import type { Words } from "./speak";

export const PROBLEMS: Words<"offline" | "not_found" | "too_many" | "server" | "again"> = {
  en: {
    offline: "The server can't be reached. Check your connection and try again.",
    not_found: "There is nothing at this address. The link may be incomplete.",
    too_many: "Too many requests at once. Wait a minute and try again.",
    server: "Something went wrong on the server (error {status}). Try again in a moment.",
    again: "Try again",
  },
  ru: {
    offline: "Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.",
    not_found: "По этому адресу ничего нет. Возможно, ссылка неполная.",
    too_many: "Слишком много запросов подряд. Подождите минуту и попробуйте ещё раз.",
    server: "На сервере что-то пошло не так (ошибка {status}). Попробуйте чуть позже.",
    again: "Попробовать ещё раз",
  },
};
