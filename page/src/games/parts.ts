// The games' own parts of the page, fetched when a table needs them, or a little before. Any other game gets the
// generic board.
import type { GamePage } from "../table/contract";

/** What a game's part is given was made by that game: its types are known there. */
export type AnyGame = GamePage<any, any>;

const PARTS: Record<string, () => Promise<{ default: AnyGame }>> = {
  humans: () => import("./humans"),
  keyflower: () => import("./keyflower"),
  admiral: () => import("./admiral"),
};

const partOf = (name: string) => (Object.hasOwn(PARTS, name) ? PARTS[name]! : () => import("./generic"));

const fetched = new Map<string, AnyGame>();

/** At once where it has been fetched: behind a curtain that is lifted nothing flickers. */
export const gamePart = (name: string): AnyGame | null => fetched.get(name) ?? null;

export async function fetchGame(name: string): Promise<void> {
  fetched.set(name, (await partOf(name)()).default);
}

/** Somebody is about to sit down there: the table's page and the game are on their way before the table is. */
export function fetchAhead(game: string) {
  void Promise.all([import("../table/page"), fetchGame(game)]).catch(() => {}); // then it is fetched, or complained of, later
}
