// Ships that are sent before their turn.
import { expect, it } from "vitest";
import type { HumansFurniture, HumansView } from "../../wire/humans";
import type { Way } from "../../wire/protocol";
import { hasFuel, undecided, wayTo, without } from "./draft";

const way = (name: string, place: [string, string]): Way => ({ name, label: name, section: "", entry: name, kind: "cell", places: [place], ends: false });
const view = (cells: (number | null)[]) => ({ own: { sealed: { plan: { cells } } } }) as unknown as HumansView;

it("finds the way to a city, and the way to stay", () => {
  const ways = [way("cell 0", ["home", ""]), way("cell 2", ["cell", "2"])];
  expect([2, 0, 3].map((cell) => wayTo(ways, cell)?.name)).toEqual(["cell 2", "cell 0", undefined]);
});

it("knows which ships are still open", () => {
  expect(undecided(view([1, null, null, null]), { 2: 0 })).toEqual([1, 3]);
  expect(without({ 1: 2, 2: 0 }, 1)).toEqual({ 2: 0 });
});

it("sends no ship whose fuel can't be found", () => {
  const furniture = { ships: { small: { fuel: 2 }, large: { fuel: 5 } } } as unknown as HumansFurniture;
  const ships = ["small", "small", "large"].map((id) => ({ id }));
  const view = { own: { ships, sealed: { plan: { cells: [null, null, null], most_fuel: 6 } } } } as unknown as HumansView;
  expect([0, 1, 2].map((ship) => hasFuel(view, furniture, { 0: 3 }, ship))).toEqual([true, true, false]);
});
