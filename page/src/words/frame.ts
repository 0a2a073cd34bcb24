// Words around every page: head and foot.
import type { Words } from "./speak";

type Key =
  | "brand" | "to_content" | "home" | "other_language" | "to_dark" | "to_light" | "to_mute" | "to_sound"
  | "unofficial" | "free" | "loading" | "lost" | "lost_about" | "to_home" | "failed";

export const FRAME: Words<Key> = {
  en: {
    brand: "Kubrik",
    to_content: "Skip to content",
    home: "Kubrik, home page",
    other_language: "Русский",
    to_dark: "Dark theme",
    to_light: "Light theme",
    to_mute: "Turn sound off",
    to_sound: "Turn sound on",
    unofficial:
      "Kubrik is an unofficial project by people who love these games. It is not made, approved or paid for by their designers or publishers; their names are here only to say whose rules we play by. The rules are in our own words, and the drawings are our own.",
    free: "No accounts, no ads, no tracking. Your seats are kept in this browser only.",
    loading: "One moment…",
    lost: "Page not found",
    lost_about: "There is nothing at this address. The link may be incomplete.",
    to_home: "Home page",
    failed: "This part of the page could not be loaded. Check your connection and reload the page.",
  },
  ru: {
    brand: "Кубрик",
    to_content: "К содержимому",
    home: "Кубрик, на главную",
    other_language: "English",
    to_dark: "Тёмная тема",
    to_light: "Светлая тема",
    to_mute: "Выключить звук",
    to_sound: "Включить звук",
    unofficial:
      "«Кубрик» — неофициальный проект людей, которые любят эти игры. Авторы и издатели его не делали, не одобряли и не оплачивали; их имена и названия приведены только затем, чтобы было ясно, по чьим правилам мы играем. Правила изложены нашими словами, рисунки тоже наши.",
    free: "Без учётных записей, рекламы и слежки. Ваши места помнит только этот браузер.",
    loading: "Минутку…",
    lost: "Страница не найдена",
    lost_about: "По этому адресу ничего нет. Возможно, ссылка неполная.",
    to_home: "На главную",
    failed: "Эта часть страницы не загрузилась. Проверьте соединение и обновите страницу.",
  },
};
