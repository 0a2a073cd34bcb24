// What a plan burns, and which ship is asked about.
import { expect, it } from "vitest";
import type { CityFacts, HumansFurniture, HumansView, ShipFacts } from "../../wire/humans";
import { throwsFor } from "./odds";
import { burnt, intended, shipAsked, strengthAt } from "./plan";

const furniture = { ships: { teacup: { fuel: 1 }, nomad: { fuel: 4 } } } as unknown as HumansFurniture;

function view(cells: number[], planned: (number | null)[] | null, subject: object): HumansView {
  const ships = cells.map((cell, i) => ({ id: i % 2 ? "nomad" : "teacup", cell, turn: 1, seen: true }));
  const plan = planned && { cells: planned, token: 0, fuel: [] };
  return { own: { ships, sealed: { plan }, subject: { whose: null, ...subject } } } as unknown as HumansView;
}

it("burns the fuel of the ships that are sent, and asks about the first that is undecided", () => {
  const planning = view([0, 0, 0, 0], [1, 1, 0, null], { ship: "nomad", cell: 0 });
  expect(burnt(planning, furniture, intended(planning.own!.sealed.plan!))).toBe(5);
  expect(burnt(planning, furniture, intended(planning.own!.sealed.plan!, { 3: 2 }))).toBe(9);
  expect(shipAsked(planning)).toBe(3);
});

it("asks about the ship that moves on, where it is", () => {
  expect(shipAsked(view([1, 1, 0, 2], null, { ship: "nomad", cell: 2 }))).toBe(3);
  expect(shipAsked(view([1, 1], null, { ship: "nomad", cell: 1, whose: 1 }))).toBe(-1);
});

it("counts throws of two dice", () => {
  expect([2, 7, 12, 13].map(throwsFor)).toEqual([36, 21, 1, 0]);
});

it("adds up what a group is worth at a city before anybody knows who else comes", () => {
  const city = { region: "asia", centre: "science" } as CityFacts;
  const ship = (type: string, effect: string, what = "") => ({ type, strength: 3, abilities: [{ effect, what, n: 2 }] }) as unknown as ShipFacts;
  const twins = ship("saucer", "with_type", "saucer");
  expect(strengthAt(city, [twins])).toBe(3);
  expect(strengthAt(city, [twins, twins])).toBe(10);
  expect(strengthAt(city, [ship("tripod", "alone")])).toBe(5);
  expect(strengthAt(city, [ship("tripod", "alone"), ship("saucer", "at_centre", "science"), ship("saucer", "in_region", "europe")])).toBe(11);
  expect([false, true].map((armies) => strengthAt(city, [ship("cruiser", "vs_army")], armies))).toEqual([3, 5]);
});
