// What a plan burns, and which ship is asked about.
import { expect, it } from "vitest";
import type { CityFacts, HumansFurniture, HumansView, ShipFacts } from "../../wire/humans";
import { throwsFor } from "./odds";
import { burnt, completes, intended, shipAsked, strengthAt } from "./plan";

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

it("is complete when no other ship could go, and nothing else is to be chosen", () => {
  const planning = (cells: (number | null)[], most_fuel: number, effects: string[] = []) => {
    const planned = view([0, 0], cells, { ship: cells[0] === null ? "teacup" : "nomad", cell: 0 });
    Object.assign(planned.own!.sealed.plan!, { most_fuel });
    const stations = effects.map((id) => ({ id, used: false }));
    return { ...planned, seat: 0, fuel_limit: 4, question: { question: "where_to_send" }, captains: [{ stations }], own: { ...planned.own!, compensations: [] } } as unknown as HumansView;
  };
  const facts = { ...furniture, stations: { aim: { effect: "token_support" }, tank: { effect: "fuel" } }, compensations: {} } as unknown as HumansFurniture;
  expect(completes(planning([null, null], 4), facts, 1)).toBe(true); // 1 of 4, and the nomad burns 4
  expect(completes(planning([null, null], 5, ["tank"]), facts, 1)).toBe(false);
  expect(completes(planning([1, null], 5, ["tank"]), facts, 2)).toBe(true); // its fuel comes from one card
  expect(completes(planning([1, null], 6, ["tank", "tank"]), facts, 2)).toBe(false); // from which card, will be asked
  expect(completes(planning([null, null], 4, ["aim"]), facts, 1)).toBe(false); // then the token is laid
  expect(completes(planning([0, null], 4, ["aim"]), facts, 0)).toBe(true);
});
