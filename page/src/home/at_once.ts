// A table without questions: the player and bots, as many as is usual, with everything the game has.
import type { GameInfo, NewSeat, NewTable } from "../wire/protocol";

const LEVEL = "mate";

export function tableAtOnce(game: GameInfo, name: string): NewTable {
  const bots = Array.from({ length: game.usual_seats - 1 }, (): NewSeat => ({ who: "bot", bot: LEVEL }));
  return { game: game.name, chairs: [{ who: "me", name }, ...bots], expansions: game.expansions.map((e) => e.name) };
}
