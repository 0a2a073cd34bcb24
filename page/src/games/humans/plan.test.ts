// What a plan burns, and which ship is asked about.
import { expect, it } from "vitest";
import type { HumansFurniture, HumansView } from "../../wire/humans";
import { throwsFor } from "./odds";
import { burnt, shipAsked } from "./plan";

const furniture = { ships: { teacup: { fuel: 1 }, nomad: { fuel: 4 } } } as unknown as HumansFurniture;

function view(cells: number[], planned: (number | null)[] | null, subject: object): HumansView {
  const ships = cells.map((cell, i) => ({ id: i % 2 ? "nomad" : "teacup", cell, turn: 1, seen: true }));
  const plan = planned && { cells: planned, token: 0, fuel: [] };
  return { own: { ships, sealed: { plan }, subject: { whose: null, ...subject } } } as unknown as HumansView;
}

it("burns the fuel of the ships that are sent, and asks about the first that is undecided", () => {
  const planning = view([0, 0, 0, 0], [1, 1, 0, null], { ship: "nomad", cell: 0 });
  expect(burnt(planning, furniture, planning.own!.sealed.plan!)).toBe(5);
  expect(shipAsked(planning)).toBe(3);
});

it("asks about the ship that moves on, where it is", () => {
  expect(shipAsked(view([1, 1, 0, 2], null, { ship: "nomad", cell: 2 }))).toBe(3);
  expect(shipAsked(view([1, 1], null, { ship: "nomad", cell: 1, whose: 1 }))).toBe(-1);
});

it("counts throws of two dice", () => {
  expect([2, 7, 12, 13].map(throwsFor)).toEqual([36, 21, 1, 0]);
});
