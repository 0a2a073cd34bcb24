// A picture for each game.
import { Chart } from "./chart";
import { Saucers } from "./saucers";
import { Village } from "./village";

const PICTURES: Record<string, () => preact.JSX.Element> = { humans: Saucers, keyflower: Village, admiral: Chart };

/** Nothing for a game that has no picture yet. */
export function GamePicture({ game }: { game: string }) {
  const Picture = PICTURES[game];
  return <div class={`picture ${game}`}>{Picture && <Picture />}</div>;
}
