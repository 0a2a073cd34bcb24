// What the face of a tile shows, as a row of signs: pure, so that it can be drawn large, small, or told.
import type { CostFurniture, FaceFurniture, ScoreFurniture, TileFurniture } from "../../../wire/keyflower";
import { RESOURCES, SKILLS, some } from "../terms";

/** An icon with a number before it, or a sign between icons. */
export type Glyph = { icon: string; n?: number } | { sign: string };

const counted = (names: readonly string[], numbers: readonly number[]): Glyph[] =>
  some(names, numbers).map(([icon, n]) => (n > 1 ? { icon, n } : { icon }));

const between = (sign: string, glyphs: Glyph[]): Glyph[] => glyphs.flatMap((glyph, i) => (i ? [{ sign }, glyph] : [glyph]));

/** What a use asks for on top, and what it gives (KF-6.32). */
export function effectGlyphs(face: FaceFurniture): Glyph[] {
  const pays = payment(face);
  const gets = gains(face);
  return pays && gets.length ? [pays, { sign: "→" }, ...gets] : gets;
}

function payment(face: FaceFurniture): Glyph | null {
  if (face.pay_worker) return { icon: face.pay_worker === "any" ? "worker" : face.pay_worker };
  if (face.pay_skill) return { icon: face.pay_skill === "any" ? "skill" : face.pay_skill };
  return null;
}

function gains(face: FaceFurniture): Glyph[] {
  switch (face.effect) {
    case "gain":
      return counted(RESOURCES, face.resources);
    case "choose":
      return between("/", counted(RESOURCES, face.resources));
    case "draw_workers":
      return [{ icon: "worker", n: face.n }];
    case "take_green":
      return [{ icon: "green", n: face.n }];
    case "draw_skills":
      return [{ icon: "skill", n: face.n }];
    case "transport":
      return [{ icon: "wheel", n: face.transport }, { icon: "upgrade", n: face.upgrades }];
    default:
      return [];
  }
}

const ANY: Record<string, string> = { workers: "worker", resources: "resource", skills: "skill" };

/** The things that a tile scores, after the star with its points (KF-13, KF-15). */
export function scoreGlyphs(score: ScoreFurniture): Glyph[] {
  switch (score.per) {
    case "any":
      return [{ icon: ANY[score.items!]!, n: score.n }];
    case "set":
      return score.of.map((icon) => ({ icon }));
    case "chosen":
      return [{ sign: "=" }, { icon: ANY[score.items!]! }];
    case "kept":
      return score.of.length === RESOURCES.length ? [{ icon: "resource" }] : score.of.map((icon) => ({ icon }));
    case "transport":
      return [{ icon: "wheel" }];
    case "loop_tile":
      return [{ icon: "loop" }];
    case "river_boat":
      return [{ icon: "boat" }];
    case "other_worker":
      return [{ icon: "worker" }];
    default:
      return [{ icon: "neighbour" }];
  }
}

const ABILITIES: Record<string, (n: number) => Glyph[]> = {
  extra_workers: (n) => [{ sign: "+" }, { icon: "worker", n }],
  extra_green: (n) => [{ sign: "+" }, { icon: "green", n }],
  cross_fields: () => [{ icon: "wheel" }, { icon: "field" }],
  double_transport: () => [{ icon: "wheel" }, { sign: "×2" }, { icon: "upgrade" }, { sign: "×2" }],
  swap_in_upgrades: () => [{ icon: "resource" }, { icon: "swap" }, { icon: "upgrade" }],
  swap_in_scoring: () => [{ icon: "resource" }, { icon: "swap" }, { icon: "star" }],
  counter_bid: () => [{ icon: "red" }, { icon: "swap" }, { icon: "lying" }],
  mixed_use: () => [{ icon: "blue" }, { sign: "+" }, { icon: "red" }, { sign: "+" }, { icon: "yellow" }],
};

export const abilityGlyphs = (ability: string, n: number): Glyph[] => ABILITIES[ability]?.(n) ?? [];

export function costGlyphs(cost: CostFurniture): Glyph[] {
  const any: Glyph[] = counted(["resource", "skill"], [cost.any_resource, cost.any_skill]);
  return [...counted(RESOURCES, cost.resources), ...counted(SKILLS, cost.skills), ...any];
}

/** What this face of a tile does and is worth. */
export function worth(tile: TileFurniture, face: number): Glyph[] {
  const shown = tile.faces[face]!;
  const does = shown.ability ? abilityGlyphs(shown.ability, shown.n) : tile.flips ? [{ icon: "upgrade", n: 1 }] : effectGlyphs(shown);
  const all = [...kindGlyphs(tile), ...does, ...scored(shown), ...points(shown.points)];
  return all.length ? all : [{ sign: "–" }];
}

/** Of a turn-order tile its number, and whether it brings the purple marker; of the ghost ship the ghost. */
function kindGlyphs(tile: TileFurniture): Glyph[] {
  if (tile.kind === "turn_order") return [{ sign: String(tile.number) }, { icon: tile.purple ? "purple" : "boat" }];
  return tile.kind === "other" ? [{ icon: "ghost" }] : [];
}

const points = (n: number): Glyph[] => (n ? [{ icon: "star", n }] : []);

const scored = ({ score }: FaceFurniture): Glyph[] =>
  score ? [score.points ? { icon: "star", n: score.points } : { icon: "star" }, { sign: "/" }, ...scoreGlyphs(score)] : [];

export interface Size {
  icon: number;
  letters: number;
}

/** How wide a row of them is. */
export const wide = (glyphs: readonly Glyph[], size: Size) => glyphs.reduce((w, glyph) => w + glyphWidth(glyph, size), 0);

export function glyphWidth(glyph: Glyph, { icon, letters }: Size): number {
  if ("sign" in glyph) return letters * 0.62 * glyph.sign.length;
  return icon * 1.08 + (glyph.n === undefined ? 0 : letters * 0.62 * String(glyph.n).length);
}

const TIGHT = 0.8; // of the least size of letters: signs can be told apart when they are a little smaller

/** The largest size up to this one in which the row is not too wide, and its letters not too small. */
export function fitted(glyphs: readonly Glyph[], size: number, most: number, least: number): Size {
  const sized = (icon: number): Size => ({ icon, letters: Math.max(icon * 0.88, least) });
  let icon = size;
  while (icon > least * TIGHT && wide(glyphs, sized(icon)) > most) icon -= 0.5;
  return sized(icon);
}
