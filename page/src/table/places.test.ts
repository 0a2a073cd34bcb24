// Ways by the places that lead to them.
import { expect, it } from "vitest";
import type { Place, Way } from "../wire/protocol";
import { among, keyOf, litBy, placeOf } from "./places";

const way = (name: string, ...places: Place[]): Way => ({ name, label: "", section: "", entry: "", kind: "", places, ends: false });

it("calls a place by its kind, and by which of them it is", () => {
  expect(keyOf(["cell", "2"])).toBe("cell 2");
  expect(keyOf(["home", ""])).toBe("home");
  expect([placeOf("foe 1 2"), placeOf("home")]).toEqual([["foe", "1 2"], ["home", ""]]);
});

it("gathers the ways of one place", () => {
  const lit = litBy<"drawn">([way("none"), way("first", ["drawn", "0"]), way("both", ["drawn", "0"], ["drawn", "1"])]);
  expect([...lit].map(([key, ways]) => [key, ways.map((w) => w.name)])).toEqual([
    ["drawn 0", ["first", "both"]],
    ["drawn 1", ["both"]],
  ]);
});

it("knows its names", () => {
  const isFruit = among<"apple" | "pear">("apple", "pear");
  expect(["pear", "stone", undefined].map(isFruit)).toEqual([true, false, false]);
});
