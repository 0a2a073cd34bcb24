// The land of a tile: its season, and the roads and the river that run to its sides.
import type { TileFurniture } from "../../wire/keyflower";
import { outline, side, type Point } from "./hex";

const EDGE = outline();
const WAVES = "M-6 16q5 5 0 10t0 10 0 10 0 10M5 20q5 5 0 10t0 10 0 10 0 10"; // in a river that runs down

export function Ground({ tile, rotation = 0 }: { tile: TileFurniture; rotation?: number }) {
  const edges = tile.edges.map((_, i) => tile.edges[(i - rotation + 6) % 6]!);
  const to = (kind: string) => edges.flatMap((edge, i) => (edge === kind ? [path(side(i))] : []));
  return (
    <g class={`kf-ground kf-of-${tint(tile)}`}>
      <polygon points={EDGE} class="kf-land" />
      {edges.map((edge, i) => edge === "field" && <Bush key={i} at={side(i, 53)} kind={tint(tile)} />)}
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

function Bush({ at, kind }: { at: Point; kind: string }) {
  const place = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
  if (kind === "winter") return <path class="kf-bush" transform={place} d="M0-11 7 0H3L9 8H-9L-3 0H-7z" />;
  return (
    <g class="kf-bush" transform={place}>
      <circle cx="-5" cy="2" r="6" />
      <circle cx="4" cy="-2" r="7.500" />
      <circle cx="8" cy="5" r="4.500" />
    </g>
  );
}
