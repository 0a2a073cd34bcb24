import { describe, expect, it } from "vitest";
import type { Area, Item, Place, Way } from "../../wire/protocol";
import { pipsOf, shapeOf, sizeOf, total } from "./faces";
import { groups } from "./groups";
import { isScored } from "./ranking";
import { keyOf } from "../../table/places";
import { pointed } from "./ways";

const item = (text: string, more: Partial<Item> = {}): Item => ({ text, place: null, count: 1, face_down: false, ...more });
const area = (seat: number | null, ...items: Item[]): Area => ({ title: `of ${seat}`, kind: "hand", items, seat });
const way = (name: string, ...places: Place[]): Way => ({ name, label: name, section: "", entry: name, kind: "", places, ends: false });
const names = (ways: readonly Way[] | undefined) => ways?.map((w) => w.name);

describe("ways", () => {
  const board = [area(0, item("7", { place: ["card", "7"] }), item("9", { place: ["card", "9"] })), area(null, item("", { place: ["pile", ""] }))];

  it("light the things they point at; one that points at two stands at both", () => {
    const { lit, spoken } = pointed(board, [way("play 7", ["card", "7"]), way("lay 7 on the pile", ["card", "7"], ["pile", ""])]);
    expect(names(lit.get(keyOf(["card", "7"])))).toEqual(["play 7", "lay 7 on the pile"]);
    expect(names(lit.get(keyOf(["pile", ""])))).toEqual(["lay 7 on the pile"]);
    expect([lit.size, spoken.length]).toEqual([2, 0]);
  });

  it("are said where they point at nothing that is drawn", () => {
    const { spoken } = pointed(board, [way("pass"), way("play 8", ["card", "8"]), way("play 7", ["card", "7"])]);
    expect(names(spoken)).toEqual(["pass", "play 8"]);
  });

  it("of other kinds of things with the same name are not mixed up", () => {
    const { lit, spoken } = pointed(board, [way("turn die 7", ["die", "7"])]);
    expect(lit.has(keyOf(["card", "7"]))).toBe(false);
    expect(names(spoken)).toEqual(["turn die 7"]);
  });
});

describe("sides of the table", () => {
  const board = [0, null, 2, 1, 3].map((seat) => area(seat));
  const seats = (of: readonly { seat: number | null }[]) => of.map((g) => g.seat);

  it("others sit from the left neighbour round to the right one", () => {
    const { table, own, others } = groups(board, 1, 4);
    expect([seats(table), seats(own), seats(others)]).toEqual([[null], [1], [2, 3, 0]]);
  });

  it("a spectator has no side of the table", () => {
    const { own, others } = groups(board, null, 4);
    expect([seats(own), seats(others)]).toEqual([[], [0, 1, 2, 3]]);
  });

  it("before whom nothing lies, no side is drawn", () => expect(groups([area(2)], 1, 4)).toMatchObject({ table: [], own: [], others: [{ seat: 2 }] }));
});

describe("things", () => {
  it("are dice by their face, or by a digit at the place of a die", () => {
    expect(["⚀", "⚅", "7", "⚀⚁"].map((text) => pipsOf(item(text)))).toEqual([1, 6, 0, 0]);
    expect(["3", "7", ""].map((text) => pipsOf(item(text, { place: ["die", "2"] })))).toEqual([3, 0, 0]);
    expect(pipsOf(item("3", { place: ["card", "3"] }))).toBe(0);
  });

  it("face down show nothing, even if somebody wrote a face on them", () => {
    expect(shapeOf(item("⚃", { face_down: true }), "hand")).toBe("back");
    expect(shapeOf(item("4", { face_down: true, place: ["die", "1"] }), "hand")).toBe("hidden_die");
    expect(shapeOf(item("", { face_down: true }), "pile")).toBe("back");
  });

  it("are numbers in an area of numbers, cards elsewhere, and empty where nothing lies", () => {
    expect(shapeOf(item("4"), "number")).toBe("number");
    expect(shapeOf(item("4"), "hand")).toBe("card");
    expect([shapeOf(item(""), "places"), shapeOf(item("A", { count: 0 }), "pile")]).toEqual(["empty", "empty"]);
  });

  it("are written as large as their text allows", () => expect(["7♥", "10♦", "cod", "Mine", "Bridge of sighs"].map(sizeOf)).toEqual(["sign", "sign", "word", "word", "title"]));
  it("are counted with those below them", () => expect(total(area(0, item("a"), item("", { count: 4 })))).toBe(5));
});

describe("results", () => {
  it("without any points none are shown", () => expect([isScored([0, 0]), isScored([0, -1])]).toEqual([false, true]));
});
