// A table at once: the player and bots, as many as is usual, with everything the game has.
import { makeTable } from "../net/api";
import { keepMade, lastName } from "../net/keyring";
import type { Chair, GameInfo, NewTable } from "../wire/protocol";

const LEVEL = "mate";

export function tableAtOnce(game: GameInfo, name: string): NewTable {
  const bots = Array.from({ length: game.usual_seats - 1 }, (): Chair => ({ who: "bot", bot: LEVEL }));
  return { game: game.name, chairs: [{ who: "me", name }, ...bots], expansions: game.expansions.map((e) => e.name) };
}

/** The id of the new table. */
export async function playNow(game: GameInfo): Promise<string> {
  const made = await makeTable(tableAtOnce(game, lastName.peek()));
  keepMade(made);
  return made.id;
}
