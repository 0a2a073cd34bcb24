import { expect, test } from "vitest";
import { patched } from "./patch";

const scene = { seat: 0, view: { cities: [{ name: "Zurich", ships: [1, 2] }, { name: "Turin", ships: [] }] }, asked: null };

test("a place deep in the scene becomes another", () => {
  const next = patched(scene, [[["view", "cities", 1, "name"], "Seoul"]]);
  expect(next.view.cities[1]!.name).toBe("Seoul");
});

test("the old scene stays as it was, and so does what did not change", () => {
  const next = patched(scene, [[["view", "cities", 1, "ships"], [3]]]);
  expect(scene.view.cities[1]!.ships).toEqual([]);
  expect(next.view.cities[0]).toBe(scene.view.cities[0]);
});

test("lists stay lists", () => {
  expect(Array.isArray(patched(scene, [[["view", "cities", 0, "ships", 0], 9]]).view.cities[0]!.ships)).toBe(true);
});

test("changes are made in their order, and the whole may be replaced", () => {
  expect(patched<unknown>(scene, [[[], { a: 1 }], [["a"], 2]])).toEqual({ a: 2 });
});
