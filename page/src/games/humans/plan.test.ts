// Answers of a secret step, read back.
import { expect, it } from "vitest";
import type { HumansFurniture, HumansView } from "../../wire/humans";
import { throwsFor } from "./odds";
import { burnt, moves, order, plan, shipAsked } from "./plan";

const SHIPS = { teacup: { fuel: 1, abilities: [] }, nomad: { fuel: 4, abilities: [{ effect: "move", what: "", n: 0 }] } };
const furniture = { ships: SHIPS } as unknown as HumansFurniture;

function view(phase: string, answers: string[], cells: number[], subject: object | null = null): HumansView {
  const ships = cells.map((cell, i) => ({ id: i % 2 ? "nomad" : "teacup", cell, turn: 1, seen: true }));
  return { phase, own: { ships, answers, drawn: [], compensations: [], subject } } as unknown as HumansView;
}

it("reads a plan: cells, then the token, then the fuel", () => {
  const planning = view("planning", ["cell 2", "no cell", "cell 3", "fuel tanker+jerrycan"], [0, 0]);
  expect(plan(planning)).toEqual({ cells: [2, 0], token: 3, fuel: ["tanker", "jerrycan"] });
});

it("knows what is undecided, what burns, and which ship is asked about", () => {
  const planning = view("planning", ["cell 1", "cell 1"], [0, 0, 0], { ship: "teacup", whose: null, cell: 0 });
  expect(plan(planning)!.cells).toEqual([1, 1, -1]);
  expect(burnt(planning, furniture, plan(planning)!)).toBe(5);
  expect(shipAsked(planning)).toBe(2);
});

it("gives moves to the ships that can move and attack", () => {
  expect([...moves(view("moving", ["cell 3"], [1, 0, 2, 2]), furniture)]).toEqual([[3, 3]]);
});

it("reads an order", () => {
  const bought = order(view("buying", ["credits 2", "buy both", "ship teacup", "station net"], [0]));
  expect(bought).toEqual({ bought: [true, true], credits: 2, ships: ["teacup"], stations: ["net"] });
});

it("counts throws of two dice", () => {
  expect([2, 7, 12, 13].map(throwsFor)).toEqual([36, 21, 1, 0]);
});
