// Tremble, Humans! on the page.
import type { GamePage } from "../../table/contract";
import type { HumansFurniture, HumansView } from "../../wire/humans";
import type { Way } from "../../wire/protocol";
import { Board } from "./board";
import { Player } from "./player";
import { cellOf } from "./draft";
import { Legend } from "./legend";
import { outcome } from "./outcome";
import { completes } from "./plan";
import { Results } from "./results";
import "./style.css";
import { say, type Word } from "./words";

function chapter(view: HumansView): string {
  if (view.over) return say("over");
  const phase = say(view.phase as Word);
  return view.turn === 0 ? phase : `${say("turn", { n: view.turn, last: view.last_turn })} · ${phase}`;
}

/** Nobody can take back a plan that is complete. */
function seals(view: HumansView, furniture: HumansFurniture, way: Way): string | null {
  return completes(view, furniture, cellOf(way)) ? say("send_plan") : null;
}

const humans: GamePage<HumansView, HumansFurniture> = { Board, Player, Results, Legend, chapter, seals, moments: (_, __, lines) => outcome(lines) };
export default humans;
