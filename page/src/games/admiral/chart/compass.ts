// Cells by their names, the eight directions, and where both lie on the chart (AD-2.1, AD-2.2).
export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof DIRECTIONS)[number];
const DX = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const DY = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

export const CELL = 48; // units of the drawing
export const MARGIN = 28; // with letters and numbers, as on every chart

export interface Spot {
  x: number; // columns from the west
  y: number; // rows from the north
}

export const spotOf = (cell: string): Spot => ({ x: cell.charCodeAt(0) - 65, y: Number(cell.slice(1)) - 1 });
export const nameOf = ({ x, y }: Spot) => String.fromCharCode(65 + x) + (y + 1);
export const middle = ({ x, y }: Spot) => ({ x: MARGIN + (x + 0.5) * CELL, y: MARGIN + (y + 0.5) * CELL });
export const middleOf = (cell: string) => middle(spotOf(cell));

export const sector = (direction: string) => DIRECTIONS.indexOf(direction as Direction);
export const degrees = (direction: string) => sector(direction) * 45;
export const step = (direction: string): Spot => ({ x: DX[sector(direction)]!, y: DY[sector(direction)]! });
export const turned = (direction: string, sectors: number) => DIRECTIONS[(sector(direction) + sectors + 8) % 8]!;
export const distance = (a: Spot, b: Spot) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)); // AD-2.3

/** The direction from a cell to one of its neighbours. */
export const towards = (from: Spot, to: Spot): Direction | undefined =>
  DIRECTIONS.find((_, i) => from.x + DX[i]! === to.x && from.y + DY[i]! === to.y);
