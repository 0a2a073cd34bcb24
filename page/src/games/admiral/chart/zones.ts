// Which battery of a ship bears on a cell (AD-11, AD-20): 0 and 1 the sides, 2 bow, 3 stern.
import type { AdmiralFurniture, AdmiralView, ShipView } from "../../../wire/admiral";
import { distance, spotOf, step, type Spot } from "./compass";

export const BLIND = -1;
export interface Zone extends Spot {
  battery: number;
}

export function batteryOn(ship: ShipView, east: number, south: number): number {
  return ship.facing ? byFacing(step(ship.facing), east, south) : byAxis(ship.axis, east, south);
}

/** Each side covers a quarter with its diagonals, bow and stern a line. */
function byFacing(bow: Spot, east: number, south: number): number {
  const ahead = east * bow.x + south * bow.y;
  const starboard = south * bow.x - east * bow.y;
  if (starboard === 0) return ahead > 0 ? 2 : 3;
  if (Math.abs(starboard) < Math.abs(ahead)) return BLIND;
  return starboard > 0 ? 1 : 0;
}

/** Before its first shot of the round a ship fires anywhere. */
function byAxis(axis: readonly [number, number] | null, east: number, south: number): number {
  if (!axis || (!axis[0] && !axis[1])) return 0;
  const product = axis[0] * east + axis[1] * south;
  return product === 0 ? BLIND : product > 0 ? 0 : 1;
}

export function rangeOf(view: AdmiralView, furniture: AdmiralFurniture, kind: string): number {
  const range = kind === "fort" ? furniture.fort.range : (furniture.classes[kind]?.range ?? 0);
  return view.strength === "storm" ? Math.min(range, furniture.guns.storm_range) : range; // AD-9.4
}

/** All cells within range that a loaded battery bears on. */
export function zonesOf(view: AdmiralView, furniture: AdmiralFurniture, ship: ShipView): Zone[] {
  if (!ship.cell) return [];
  const from = spotOf(ship.cell);
  return cellsAround(view, from, rangeOf(view, furniture, ship.kind))
    .map((spot) => ({ ...spot, battery: batteryOn(ship, spot.x - from.x, spot.y - from.y) }))
    .filter((zone) => zone.battery !== BLIND && (ship.loaded[zone.battery] ?? 0) > 0);
}

export function cellsAround(view: AdmiralView, from: Spot, range: number): Spot[] {
  const all = view.chart.rows.flatMap((row, y) => [...row].map((_, x) => ({ x, y })));
  return all.filter((spot) => distance(from, spot) > 0 && distance(from, spot) <= range);
}
