// Words of sitting down at somebody's table.
import type { Words } from "./speak";

export const JOIN: Words<"title" | "about" | "about_one" | "about_here" | "name" | "other_name" | "guest" | "sit" | "sit_at"> = {
  en: {
    title: "Sit down at this table",
    about: "Take any open seat, or choose one. Without a seat you watch what everybody may see.",
    about_one: "One seat is still open. Without a seat you watch what everybody may see.",
    about_here: "You share this screen: a curtain hangs between you, so that nobody sees another’s secrets.",
    name: "Your name",
    other_name: "Name of who sits down",
    guest: "Guest",
    sit: "Sit down",
    sit_at: "Seat {n}",
  },
  ru: {
    title: "Сесть за этот стол",
    about: "Займите любое свободное место или выберите одно из них. Без места вы зритель и видите то, что открыто всем.",
    about_one: "Одно место ещё свободно. Без места вы зритель и видите то, что открыто всем.",
    about_here: "Экран будет общим: между вами занавес, чужих тайн никто не увидит.",
    name: "Ваше имя",
    other_name: "Имя того, кто садится",
    guest: "Гость",
    sit: "Сесть",
    sit_at: "Место {n}",
  },
};
