import { describe, expect, it } from "vitest";
import type { KeyflowerKind, KeyflowerPlace, KeyflowerQuestion, KeyflowerView } from "../../wire/keyflower";
import type { Way } from "../../wire/protocol";
import { followed, lit, meant, ofKind, signOf, sixths, spoken, tilesOf } from "./ways";

/** The table of a player who is asked something, perhaps about a tile chosen before. */
const table = (question: KeyflowerQuestion | null, subject: string | null = null): KeyflowerView =>
  ({ question: question && { question, clause: "", options: [] }, own: { subject } }) as unknown as KeyflowerView;

const way = (name: string, kind: KeyflowerKind, ...places: [KeyflowerPlace, string][]): Way => ({ name, label: name, section: "", entry: name, kind, places, ends: false });
const bid = (tile: string) => way(`bid ${tile}`, "bid", ["side", tile], ["tile", tile]);
const names = (ways: readonly Way[] | undefined) => ways?.map((w) => w.name);

it("a thing that leads to several ways has them all, and what leads from nothing is said", () => {
  const ways = [way("pass", "pass"), bid("miner"), way("use miner", "use", ["tile", "miner"]), bid("turn1")];
  expect(names(lit(ways).get("tile miner"))).toEqual(["bid miner", "use miner"]);
  expect(names(lit(ways).get("side miner"))).toEqual(["bid miner"]);
  expect(lit(ways).has("tile barn")).toBe(false);
  expect(names(spoken(ways))).toEqual(["pass"]);
});

it("ways to turn a tile say how far, ways to offer tiles which", () => {
  const offer = way("both", "offer", ["tile", "apothecary"], ["tile", "jeweller"]);
  expect(sixths(way("upside down", "turn", ["turn", "3"]))).toBe(3);
  expect(tilesOf(offer)).toEqual(["apothecary", "jeweller"]);
  expect(names(ofKind([bid("miner"), offer], "offer"))).toEqual(["both"]);
});

describe("follow-up questions stand beside the tile that the choice is about", () => {
  const red = way("add red 1", "add", ["worker", "red"]);

  it("with which workers, and what is given", () => {
    expect(followed(table("how_many", "gold_mine"), [red])).toBe("gold_mine");
    expect(followed(table("how_to_pay", "barn"), [way("pay iron 2", "pay", ["pile", "barn iron"])])).toBe("barn");
  });

  it("but not where to, nor with nothing chosen, nor with nothing asked", () => {
    expect(followed(table("where_to", "home4"), [way("to miner", "set_down", ["tile", "miner"])])).toBeNull();
    expect(followed(table("what_to_do"), [bid("miner")])).toBeNull();
    expect(followed(table("how_many"), [red])).toBeNull();
    expect(followed(table(null, "gold_mine"), [])).toBeNull();
  });
});

describe("what somebody meant who pressed a tile that isn't lit", () => {
  it("on a turn, a bid for a tile on offer and a use of any other", () => {
    expect(meant(table("what_to_do"), "inn", true)).toBe("bid inn");
    expect(meant(table("what_to_do"), "home2", false)).toBe("use home2");
  });

  it("in a transport, an upgrade or a step, in a village only", () => {
    expect(meant(table("how_to_transport"), "inn", false)).toBe("upgrade inn");
    expect(meant(table("where_to"), "inn", false)).toBe("to inn");
    expect(meant(table("how_to_transport"), "inn", true)).toBeNull();
  });

  it("when boats are chosen, a boat", () => {
    expect(meant(table("which_boat"), "sea_breese", true)).toBe("boat sea_breese");
    expect(meant(table("which_winter_boat"), "sea_breese", true)).toBe("boat sea_breese");
  });

  it("nothing where nothing of the kind is asked", () => {
    expect(meant(table(null), "inn", true)).toBeNull();
    expect(meant(table("how_many", "miner"), "inn", false)).toBeNull();
  });
});

it("a way has the sign of what is done, or of the thing it is done with", () => {
  expect(signOf(bid("miner"))).toBe("crown");
  expect(signOf(way("haunt barn", "haunt", ["tile", "barn"]))).toBe("ghost");
  expect(signOf(way("in blue", "colour", ["worker", "blue"]))).toBe("blue");
  expect(signOf(way("carry wood from home4", "lift", ["pile", "home4 wood"], ["tile", "home4"]))).toBe("wood");
  expect(signOf(way("pass", "pass"))).toBe("");
});
