// What is said of the ways, and what a thing that leads to none would have meant.
import { describe, expect, it } from "vitest";
import type { CaptainView, HumansKind, HumansPlace, HumansQuestion, HumansView, Subject } from "../../wire/humans";
import type { Way } from "../../wire/protocol";
import { isAsked, onTable } from "./ways";
import { wish } from "./wishes";

const captain = (part: Partial<CaptainView> = {}) => ({ stations: [], attacking: [], ...part }) as unknown as CaptainView;

/** The table of captain 0, who is asked something. */
function table(question: HumansQuestion, part: Partial<HumansView> = {}, subject: Partial<Subject> = {}): HumansView {
  const own = { ships: [], drawn: [], compensations: [], answers: [], subject: { cell: 0, ...subject } };
  return { seat: 0, question: { question, clause: "", options: [] }, own, city_now: 0, captains: [captain()], ...part } as unknown as HumansView;
}

const way = (name: string, kind: HumansKind, ...places: [HumansPlace, string][]): Way => ({ name, label: name, section: "", entry: name, kind, places, ends: false });
const names = (ways: Way[]) => ways.map((w) => w.name);

it("knows what is asked", () => {
  expect(isAsked(table("where_to_aim"), "where_to_send", "where_to_aim")).toBe(true);
  expect(isAsked(table("where_to_pull"), "where_to_send", "where_to_aim")).toBe(false);
});

const said = (view: HumansView, ways: Way[]) => names(onTable(view, ways).spoken);
const pointed = (view: HumansView, ways: Way[]) => [...onTable(view, ways).lit].map(([place, lead]) => `${place}: ${names(lead).join()}`);

describe("each way is on the table once", () => {
  const bought = [way("none", "buy"), way("first", "buy", ["drawn", "0"]), way("both", "buy", ["drawn", "0"], ["drawn", "1"])];

  it("buys a card by a click on it, and says none and both", () => {
    expect(pointed(table("what_to_buy"), bought)).toEqual(["drawn 0: first"]);
    expect(said(table("what_to_buy"), bought)).toEqual(["none", "both"]);
  });

  it("says what can't be pointed at", () => {
    const announced = [way("fight", "fight", ["fighter", ""]), way("retreat", "retreat")];
    expect(said(table("fight_or_retreat"), announced)).toEqual(["fight", "retreat"]);
    expect(pointed(table("fight_or_retreat"), announced)).toEqual([]);
    expect(said(table("ship_to_lose"), [way("lose", "ship", ["ship", "teacup"])])).toEqual([]);
    expect(pointed(table("raid_or_catch"), [way("raid", "raid", ["raid", ""])])).toEqual(["raid: raid"]);
  });

  it("says where a ship or a token stays", () => {
    const to = way("go", "cell", ["cell", "1"]);
    expect(said(table("where_to_send"), [way("home", "cell", ["home", ""]), to])).toEqual(["home"]);
    expect(said(table("where_to_aim"), [way("at none", "cell"), to])).toEqual(["at none"]);
    expect(said(table("where_to_move", {}, { cell: 2 }), [way("stay", "cell", ["cell", "2"]), to])).toEqual(["stay"]);
  });

  it("leaves a long row of numbers to its card", () => {
    const numbers = Array.from({ length: 13 }, (_, n) => way(`${n}`, "credits", ["credits", ""]));
    expect(said(table("how_many_credits"), numbers)).toEqual([]);
    expect(onTable(table("how_many_credits"), numbers).lit.get("credits")).toHaveLength(13);
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
