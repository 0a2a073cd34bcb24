// Admiral, with Captain Cards: its part of the page.
import type { GamePage, Lang } from "../../table/contract";
import type { AdmiralFurniture, AdmiralView } from "../../wire/admiral";
import { Board } from "./board";
import { windSaid } from "./fleet/head";
import { left } from "./left";
import { Player } from "./player";
import { Results } from "./results";
import "./chart/chart.css";
import "./style.css";
import { say } from "./words";

function chapter(view: AdmiralView, _lang: Lang): string {
  if (view.over) return say("over", { n: view.round });
  if (view.round === 0) return say("set_up");
  return `${say("round", { n: view.round, all: view.scenario.rounds })} · ${windSaid(view)}`;
}

const admiral: GamePage<AdmiralView, AdmiralFurniture> = { Board, Player, Results, left, chapter };
export default admiral;
