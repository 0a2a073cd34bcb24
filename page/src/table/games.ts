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

const loaded = new Map<string, AnyGame>();

/** At once where it has been loaded: behind a curtain that is lifted nothing flickers. */
export function useGame(name: string): AnyGame | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!loaded.has(name)) void GAMES[name]?.().then((m) => (loaded.set(name, m.default), redraw((n) => n + 1)));
  }, [name]);
  return loaded.get(name) ?? null;
}
