// What lies on a tile: workers at its left corner or on its roof, resources in a row before the building.
import type { SpotView } from "../../../wire/keyflower";
import { Icon } from "../art/icon";
import { litClass, pressable, type Table } from "../table";
import { COLOURS, RESOURCES, some } from "../terms";
import { next } from "./told";
import type { Place } from "../ways";
import { useDetail, useLeast } from "./scale";

interface Props {
  table: Table;
  tile: string;
  spot?: SpotView;
  resources?: readonly number[];
  isCopy?: boolean;
}

/** They are drawn larger where the tile is small. */
export function Pieces({ table, tile, spot, resources, isCopy }: Props) {
  const grown = Math.max(1, useLeast() / 13).toFixed(2);
  const detail = useDetail();
  if (detail === "tiny") return <Seen spot={spot} resources={resources} />;
  const [crew, piles] = detail === "full" ? ["-70 0", "0 58"] : ["0 -53", "0 57"]; // a small tile has no title on its roof
  return (
    <>
      {spot && <g transform={`translate(${crew}) scale(${grown})`}><Crew tile={tile} spot={spot} isBeside={detail === "small"} isCopy={isCopy} /></g>}
      {resources && <g transform={`translate(${piles}) scale(${grown})`}><Piles table={table} tile={tile} resources={resources} isCopy={isCopy} /></g>}
    </>
  );
}

/** From afar: one figure of each colour, one piece of each resource. */
function Seen({ spot, resources }: { spot?: SpotView; resources?: readonly number[] }) {
  const seen = [...some(COLOURS, spot?.on ?? []), ...some(RESOURCES, resources ?? [])];
  return <>{seen.map(([what], i) => <Icon key={what} name={what} x={34 * (i - (seen.length - 1) / 2)} y={46} size={40} />)}</>;
}

/** Who works there this season, and how many the next use takes. */
function Crew({ tile, spot, isBeside, isCopy }: { tile: string; spot: SpotView; isBeside: boolean; isCopy?: boolean }) {
  const on = some(COLOURS, spot.on);
  if (!on.length) return null;
  const top = -(on.length - 1) * 12;
  return (
    <g class="kf-crew" aria-hidden="true">
      <title>{next(spot)}</title>
      {on.map(([colour, n], i) => (
        <g key={colour} transform={`translate(0 ${top + i * 24})`} data-piece={isCopy ? undefined : `worker:${tile}:${colour}`} data-count={n}>
          <rect x="-18" y="-12" width="36" height="24" rx="12" class={`kf-pill kf-lock-${colour}`} />
          <Icon name={colour} x={-6} y={1} size={20} />
          <text class="kf-count" x="10" y="5" text-anchor="middle">{n}</text>
        </g>
      ))}
      <text class="kf-next" x={isBeside ? 28 : 0} y={isBeside ? 5 : top + on.length * 24} text-anchor="middle">{spot.need > spot.room ? "✕" : `${spot.need}+`}</text>
    </g>
  );
}

const STEP = 30;

function Piles({ table, tile, resources, isCopy }: { table: Table; tile: string; resources: readonly number[]; isCopy?: boolean }) {
  const there = some(RESOURCES, resources);
  const left = (-STEP * (there.length - 1)) / 2;
  return (
    <>
      {there.map(([resource, n], i) => (
        <Pile key={resource} table={table} place={`pile ${tile} ${resource}`} resource={resource} n={n} x={left + i * STEP} piece={isCopy ? undefined : `good:${tile}:${resource}`} />
      ))}
    </>
  );
}

function Pile({ table, place, resource, n, x, piece }: { table: Table; place: Place; resource: string; n: number; x: number; piece?: string }) {
  return (
    <g class={`kf-pile ${litClass(table, place)}`} data-place={place} data-piece={piece} data-count={n} transform={`translate(${x} 0)`} {...pressable(table, place)}>
      <rect x="-14.500" y="-10.500" width="29" height="21" rx="10" class="kf-pill" />
      <Icon name={resource} x={n > 1 ? -5 : 0} size={16} />
      {n > 1 && <text class="kf-count" x="8" y="4.800" text-anchor="middle">{n}</text>}
    </g>
  );
}
