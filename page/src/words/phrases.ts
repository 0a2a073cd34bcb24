// What players may say at the table: the same list for everybody, each in their own language.
import type { Said } from "../wire/protocol";
import type { Words } from "./speak";

export type Phrase = Said["phrase"];

export const PHRASES: Words<Phrase> = {
  en: {
    hello: "Hello!", good_luck: "Good luck!", well_played: "Well played!", thanks: "Thank you!", nice_move: "Nice move!", ouch: "Ouch!",
    oops: "Oops!", lucky: "Lucky!", thinking: "Let me think…", hurry: "Your turn, please!", brb: "Back in a moment", back: "I'm back",
    good_game: "Good game!", rematch: "Once more?",
  },
  ru: {
    hello: "Привет!", good_luck: "Удачи!", well_played: "Отлично сыграно!", thanks: "Спасибо!", nice_move: "Хороший ход!", ouch: "Ой, больно!",
    oops: "Упс!", lucky: "Везёт же!", thinking: "Дайте подумать…", hurry: "Ваш ход!", brb: "Сейчас вернусь", back: "Я снова здесь",
    good_game: "Хорошая игра!", rematch: "Ещё разок?",
  },
};
