import { expect, it } from "vitest";
import type { FaceFurniture } from "../../../wire/keyflower";
import { costGlyphs, effectGlyphs, fitted, scoreGlyphs, wide } from "./glyphs";
import { around, centre, H, R, side } from "./hex";
import { roofLines } from "./roof";

const FACE: FaceFurniture = {
  points: 0, effect: "none", n: 0, resources: [0, 0, 0, 0], pay_worker: null, pay_skill: null,
  transport: 0, upgrades: 0, score: null, ability: null, skills: 0,
};

it("a face shows what is paid before what is gained", () => {
  const mason = { ...FACE, effect: "gain", resources: [0, 3, 0, 0], pay_skill: "pickaxe" };
  expect(effectGlyphs(mason)).toEqual([{ icon: "pickaxe" }, { sign: "→" }, { icon: "stone", n: 3 }]);
});

it("a choice of resources is told by strokes between them", () => {
  const workshop = { ...FACE, effect: "choose", resources: [1, 1, 1, 0] };
  expect(effectGlyphs(workshop)).toEqual([{ icon: "wood" }, { sign: "/" }, { icon: "stone" }, { sign: "/" }, { icon: "iron" }]);
});

it("costs and scores use the sign for any type", () => {
  expect(costGlyphs({ resources: [1, 0, 0, 0], any_resource: 2, skills: [0, 0, 1], any_skill: 0 })).toEqual([
    { icon: "wood" }, { icon: "saw" }, { icon: "resource", n: 2 },
  ]);
  const barn = { per: "kept", points: 2, items: null, n: 0, of: ["wood", "stone", "iron", "gold"], scale: [] };
  expect(scoreGlyphs(barn)).toEqual([{ icon: "resource" }]);
});

it("neighbouring cells touch at their sides", () => {
  const [a, b] = [centre(0, 0), centre(1, -1)]; // to the north-east
  const middle = side(4);
  expect((a.x + b.x) / 2).toBeCloseTo(middle.x);
  expect((a.y + b.y) / 2).toBeCloseTo(middle.y);
  expect(around([a]).width).toBeGreaterThan(2 * R);
  expect(around([a]).height).toBeGreaterThan(2 * H);
});

it("long titles take two lines of a roof", () => {
  expect(roofLines("Miner", 12).map((line) => line.text)).toEqual(["Miner"]);
  expect(roofLines("Гильдия ремесленников", 12).map((line) => line.text)).toEqual(["Гильдия", "ремесленников"]);
  expect(roofLines("Главкаменоломня", 12).map((line) => line.text)).toEqual(["Глав-", "каменоломня"]);
  expect(roofLines("Гильдия ремесленников", 16)[1]!.squeeze).toBeDefined();
});

it("signs are made smaller where they would be too wide, but never too small to be read", () => {
  const row = [{ icon: "wood", n: 4 }, { icon: "star", n: 10 }];
  expect(fitted(row, 30, 200, 11)).toEqual({ icon: 30, letters: 26.4 });
  const tight = fitted(row, 30, 60, 11);
  expect(wide(row, tight)).toBeLessThanOrEqual(60);
  expect(fitted(row, 30, 20, 14).letters).toBe(14);
});
