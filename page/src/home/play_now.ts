// A game in one click.
import { makeTable } from "../net/api";
import { keepMade, lastName } from "../net/keyring";
import type { GameInfo } from "../wire/protocol";
import { tableAtOnce } from "./at_once";

/** The id of the new table. */
export async function playNow(game: GameInfo): Promise<string> {
  const made = await makeTable(tableAtOnce(game, lastName.peek()));
  keepMade(made);
  return made.id;
}
