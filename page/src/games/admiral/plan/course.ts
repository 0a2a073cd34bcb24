// Courses as the server offers them: where a ship can sail, the way there and what it costs (AD-8). Pure.
import type { AdmiralView, EndView } from "../../../wire/admiral";
import { DIRECTIONS, nameOf, sector, spotOf, step, type Direction, type Spot } from "../chart/compass";

export interface Course {
  ship: number;
  cells: string[]; // the first is where the ship is now
  headings: Direction[]; // one for each cell that is entered
  facing: Direction; // in the end
  turns: number; // that cost something: closer to the wind (AD-8.11)
  left: number;
  shows: boolean; // everybody will see the captain who makes it possible
}

/** All courses of a ship, by the cell in which they end; at Admiral level several, one for each facing. */
export function coursesOf(view: AdmiralView, ship: number): Map<string, Course[]> {
  const found = new Map<string, Course[]>();
  const from = view.ships[ship]?.cell;
  const ends = view.own?.reach.find((reach) => reach.ship === ship)?.ends ?? [];
  for (const end of from ? ends : []) {
    const course = courseTo(view, ship, from!, end);
    found.set(end[0], [...(found.get(end[0]) ?? []), course]);
  }
  return found;
}

function courseTo(view: AdmiralView, ship: number, from: string, [, sectors, facing, left, shows]: EndView): Course {
  const headings = [...sectors].map((n) => DIRECTIONS[Number(n)]!);
  const course = { ship, cells: cellsOn(from, headings), headings, facing: DIRECTIONS[facing]!, left, shows };
  return { ...course, turns: costlyTurns(view, course.facing, headings) };
}

function cellsOn(from: string, headings: readonly Direction[]): string[] {
  const spots: Spot[] = [spotOf(from)];
  for (const heading of headings) {
    const [here, way] = [spots[spots.length - 1]!, step(heading)];
    spots.push({ x: here.x + way.x, y: here.y + way.y });
  }
  return spots.map(nameOf);
}

/** A ship under way may turn before its next cell; at the end of its course it may turn once more. */
function costlyTurns(view: AdmiralView, facing: Direction, headings: readonly Direction[]): number {
  const before = view.affair?.type === "CourseView" ? [view.affair.heading] : [];
  const all = [...before, ...headings, facing];
  return all.filter((heading, i) => i > 0 && offWind(view, heading) > offWind(view, all[i - 1]!)).length;
}

/** How many sectors from straight down the wind (AD-7.6). */
function offWind({ wind, strength, windless }: AdmiralView, heading: string): number {
  if (windless || strength === "calm") return 0;
  const apart = (sector(heading) - sector(wind) + 8) % 8;
  return Math.min(apart, 8 - apart);
}

/** What leaves the most comes first. */
export const cheapest = (courses: readonly Course[]) => courses.reduce((best, one) => (one.left > best.left ? one : best));

/** The course whose last facing is nearest to where one points, in degrees from the north. */
export function facingTo(courses: readonly Course[], degrees: number): Course {
  const off = ({ facing }: Course) => Math.abs(((sector(facing) * 45 - degrees + 540) % 360) - 180);
  return courses.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** The nearest of these cells in a direction, for the arrow keys: ahead counts once, aside twice. */
export function nextCell(cells: readonly string[], from: string, dx: number, dy: number): string | undefined {
  const here = spotOf(from);
  const seen = cells.flatMap((cell) => {
    const [x, y] = [spotOf(cell).x - here.x, spotOf(cell).y - here.y];
    const ahead = x * dx + y * dy;
    return ahead > 0 ? [{ cell, far: ahead + 2 * Math.abs(x * dy - y * dx) }] : [];
  });
  return seen.length ? seen.reduce((best, one) => (one.far < best.far ? one : best)).cell : undefined;
}
