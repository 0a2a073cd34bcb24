// Coastlines: the outline of all land cells, made rough and round as a hand would draw it.
import type { Spot } from "./compass";

type Loop = Spot[];
const key = ({ x, y }: Spot) => `${x},${y}`;

/** A number from 0 to 1 that is always the same for a place: islands must not change when the page is redrawn. */
export function chanceAt(x: number, y: number, salt = 0): number {
  const n = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

/** Edges between land and water, with the land to the right. */
function edges(isLand: (x: number, y: number) => boolean, columns: number, rows: number): Map<string, Spot[]> {
  const from = new Map<string, Spot[]>();
  const add = (a: Spot, b: Spot) => from.set(key(a), [...(from.get(key(a)) ?? []), b]);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (!isLand(x, y)) continue;
      if (!isLand(x, y - 1)) add({ x, y }, { x: x + 1, y });
      if (!isLand(x + 1, y)) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
      if (!isLand(x, y + 1)) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
      if (!isLand(x - 1, y)) add({ x, y: y + 1 }, { x, y });
    }
  return from;
}

/** Follows edges until they close; where two islands meet at a corner, each keeps to itself. */
export function outlines(isLand: (x: number, y: number) => boolean, columns: number, rows: number): Loop[] {
  const from = edges(isLand, columns, rows);
  const loops: Loop[] = [];
  for (const start of [...from.keys()]) {
    while (from.get(start)?.length) loops.push(follow(from, start));
  }
  return loops;
}

function follow(from: Map<string, Spot[]>, start: string): Loop {
  const [x, y] = start.split(",").map(Number) as [number, number];
  const loop: Loop = [{ x, y }];
  let before: Spot | null = null;
  for (;;) {
    const here = loop[loop.length - 1]!;
    const next = rightmost(from.get(key(here))!, before, here);
    before = here;
    if (key(next) === start) return loop;
    loop.push(next);
  }
}

function rightmost(ways: Spot[], before: Spot | null, here: Spot): Spot {
  const turn = (to: Spot) => (before ? (here.x - before.x) * (to.y - here.y) - (here.y - before.y) * (to.x - here.x) : 0);
  const best = ways.reduce((a, b) => (turn(b) > turn(a) ? b : a));
  ways.splice(ways.indexOf(best), 1);
  return best;
}

/** A closed path through the middles of rough points: round bays and capes. `unit` is the width of a cell. */
export function roughPath(loop: Loop, unit: number): string {
  const rough = loop.flatMap((a, i) => between(loop[(i || loop.length) - 1]!, a, loop[(i + 1) % loop.length]!));
  const points = rough.map(({ x, y }) => ({ x: x * unit, y: y * unit }));
  const mid = (a: Spot, b: Spot) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const curves = points.map((p, i) => `Q${p.x.toFixed(1)} ${p.y.toFixed(1)} ${mid(p, points[(i + 1) % points.length]!)}`);
  return `M${mid(points[points.length - 1]!, points[0]!)}${curves.join("")}Z`;
}

/** A side of a cell as four points that waver inwards; the corner before it is cut off where the coast bends. */
function between(before: Spot, a: Spot, b: Spot): Spot[] {
  const inward = { x: -(b.y - a.y), y: b.x - a.x };
  const bent = { x: a.y - before.y === b.y - a.y ? 0 : -(a.y - before.y), y: a.x - before.x === b.x - a.x ? 0 : a.x - before.x };
  return [0, 0.25, 0.5, 0.75].map((t) => {
    const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
    const bite = 0.02 + 0.11 * chanceAt(x * 4, y * 4) + (t === 0 ? 0.1 : 0);
    const corner = t === 0 ? 0.16 : 0;
    return { x: x + inward.x * bite + bent.x * corner, y: y + inward.y * bite + bent.y * corner };
  });
}
