// Words of sitting down at somebody's table.
import type { Words } from "./speak";

export const JOIN: Words<"title" | "about" | "about_one" | "name" | "guest" | "sit" | "sit_at"> = {
  en: {
    title: "Sit down at this table",
    about: "Take any open seat, or choose one. Without a seat you watch what everybody may see.",
    about_one: "One seat is still open. Without a seat you watch what everybody may see.",
    name: "Your name",
    guest: "Guest",
    sit: "Sit down",
    sit_at: "Seat {n}",
  },
  ru: {
    title: "Сесть за этот стол",
    about: "Займите любое свободное место или выберите одно из них. Без места вы зритель и видите то, что открыто всем.",
    about_one: "Одно место ещё свободно. Без места вы зритель и видите то, что открыто всем.",
    name: "Ваше имя",
    guest: "Гость",
    sit: "Сесть",
    sit_at: "Место {n}",
  },
};
