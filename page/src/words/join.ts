// Words of sitting down at somebody's table.
import type { Words } from "./speak";

export const JOIN: Words<"title" | "about" | "about_one" | "about_here" | "name" | "other_name" | "guest" | "sit" | "sit_at"> = {
  en: {
    title: "Join this table",
    about: "Take any open seat, or pick one. Without a seat you watch and see only what is public.",
    about_one: "One seat is still open. Without a seat you watch and see only what is public.",
    about_here: "You share this device: a curtain hides each player's secrets from the others.",
    name: "Your name",
    other_name: "Name of the new player",
    guest: "Guest",
    sit: "Sit down",
    sit_at: "Seat {n}",
  },
  ru: {
    title: "Сесть за этот стол",
    about: "Сядьте на любое свободное место или выберите, на какое. Без места вы зритель и видите то, что открыто всем.",
    about_one: "Одно место ещё свободно. Без места вы зритель и видите то, что открыто всем.",
    about_here: "Экран будет общим: занавес скрывает тайны каждого от остальных.",
    name: "Ваше имя",
    other_name: "Имя нового игрока",
    guest: "Гость",
    sit: "Сесть",
    sit_at: "Место {n}",
  },
};
