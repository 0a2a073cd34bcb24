// Words of the end of a game.
import type { Words } from "./speak";

type Key = "you_win" | "you_share" | "wins" | "shared" | "your_place" | "decided" | "score" | "lines" | "you";

export const RESULTS: Words<Key> = {
  en: {
    you_win: "You win!",
    you_share: "You share the win!",
    wins: "{name} wins",
    shared: "{names} share the win",
    your_place: "Your place: {rank} of {all}",
    decided: "The biggest difference: “{line}”. {winner}: {more}, {other}: {less}.",
    score: "Score",
    lines: "Score, line by line",
    you: "you",
  },
  ru: {
    you_win: "Вы победили!",
    you_share: "Вы делите победу!",
    wins: "Победитель: {name}",
    shared: "Победу делят {names}",
    your_place: "Ваше место: {rank} из {all}",
    decided: "Самая большая разница: «{line}». {winner}: {more}, {other}: {less}.",
    score: "Счёт",
    lines: "Счёт по строкам",
    you: "вы",
  },
};
