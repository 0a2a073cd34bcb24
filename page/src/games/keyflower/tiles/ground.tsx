// The land of a tile: its season, and the roads and the river that run to its sides.
import type { TileFurniture } from "../../../wire/keyflower";
import { H, outline, R, side, type Point } from "./hex";

const EDGE = outline();
const WALL = `M${-R} 0v7L${-R / 2} ${H + 7}H${R / 2}L${R} 7V0L${R / 2} ${H}H${-R / 2}z`; // its thickness, seen from the south
const WAVES = "M-6 16q5 5 0 10t0 10 0 10 0 10M5 20q5 5 0 10t0 10 0 10 0 10"; // in a river that runs down

export function Ground({ tile, rotation = 0 }: { tile: TileFurniture; rotation?: number }) {
  const edges = tile.edges.map((_, i) => tile.edges[(i - rotation + 6) % 6]!);
  const to = (kind: string) => edges.flatMap((edge, i) => (edge === kind ? [path(side(i))] : []));
  return (
    <g class={`kf-ground kf-of-${tint(tile)}`}>
      <path d={WALL} class="kf-wall" />
      <polygon points={EDGE} class="kf-land" />
      <path d={`M${-R + 6} 0 ${-R / 2 + 3} ${-H + 4}H${R / 2 - 3}L${R - 6} 0`} class="kf-sunlit" />
      {edges.map((edge, i) => edge === "field" && <Grove key={i} at={side(i, 53)} kind={tint(tile)} />)}
      {to("water").map((d) => <path key={d} d={d} class="kf-river" />)}
      {edges.map((edge, i) => edge === "water" && <path key={i} d={WAVES} class="kf-wave" transform={`rotate(${60 * i})`} />)}
      {to("road").map((d) => <path key={d} d={d} class="kf-verge" />)}
      {to("road").map((d) => <path key={d} d={d} class="kf-road" />)}
      {to("road").map((d) => <path key={d} d={d} class="kf-rut" />)}
      <polygon points={EDGE} class="kf-edge" />
    </g>
  );
}

/** The season of a tile, or the kind of one that has no season. */
export const tint = (tile: TileFurniture) => tile.season ?? tile.kind;

const path = (to: Point) => `M0 0L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;

const FIR = "M0-15 6-5H3L8 4H2V8H-2V4H-8L-3-5H-6z";
const TREE = "M0-15q9 2 8 10t-6 9V8H-2V4q-6-2-6-9t8-10z";

/** Two trees and their shadows. */
function Grove({ at, kind }: { at: Point; kind: string }) {
  const tree = kind === "winter" ? FIR : TREE;
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <path d="M-16 8a8 2.500 0 1 0 16 0 8 2.500 0 1 0-16 0M0 11a8 2.500 0 1 0 16 0 8 2.500 0 1 0-16 0" class="kf-shade" />
      <path class="kf-tree" d={tree} transform="translate(-7 0)" />
      <path class="kf-tree kf-nearer" d={tree} transform="translate(8 3) scale(.85)" />
    </g>
  );
}
