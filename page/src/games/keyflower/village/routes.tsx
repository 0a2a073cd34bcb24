// A transport on the map: where the resource is taken from, and the ways that it can go; the one under the pointer is bold.
import type { PlotView } from "../../../wire/keyflower";
import { isAsked, ofKind, tilesOf } from "../ways";
import { centre, type Point } from "../tiles/hex";
import type { Table } from "../table";

export function Routes({ table, village }: { table: Table; village: readonly PlotView[] }) {
  const start = village.find((plot) => plot.tile === table.subject);
  if (!start || !isAsked(table.view, "where_to")) return null;
  const ends = ofKind(table.ways, "set_down").flatMap(tilesOf);
  const plots = village.filter((plot) => ends.includes(plot.tile));
  return <>{plots.map((plot) => <Route key={plot.tile} tile={plot.tile} from={centre(start.q, start.r)} to={centre(plot.q, plot.r)} />)}</>;
}

/** An arrow from tile to tile, bold while the pointer is on its end. */
function Route({ tile, from, to }: { tile: string; from: Point; to: Point }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const middle = `translate(${((from.x + to.x) / 2).toFixed(1)} ${((from.y + to.y) / 2).toFixed(1)}) rotate(${turn.toFixed(1)})`;
  return <path class="kf-route" data-to={tile} transform={middle} d="M-34 0H20M8-14 26 0 8 14" />;
}
