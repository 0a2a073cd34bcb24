// What the face of a tile shows, as a row of signs: pure, so that it can be drawn large, small, or told.
import type { CostFurniture, FaceFurniture, ScoreFurniture } from "../../wire/keyflower";
import { RESOURCES, SKILLS, some } from "./terms";

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

/** How wide a row of them is, icons being `size` wide. */
export const wide = (glyphs: readonly Glyph[], size: number) => glyphs.reduce((w, glyph) => w + glyphWidth(glyph, size), 0);

export function glyphWidth(glyph: Glyph, size: number): number {
  if ("sign" in glyph) return size * 0.5 * Math.max(1, glyph.sign.length * 0.8);
  return size * (glyph.n === undefined ? 1.08 : glyph.n < 10 ? 1.62 : 2.150);
}
