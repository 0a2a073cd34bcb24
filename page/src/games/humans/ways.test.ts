// What is said of the ways, and what a thing that leads to none would have meant.
import { describe, expect, it } from "vitest";
import type { CaptainView, HumansKind, HumansPlace, HumansQuestion, HumansView, Subject } from "../../wire/humans";
import type { Way } from "../../wire/protocol";
import { isAsked, lit, spoken } from "./ways";
import { wish } from "./wishes";

const captain = (part: Partial<CaptainView> = {}) => ({ stations: [], attacking: [], ...part }) as unknown as CaptainView;

/** The table of captain 0, who is asked something. */
function table(question: HumansQuestion, part: Partial<HumansView> = {}, subject: Partial<Subject> = {}): HumansView {
  const own = { ships: [], drawn: [], compensations: [], answers: [], subject: { cell: 0, ...subject } };
  return { seat: 0, question: { question, clause: "", options: [] }, own, city_now: 0, captains: [captain()], ...part } as unknown as HumansView;
}

const way = (name: string, kind: HumansKind, ...places: [HumansPlace, string][]): Way => ({ name, label: name, section: "", entry: name, kind, places });
const names = (ways: Way[]) => ways.map((w) => w.name);

it("knows what is asked", () => {
  expect(isAsked(table("where_to_aim"), "where_to_send", "where_to_aim")).toBe(true);
  expect(isAsked(table("where_to_pull"), "where_to_send", "where_to_aim")).toBe(false);
});

describe("what is lit and what is said", () => {
  const bought = [way("none", "buy"), way("first", "buy", ["drawn", "0"]), way("both", "buy", ["drawn", "0"], ["drawn", "1"])];

  it("lights a card for every way that buys it", () => {
    expect(names(lit(bought).get("drawn 0")!)).toEqual(["first", "both"]);
    expect(names(lit(bought).get("drawn 1")!)).toEqual(["both"]);
  });

  it("says what can't be pointed at", () => {
    expect(names(spoken(table("what_to_buy"), bought))).toEqual(["none", "both"]);
    expect(names(spoken(table("fight_or_retreat"), [way("fight", "fight", ["fighter", ""]), way("retreat", "retreat")]))).toEqual(["fight", "retreat"]);
    expect(spoken(table("ship_to_lose"), [way("lose", "ship", ["ship", "teacup"])])).toEqual([]);
  });

  it("leaves the hangar to the fleet, and says where else a ship or a token stays", () => {
    const to = way("go", "cell", ["cell", "1"]);
    expect(spoken(table("where_to_send"), [way("home", "cell", ["home", ""]), to])).toEqual([]);
    expect(names(spoken(table("where_to_aim"), [way("at none", "cell"), to]))).toEqual(["at none"]);
    expect(names(spoken(table("where_to_move", {}, { cell: 2 }), [way("stay", "cell", ["cell", "2"]), to]))).toEqual(["stay"]);
  });

  it("leaves a long row of numbers to its card", () => {
    expect(spoken(table("how_many_credits"), Array.from({ length: 13 }, (_, n) => way(`${n}`, "credits", ["credits", ""])))).toEqual([]);
  });
});

describe("what is wished by clicking a thing that is not lit", () => {
  it("is the choice that would name it", () => {
    expect(wish(table("where_to_send"), "cell 5")).toBe("cell 5");
    expect(wish(table("what_to_buy"), "drawn 1")).toBe("buy second");
    expect(wish(table("ship_to_lose"), "ship training")).toBe("ship training");
  });

  it("counts ships of a rival: all that attack to pull one, those in the battle to cancel bonuses", () => {
    const attacking = [{ id: "teacup", cell: 1 }, { id: "loner", cell: 2 }, { id: "barge", cell: 2 }];
    const captains = [captain(), captain({ attacking })];
    expect(wish(table("ship_to_pull", { captains }), "foe 1 2")).toBe("captain 1 ship 2");
    expect(wish(table("ship_to_cancel", { captains, city_now: 2 }), "foe 1 2")).toBe("captain 1 ship 1");
  });

  it("is nothing where the question is about other things", () => {
    expect(wish(table("fight_or_retreat"), "cell 5")).toBeNull();
    expect(wish(table("where_to_send"), "ship training")).toBeNull();
    expect(wish(table("where_to_send"), "home")).toBeNull();
  });
});
