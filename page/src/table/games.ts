// The three games' own parts of the page, each loaded when a table needs it.
import { useEffect, useState } from "preact/hooks";
import type { GamePage } from "./contract";

/** What a game's part is given was made by that game: its types are known there. */
export type AnyGame = GamePage<any, any>;

const GAMES: Record<string, () => Promise<{ default: AnyGame }>> = {
  humans: () => import("../games/humans"),
  keyflower: () => import("../games/keyflower"),
  admiral: () => import("../games/admiral"),
};

export function useGame(name: string | undefined): AnyGame | null {
  const [game, setGame] = useState<AnyGame | null>(null);
  useEffect(() => {
    let isWanted = true;
    setGame(null);
    if (name) void GAMES[name]?.().then((m) => isWanted && setGame(m.default));
    return () => void (isWanted = false);
  }, [name]);
  return game;
}
