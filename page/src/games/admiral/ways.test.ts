import { describe, expect, it } from "vitest";
import type { AdmiralView } from "../../wire/admiral";
import { placesOf, placesOfWays, subject } from "./ways";
import { meantByDirection, meantByThing } from "./whys";

const ship = (name: string, flag: number) => ({ name, flag, cell: "B2", facing: null });
const fort = (name: string, flag: number) => ({ name, flag, cell: "A1" });
const card = (n: number, under: number | null, port: number | null = null) => ({ card: n, seat: 0, up: false, ship: under, port, captain: null });

/** Two ships each, L1 F1 and L2 F2, and a fort each. */
function view(changes: object = {}): AdmiralView {
  const cards = { type: "CardsView", affair: null, cards: [card(0, 0), card(1, null, 0), card(2, 2)] };
  return {
    seat: 0,
    ships: [ship("L1", 0), ship("F1", 0), ship("L2", 1), ship("F2", 1)],
    forts: [fort("fort 1", 0), fort("fort 2", 1)],
    players: [{ side: 0 }, { side: 1 }],
    additions: [cards],
    affair: null,
    own: { answers: [] },
    question: null,
    ...changes,
  } as unknown as AdmiralView;
}
const asked = (...options: string[]) => ({ question: { question: "what_to_do", clause: "", options } });
const answers = (...given: string[]) => ({ own: { answers: given } });
const sailing = { affair: { type: "CourseView", ship: 1, start: "A1", heading: "N", left: 2 } };
const attacked = { affair: { type: "AttackView", seat: 1, target: 0, shooters: [2], shots: [2], salvo: false } };
const won = { affair: { type: "SpoilsView", winner: 0, captured: 3 } };

describe("where ways lie", () => {
  it.each([
    ["move L1", "thing:0"], ["turn F1", "thing:1"], ["fire at L2", "thing:2"], ["fire at fort 2", "thing:5"],
    ["fire from fort 1", "thing:4"], ["board with F1", "thing:1"], ["storm with F1", "thing:1"], ["repair L1", "thing:0"],
    ["load L1", "thing:0"], ["bank L1", "thing:0"], ["burn F1", "thing:1"], ["land from L1", "thing:0"],
    ["take aboard F1", "thing:1"], ["against F2", "thing:3"], ["against fort 2 skilled", "thing:5"],
  ])("%s names a ship or fort", (name, place) => expect(placesOf(view(), name)).toEqual([place]));

  it.each([["card of F1", "card:1"], ["turn up card of L1", "card:0"], ["swift commands L1", "captain:swift"], ["nobody commands L1", "captain:nobody"]])(
    "%s names a card", (name, place) => expect(placesOf(view(), name)).toEqual([place]));

  it.each(["turn down card of L1", "leave up card of L1"])("%s lies on the card, with a button", (name) =>
    expect(placesOf(view(), name)).toEqual(["card:0", "bar"]));

  it.each([["to NE", "arrow:NE"], ["advance", "arrow:N"], ["turn left", "arrow:NW"], ["turn right", "arrow:NE"]])(
    "%s is an arrow", (name, place) => expect(placesOf(view(sailing), name)).toEqual([place]));

  it("stop lies on the ship under way", () => expect(placesOf(view(sailing), "stop")).toEqual(["thing:1", "bar"]));
  it("shots lie on who fires", () => expect(placesOf(view(), "3 from L1")).toEqual(["thing:0", "bar"]));

  it.each(["separate", "salvo", "separate skilled", "salvo skilled"])("%s lies on the target", (name) =>
    expect(placesOf(view(answers("fire at F2", "2 from L1")), name)).toEqual(["thing:3", "bar"]));

  it.each([["load L1", 0], ["bank F1", 1]])("gold after %s lies on that ship", (given, n) =>
    expect(placesOf(view(answers(given)), "2 gold")).toEqual([`thing:${n}`, "bar"]));

  it.each(["defend", "defend skilled"])("%s lies on the boarded ship", (name) =>
    expect(placesOf(view({ affair: { type: "BoardingView", ship: 2, target: 0 } }), name)).toEqual(["thing:0", "bar"]));

  it("Swift fires from the ship under attack", () => expect(placesOf(view(attacked), "fire first")).toEqual(["card:0", "bar"]));
  it("or claims the first fire as attacker", () => expect(placesOf(view(attacked), "claim")).toEqual(["card:2", "bar"]));
  it("spoils lie on the two ships", () => {
    expect(placesOf(view(won), "stay")).toEqual(["thing:0", "bar"]);
    expect(placesOf(view(won), "go over")).toEqual(["thing:3", "bar"]);
    expect(placesOf(view(won), "1 gold")).toEqual(["thing:3", "bar"]);
  });

  it.each(["end turn", "resign", "pass", "let be", "enough", "something new"])("%s is a button", (name) =>
    expect(placesOf(view(), name)).toEqual(["bar"]));

  it("several ways of one ship lie together", () => {
    const ways = ["move L1", "repair L1", "end turn"].map((name) => ({ name, label: name, section: "", entry: name, kind: "choice", places: [] }));
    const at = placesOfWays(view(), ways);
    expect(at.get("thing:0")?.map((way) => way.name)).toEqual(["move L1", "repair L1"]);
    expect(at.get("bar")).toHaveLength(1);
  });
});

describe("what a question is about", () => {
  it("the ship that is given a captain", () => expect(subject(view(asked("nobody commands F1")))).toBe(1));
  it("the ship that moves", () => expect(subject(view(answers("move F1")))).toBe(1));
  it("the attacked ship", () => expect(subject(view(attacked))).toBe(0));
});

describe("what is meant by what is not lit", () => {
  it("a ship on the own turn", () => {
    expect(meantByThing(view(asked("end turn")), 1)).toBe("move F1");
    expect(meantByThing(view(asked("end turn")), 3)).toBe("fire at F2");
    expect(meantByThing(view(asked("end turn")), 4)).toBe("fire from fort 1");
  });
  it("nothing in a window", () => expect(meantByThing(view(asked("pass")), 3)).toBeNull());
  it("a heading", () => expect(meantByDirection(view(asked("to N")), "SW")).toBe("to SW"));
  it("a turn", () => expect(meantByDirection(view({ ...sailing, ...asked("stop") }), "NW")).toBe("turn left"));
});
