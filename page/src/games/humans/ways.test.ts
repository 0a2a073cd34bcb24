// Each kind of choice leads to its place on the table.
import { describe, expect, it } from "vitest";
import type { CaptainView, HumansView, Subject } from "../../wire/humans";
import type { Way } from "../../wire/protocol";
import { lit, placesOf, spoken } from "./ways";
import { wish } from "./wishes";

const captain = (part: Partial<CaptainView> = {}) => ({ stations: [], attacking: [], ...part }) as unknown as CaptainView;

/** The table of captain 0, who is asked something by its number. */
function table(number: number, part: Partial<HumansView> = {}, subject: Partial<Subject> = {}): HumansView {
  const question = { number, clause: "", options: [] };
  const own = { ships: [], drawn: [], compensations: [], answers: [], subject };
  return { seat: 0, question, own, city_now: 0, captains: [captain()], battle: null, catch: null, ...part } as unknown as HumansView;
}

const way = (name: string): Way => ({ name, label: name, section: "", entry: name });

describe("places of choices", () => {
  it.each([
    [0, "redraw", ["deck"]],
    [0, "keep", ["drawn 0", "drawn 1"]],
    [1, "credits 3", ["credits"]],
    [1, "repay 1", ["credits"]],
    [2, "allowance pension 2", ["compensation pension"]],
    [3, "buy none", []],
    [3, "buy first", ["drawn 0"]],
    [3, "buy second", ["drawn 1"]],
    [3, "buy both", ["drawn 0", "drawn 1"]],
    [4, "ship teacup", ["ship teacup"]],
    [5, "station battery", ["station battery"]],
    [6, "cell 4", ["cell 4"]],
    [6, "no cell", ["home"]],
    [7, "no cell", []],
    [13, "pass", []],
    [13, "compensation rage", ["compensation rage"]],
    [21, "army 1", ["army 1"]],
    [12, "fight", ["fighter"]],
    [12, "retreat", []],
    [18, "raid", ["raid"]],
    [18, "catch", ["catch"]],
    [20, "flee", []],
  ])("question %i: %s", (number, name, places) => {
    expect(placesOf(table(number), name)).toEqual(places);
  });

  it("lets a ship stay in the city where it is", () => {
    expect(placesOf(table(11, {}, { cell: 2 }), "no cell")).toEqual(["cell 2"]);
  });

  it("claims the city that was fought for, and uses the station in question", () => {
    expect(placesOf(table(17, { city_now: 3 }), "claim")).toEqual(["cell 3"]);
    expect(placesOf(table(19, {}, { station: "net" }), "use")).toEqual(["station net"]);
  });

  it("fights the first army that is not done with", () => {
    const armies = [{ id: "no_army", done: true }, { id: "army_12", done: false }];
    expect(placesOf(table(20, { catch: { armies } as unknown as HumansView["catch"] }), "fight")).toEqual(["army 1"]);
  });

  it("counts ships of a rival: all that attack to pull one, those in the battle to cancel bonuses", () => {
    const attacking = [{ id: "teacup", cell: 1 }, { id: "loner", cell: 2 }, { id: "barge", cell: 2 }];
    const captains = [captain(), captain({ attacking })];
    expect(placesOf(table(9, { captains }), "captain 1 ship 1")).toEqual(["foe 1 1"]);
    expect(placesOf(table(15, { captains, city_now: 2 }), "captain 1 ship 1")).toEqual(["foe 1 2"]);
    expect(wish(table(15, { captains, city_now: 2 }), "foe 1 2")).toBe("captain 1 ship 1");
  });

  it("lights every card of a set of fuel, once", () => {
    const captains = [captain({ stations: [{ id: "tanker", colour: "blue", used: false }] })];
    expect(placesOf(table(8, { captains }), "fuel tanker+jerrycan+jerrycan")).toEqual(["station tanker", "compensation jerrycan"]);
  });
});

describe("what is lit and what is said", () => {
  it("gathers the ways of one place", () => {
    const places = lit(table(3), ["buy none", "buy first", "buy both"].map(way));
    expect(places.get("drawn 0")!.map((w) => w.name)).toEqual(["buy first", "buy both"]);
    expect(places.get("drawn 1")!.map((w) => w.name)).toEqual(["buy both"]);
  });

  it("says what can't be pointed at", () => {
    expect(spoken(table(3), ["buy none", "buy first", "buy both"].map(way)).map((w) => w.name)).toEqual(["buy none", "buy both"]);
    expect(spoken(table(6), ["no cell", "cell 1"].map(way))).toEqual([]);
    expect(spoken(table(1), Array.from({ length: 13 }, (_, n) => way(`credits ${n}`)))).toEqual([]);
  });
});

describe("what is wished by clicking a thing that is not lit", () => {
  it("is the choice that would name it", () => {
    expect(wish(table(6), "cell 5")).toBe("cell 5");
    expect(wish(table(3), "drawn 1")).toBe("buy second");
    expect(wish(table(16), "ship training")).toBe("ship training");
  });

  it("is nothing where the question is about other things", () => {
    expect(wish(table(12), "cell 5")).toBeNull();
    expect(wish(table(6), "ship training")).toBeNull();
  });
});
