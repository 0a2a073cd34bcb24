// The game's own part of the page, for the table that is drawn now.
import { useEffect, useState } from "preact/hooks";
import { type AnyGame, fetchGame, gamePart } from "../games/parts";

export type { AnyGame };

export function useGame(name: string): AnyGame | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!gamePart(name)) void fetchGame(name).then(() => redraw((n) => n + 1));
  }, [name]);
  return gamePart(name);
}
