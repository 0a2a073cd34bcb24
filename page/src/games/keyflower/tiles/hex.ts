// Hexes with a flat top: their corners, the middles of their sides, and where the cells of a village lie.
export const R = 76; // from the centre to a corner
export const H = (R * Math.sqrt(3)) / 2; // from the centre to a side

export interface Point {
  x: number;
  y: number;
}

/** The middle of a side; sides go clockwise from the bottom, as the tiles name them: S, SW, NW, N, NE, SE. */
export function side(i: number, far = H): Point {
  const angle = ((90 + 60 * i) * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

export function outline(radius = R): string {
  const corners = Array.from({ length: 6 }, (_, i) => [radius * Math.cos((i * Math.PI) / 3), radius * Math.sin((i * Math.PI) / 3)]);
  return corners.map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join(" ");
}

/** The centre of a cell (q, r) of a village. */
export const centre = (q: number, r: number): Point => ({ x: 1.5 * R * q, y: H * (2 * r + q) });

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What holds all of these cells, with a little room around them. */
export function around(cells: readonly Point[], room = 6): Box {
  const xs = cells.map((c) => c.x);
  const ys = cells.map((c) => c.y);
  const left = Math.min(...xs) - R - room;
  const top = Math.min(...ys) - H - room;
  return { left, top, width: Math.max(...xs) + R + room - left, height: Math.max(...ys) + H + room - top };
}
