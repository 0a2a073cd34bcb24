// Words around every page: head and foot.
import type { Words } from "./speak";

type Key =
  | "to_content" | "home" | "motto" | "language" | "other_language" | "to_dark" | "to_light" | "to_mute" | "to_sound"
  | "unofficial" | "free" | "loading" | "lost" | "lost_about" | "to_home" | "failed";

export const FRAME: Words<Key> = {
  en: {
    to_content: "To the content",
    home: "Kubrik, to the home page",
    motto: "Board games with secrets",
    language: "Language",
    other_language: "Русский",
    to_dark: "Dark colours",
    to_light: "Light colours",
    to_mute: "Turn sound off",
    to_sound: "Turn sound on",
    unofficial:
      "Kubrik is an unofficial project by people who love these games. It is not made, approved or paid for by their authors or publishers, whose names it mentions only to say whose rules are played here. Rules and drawings are in our own words and lines.",
    free: "No accounts, no advertising, nothing followed. Your seats are kept in this browser only.",
    loading: "One moment…",
    lost: "There is nothing here",
    lost_about: "This address leads nowhere. Perhaps the link is incomplete.",
    to_home: "To the home page",
    failed: "This part of the page could not be loaded. Check the connection and load the page again.",
  },
  ru: {
    to_content: "К содержанию",
    home: "Kubrik, на главную",
    motto: "Настольные игры с тайнами",
    language: "Язык",
    other_language: "English",
    to_dark: "Тёмные цвета",
    to_light: "Светлые цвета",
    to_mute: "Выключить звук",
    to_sound: "Включить звук",
    unofficial:
      "«Кубрик» — неофициальный проект людей, которые любят эти игры. Авторы и издатели его не делали, не одобряли и не оплачивали; их названия стоят здесь только затем, чтобы было ясно, по чьим правилам идёт игра. Правила изложены нашими словами, рисунки тоже наши.",
    free: "Без учётных записей, рекламы и слежки. Ваши места хранит только этот браузер.",
    loading: "Минутку…",
    lost: "Здесь ничего нет",
    lost_about: "Этот адрес никуда не ведёт. Возможно, ссылка неполная.",
    to_home: "На главную",
    failed: "Эта часть страницы не загрузилась. Проверьте соединение и обновите страницу.",
  },
};
