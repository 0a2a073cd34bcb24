// Names of pieces: the same in the hand, at home and at a city; nothing of what only others know.
import { expect, it } from "vitest";
import type { HumansView } from "../../wire/humans";
import { drawnPieces, fleetOf, ownPieces } from "./pieces";

const captain = (known: string[], attacking: [string, number][]) => ({ known, attacking: attacking.map(([id, cell]) => ({ id, cell })) });

function view(): HumansView {
  const ships = [["teacup", 0], ["loner", 2], ["teacup", 1]].map(([id, cell]) => ({ id, cell }));
  const captains = [captain(["loner", "teacup"], [["loner", 2], ["teacup", 1]]), captain(["barge", "barge"], [["barge", 3]])];
  return { seat: 0, own: { ships, drawn: ["teacup", "magnet"] }, captains } as unknown as HumansView;
}

it("has the name of its card wherever an own ship is", () => {
  expect(ownPieces(view())).toEqual(["ship 0 teacup 0", "ship 0 loner 0", "ship 0 teacup 1"]);
  expect(fleetOf(view(), 0).attacking).toEqual(["ship 0 loner 0", "ship 0 teacup 1"]);
});

it("counts known ships of a rival, attackers first", () => {
  const { attacking, home } = fleetOf(view(), 1);
  expect(attacking).toEqual(["ship 1 barge 0"]);
  expect(home).toEqual([{ id: "barge", piece: "ship 1 barge 1" }]);
});

it("gives drawn cards the names that they will have in the hand", () => {
  expect(drawnPieces(view())).toEqual(["ship 0 teacup 2", "ship 0 magnet 0"]);
});
