// Tremble, Humans! on the page.
import type { GamePage } from "../../table/contract";
import type { HumansFurniture, HumansView } from "../../wire/humans";
import { Board } from "./board";
import { Player } from "./player";
import { Results } from "./results";
import "./style.css";
import { say, type Word } from "./words";

function chapter(view: HumansView): string {
  if (view.over) return say("over");
  const phase = say(view.phase as Word);
  return view.turn === 0 ? phase : `${say("turn", { n: view.turn, last: view.last_turn })} · ${phase}`;
}

const humans: GamePage<HumansView, HumansFurniture> = { Board, Player, Results, chapter };
export default humans;
