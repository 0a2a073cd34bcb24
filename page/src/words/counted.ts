// What several parts of the page count: English [one, many], Russian [один, два, пять].
export const PLAYERS = { en: ["player", "players"], ru: ["игрок", "игрока", "игроков"] } as const;
export const WAYS = { en: ["choice", "choices"], ru: ["вариант", "варианта", "вариантов"] } as const;
export const MOVES = { en: ["move", "moves"], ru: ["ход", "хода", "ходов"] } as const;
