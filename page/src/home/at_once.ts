// A table without questions: the player and bots, as many as is usual, as the player likes it.
import type { GameInfo, NewSeat, NewTable } from "../wire/protocol";
import type { Choice } from "./choice";

export function tableAtOnce(game: GameInfo, name: string, { bot, expansions, options }: Choice): NewTable {
  const bots = Array.from({ length: game.usual_seats - 1 }, (): NewSeat => ({ who: "bot", bot }));
  return { game: game.name, chairs: [{ who: "me", name }, ...bots], expansions, options };
}
