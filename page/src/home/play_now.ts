// A game in one click.
import { fetchAhead } from "../games/parts";
import { makeTable } from "../net/api";
import { keepMade, lastName } from "../net/keyring";
import type { GameInfo } from "../wire/protocol";
import { tableAtOnce } from "./at_once";
import type { Choice } from "./choice";

/** The id of the new table. */
export async function playNow(game: GameInfo, choice: Choice): Promise<string> {
  fetchAhead(game.name);
  const made = await makeTable(tableAtOnce(game, lastName.peek(), choice));
  keepMade(made, game.name);
  return made.id;
}
