import { describe, expect, it } from "vitest";
import type { Way } from "../../wire/protocol";
import { following, lit, meant, placesOf, subjectOf, type Asking } from "./ways";

const asking = (answers: string[] = [], places: Asking["places"] = {}): Asking => ({ answers, places });
const ways = (...names: string[]): Way[] => names.map((name) => ({ name, label: name, section: "", entry: name, kind: "choice", places: [] }));

describe("every kind of choice leads from a thing of the table", () => {
  const kinds: [string, string[], Asking?][] = [
    ["pass", ["bar"]],
    ["finish", ["bar"]],
    ["flip none", ["bar"]],
    ["bid miner", ["side miner", "tile miner"]],
    ["use gold_mine", ["tile gold_mine"]],
    ["haunt barn", ["tile barn"]],
    ["in blue", ["worker blue"]],
    ["add red 2", ["worker red"]],
    ["take from store", ["side store", "tile store"]],
    ["leave at store", ["side store", "tile store"]],
    ["give yellow", ["worker yellow"]],
    ["give saw", ["skill saw"]],
    ["give from forge", ["side forge", "tile forge"]],
    ["gain stone", ["supply stone"]],
    ["carry wood from home4", ["pile home4 wood", "tile home4"]],
    ["to workshop", ["tile workshop"]],
    ["upgrade barn", ["tile barn"]],
    ["pay iron 2", ["pile barn iron"], asking(["upgrade barn"])],
    ["place inn", ["tile inn"]],
    ["beside mason SE", ["cell 1,-2"], asking(["place inn"], { "beside mason SE": [1, -2] })],
    ["turn 3", ["turn"]],
    ["offer apothecary+jeweller", ["tile apothecary", "tile jeweller"]],
    ["boat sea_breese", ["tile sea_breese"]],
    ["flip stable", ["tile stable"]],
  ];
  it.each(kinds)("%s", (name, places, about = asking()) => {
    expect(placesOf(name, about)).toEqual(places);
  });
});

it("a thing that leads to several ways has them all", () => {
  const places = lit(ways("pass", "bid miner", "use miner", "bid turn1"), asking());
  expect(places.get("tile miner")!.map((way) => way.name)).toEqual(["bid miner", "use miner"]);
  expect(places.get("side miner")!.map((way) => way.name)).toEqual(["bid miner"]);
  expect(places.get("bar")!.map((way) => way.name)).toEqual(["pass"]);
  expect(places.has("tile barn")).toBe(false);
});

it("an unfinished choice is about the tile it began with", () => {
  expect(subjectOf(["bid gold_mine", "in red"])).toBe("gold_mine");
  expect(subjectOf(["carry iron from home4"])).toBe("home4");
  expect(subjectOf(["place inn", "beside mason SE"])).toBeNull();
  expect(subjectOf([])).toBeNull();
});

it("follow-up questions stand beside that tile, others don't", () => {
  expect(following(ways("add red 1", "add red 2"), asking(["bid gold_mine", "in red"]))?.tile).toBe("gold_mine");
  expect(following(ways("to miner"), asking(["carry iron from home4"]))).toBeNull();
  expect(following(ways("in blue"), asking())).toBeNull();
  expect(following([], asking(["bid gold_mine"]))).toBeNull();
});

describe("what somebody meant who pressed a tile that isn't lit", () => {
  it("on a turn, a bid for a tile on offer and a use of any other", () => {
    expect(meant(ways("pass", "bid miner"), "inn", true)).toBe("bid inn");
    expect(meant(ways("pass"), "home2", false)).toBe("use home2");
  });
  it("in a transport, an upgrade or a step", () => {
    expect(meant(ways("finish", "carry wood from home4"), "inn", false)).toBe("upgrade inn");
    expect(meant(ways("to miner"), "inn", false)).toBe("to inn");
  });
  it("nothing where nothing is asked", () => {
    expect(meant([], "inn", true)).toBeNull();
  });
});
