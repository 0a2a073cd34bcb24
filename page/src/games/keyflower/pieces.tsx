// What lies on a tile: workers at its left corner, resources in a row before the building.
import type { SpotView } from "../../wire/keyflower";
import { Icon } from "./art/icon";
import { litClass, pressable, type Table } from "./table";
import { COLOURS, RESOURCES, some } from "./terms";
import { next } from "./told";
import type { Place } from "./ways";

interface Props {
  table: Table;
  tile: string;
  spot?: SpotView;
  resources?: readonly number[];
}

export function Pieces({ table, tile, spot, resources }: Props) {
  return (
    <>
      {spot && <Crew spot={spot} />}
      {resources && <Piles table={table} tile={tile} resources={resources} />}
    </>
  );
}

/** Who works there this season, and how many the next use takes. */
function Crew({ spot }: { spot: SpotView }) {
  const on = some(COLOURS, spot.on);
  if (!on.length) return null;
  const top = -10 - (on.length - 1) * 12;
  return (
    <g class="kf-crew" aria-hidden="true">
      <title>{next(spot)}</title>
      {on.map(([colour, n], i) => (
        <g key={colour} transform={`translate(-57 ${top + i * 24})`}>
          <rect x="-17" y="-12" width="34" height="24" rx="12" class={`kf-pill kf-lock-${colour}`} />
          <Icon name={colour} x={-5} y={1} size={20} />
          <text class="kf-count" x="10" y="5" text-anchor="middle">{n}</text>
        </g>
      ))}
      <text class="kf-next" x="-57" y={top + on.length * 24 - 1} text-anchor="middle">{spot.need > spot.room ? "✕" : `${spot.need}+`}</text>
    </g>
  );
}

const STEP = 27;

function Piles({ table, tile, resources }: { table: Table; tile: string; resources: readonly number[] }) {
  const there = some(RESOURCES, resources);
  const left = (-STEP * (there.length - 1)) / 2;
  return (
    <>
      {there.map(([resource, n], i) => (
        <Pile key={resource} table={table} place={`pile ${tile} ${resource}`} resource={resource} n={n} x={left + i * STEP} />
      ))}
    </>
  );
}

function Pile({ table, place, resource, n, x }: { table: Table; place: Place; resource: string; n: number; x: number }) {
  return (
    <g class={`kf-pile ${litClass(table, place)}`} data-place={place} transform={`translate(${x} 20)`} {...pressable(table, place)}>
      <rect x="-13" y="-9.500" width="26" height="19" rx="9" class="kf-pill" />
      <Icon name={resource} x={n > 1 ? -4 : 0} size={15} />
      {n > 1 && <text class={n > 9 ? "kf-count kf-long" : "kf-count"} x="7" y="4.500" text-anchor="middle">{n}</text>}
    </g>
  );
}
