// Where bows point. Below Admiral level the rules know no facing: there a ship points where it last went. Pure.
import type { AdmiralView } from "../../../wire/admiral";
import { DIRECTIONS, spotOf, type Direction, type Spot } from "./compass";

export interface Bows {
  cells: (string | null)[];
  bows: Direction[];
}

export function bowsAfter(before: Bows | null, view: AdmiralView): Bows {
  return { cells: view.ships.map((ship) => ship.cell), bows: view.ships.map((_, i) => bowOf(before, view, i)) };
}

function bowOf(before: Bows | null, view: AdmiralView, i: number): Direction {
  const { cell, facing } = view.ships[i]!;
  const [was, bow] = [before?.cells[i], before?.bows[i]];
  if (view.affair?.type === "CourseView" && view.affair.ship === i) return view.affair.heading as Direction;
  if (facing) return facing as Direction;
  if (cell && was && cell !== was) return directionOf(spotOf(was), spotOf(cell));
  return bow ?? (cell ? directionOf(spotOf(cell), middleOfChart(view)) : "N");
}

const middleOfChart = ({ chart }: AdmiralView): Spot => ({ x: (chart.columns - 1) / 2, y: (chart.rows.length - 1) / 2 });

/** The direction that comes nearest. */
function directionOf(from: Spot, to: Spot): Direction {
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 4) / Math.PI;
  return DIRECTIONS[(Math.round(angle) + 8) % 8]!;
}
