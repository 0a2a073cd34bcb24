// How the chart is looked at: the whole of it, or a part of it, larger. Pure.
export interface Size {
  w: number;
  h: number;
}
export interface Lens {
  zoom: number; // 1: the whole chart is seen
  x: number; // the middle of what is seen, in units of the drawing
  y: number;
}
export interface Pane extends Size {
  x: number;
  y: number;
  scale: number; // pixels for a unit
}

// Pixels for a unit; a cell has 48 units.
const LARGEST = 2.4;
const SMALL = 0.55; // of the whole chart on a phone
const FINGER = 0.92;
const ROOM = 96; // units around what is to be seen
export const WHOLE: Lens = { zoom: 1, x: 0, y: 0 };

const fitting = (chart: Size, box: Size) => Math.max(Math.min(box.w / chart.w, box.h / chart.h), 0.01);
export const most = (chart: Size, box: Size) => Math.max(LARGEST / fitting(chart, box), 1);

/** The part of the drawing that is seen: never beyond its edges, unless all of it is seen. */
export function paneOf(lens: Lens, chart: Size, box: Size): Pane {
  const scale = fitting(chart, box) * lens.zoom;
  const [w, h] = [box.w / scale, box.h / scale];
  return { x: kept(lens.x, w, chart.w), y: kept(lens.y, h, chart.h), w, h, scale };
}

function kept(middle: number, seen: number, whole: number): number {
  return seen >= whole ? (whole - seen) / 2 : Math.min(Math.max(middle - seen / 2, 0), whole - seen);
}

/** Larger or smaller by a factor, around a point of the drawing that stays where it is. */
export function zoomed(lens: Lens, factor: number, at: { x: number; y: number }, chart: Size, box: Size): Lens {
  const zoom = Math.min(Math.max(lens.zoom * factor, 1), most(chart, box));
  if (zoom === 1) return WHOLE;
  const [before, by] = [paneOf(lens, chart, box), lens.zoom / zoom];
  const middle = (from: number, seen: number, point: number) => point + (from + seen / 2 - point) * by;
  return { zoom, x: middle(before.x, before.w, at.x), y: middle(before.y, before.h, at.y) };
}

/** Moved by so many pixels, as a hand moves paper. */
export function dragged(lens: Lens, dx: number, dy: number, chart: Size, box: Size): Lens {
  const pane = paneOf(lens, chart, box);
  const moved = { ...lens, x: pane.x + pane.w / 2 - dx / pane.scale, y: pane.y + pane.h / 2 - dy / pane.scale };
  const seen = paneOf(moved, chart, box);
  return { ...lens, x: seen.x + seen.w / 2, y: seen.y + seen.h / 2 };
}

interface Point {
  x: number;
  y: number;
}

/** Where the whole chart is too small for a finger, larger around these points; else moved only if one of them is not seen. */
export function showing(lens: Lens, points: readonly Point[], chart: Size, box: Size): Lens {
  const whole = fitting(chart, box);
  const around = boundsOf(points);
  if (whole < SMALL) return closer(around, Math.min(FINGER, box.w / around.w, box.h / around.h) / whole, chart, box);
  const pane = paneOf(lens, chart, box);
  return lens.zoom === 1 || points.every((point) => isIn(pane, point)) ? lens : { ...lens, x: around.x, y: around.y };
}

function closer({ x, y }: Point, zoom: number, chart: Size, box: Size): Lens {
  return zoom <= 1 ? WHOLE : { zoom: Math.min(zoom, most(chart, box)), x, y };
}

/** The middle, and the size with half a cell more on each side. */
function boundsOf(points: readonly Point[]): Point & Size {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left + ROOM, h: bottom - top + ROOM };
}

const isIn = ({ x, y, w, h }: Pane, at: Point) => at.x > x && at.x < x + w && at.y > y && at.y < y + h;
