// A picture for each game: its own, or a table with dice and cards.
import { Chart } from "./chart";
import { Saucers } from "./saucers";
import { Tabletop } from "./tabletop";
import { Village } from "./village";

const PICTURES: Record<string, () => preact.JSX.Element> = { humans: Saucers, keyflower: Village, admiral: Chart };

export function GamePicture({ game }: { game: string }) {
  const Picture = Object.hasOwn(PICTURES, game) ? PICTURES[game] : undefined;
  return <div class="picture">{Picture ? <Picture /> : <Tabletop name={game} />}</div>;
}
