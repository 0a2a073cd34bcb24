// The final score in groups that can be compared, and the reason for every line of it. Pure.
import type { FaceFurniture, KeyflowerFurniture, PlotView, ResultView, ScoreFurniture } from "../../wire/keyflower";
import { RESOURCES } from "./terms";
import { plural } from "../../words/speak";
import { ITEMS, name, say, type Word } from "./words";

export const GROUPS = ["village", "autumn", "winter", "turn", "boats", "gold"] as const;
export type Group = (typeof GROUPS)[number];

/** Where the points of a tile belong. */
export function groupOf(furniture: KeyflowerFurniture, tile: string): Group {
  const { kind, season } = furniture.tiles[tile]!;
  if (kind === "turn_order") return "turn";
  if (["boat", "other", "summer_boat"].includes(kind)) return "boats";
  return season === "autumn" || season === "winter" ? season : "village";
}

export function groupPoints(furniture: KeyflowerFurniture, result: ResultView): Record<Group, number> {
  const points = { village: 0, autumn: 0, winter: 0, turn: 0, boats: 0, gold: result.gold };
  for (const line of result.tiles) points[groupOf(furniture, line.tile)] += line.points;
  return points;
}

/** Why a tile brings its points: what is printed on it, and what it counts. */
export function reason(furniture: KeyflowerFurniture, village: readonly PlotView[], tile: string, points: number): string {
  const facts = furniture.tiles[tile]!;
  const up = village.find((plot) => plot.tile === tile)?.face ?? 0;
  const face = facts.faces[up]!;
  if (facts.kind === "other") return say("ghost_ship");
  const printed = face.points ? [say(up && facts.cost ? "printed_back" : "printed_front") + `: ${face.points}`] : [];
  return [...printed, ...(face.score ? [counted(face, points - face.points)] : [])].join("; ");
}

function counted(face: FaceFurniture, points: number): string {
  const score = face.score!;
  const times = score.per === "river_boat" ? score.scale.indexOf(points) : points / score.points;
  return say(phrase(score), { points: score.points, n: score.n, items: itemsOf(score), times });
}

function itemsOf({ per, n, items, of }: ScoreFurniture): string {
  if (per === "any") return plural(n, ITEMS[items as keyof typeof ITEMS]);
  return of.length < RESOURCES.length ? of.map(name).join(" + ") : say("any_resource");
}

function phrase(score: ScoreFurniture): Word {
  if (score.per === "set" && score.of.length === 1) return "per_each";
  return (score.per === "any" || score.per === "chosen" ? `per_${score.per}_${score.items}` : `per_${score.per}`) as Word;
}
