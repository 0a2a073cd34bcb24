// Keyflower's part of the page.
import type { GamePage } from "../../table/contract";
import type { KeyflowerFurniture, KeyflowerView } from "../../wire/keyflower";
import { Board } from "./board";
import { Player } from "./player";
import { Results } from "./results";
import "./style/pieces.css";
import "./style/layout.css";
import "./style/hand.css";
import { name } from "./words";

function chapter(view: KeyflowerView): string {
  const phase = name(`phase_${view.phase}`);
  return view.season && !view.over ? `${name(`season_${view.season}`)} · ${phase}` : phase.charAt(0).toUpperCase() + phase.slice(1);
}

const keyflower: GamePage<KeyflowerView, KeyflowerFurniture> = { Board, Player, Results, chapter };
export default keyflower;
