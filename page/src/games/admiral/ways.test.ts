import { describe, expect, it } from "vitest";
import type { AdmiralKind, AdmiralPlace, AdmiralQuestion, AdmiralView } from "../../wire/admiral";
import type { Way } from "../../wire/protocol";
import { needsSecondLook } from "./desk";
import { assigned } from "./looking";
import { buttons, isAsked, lit, subject, thingAt, whichOf } from "./ways";
import { meantByDirection, meantByThing } from "./whys";

const ship = (name: string, flag: number) => ({ name, flag, cell: "B2", facing: null });
const fort = (name: string, flag: number) => ({ name, flag, cell: "A1" });
const swift = { card: 1, seat: 0, up: false, ship: 1, port: null, captain: "swift" };

/** Two ships each, L1 F1 and L2 F2, and a fort each. */
function view(changes: object = {}): AdmiralView {
  return {
    seat: 0,
    ships: [ship("L1", 0), ship("F1", 0), ship("L2", 1), ship("F2", 1)],
    forts: [fort("fort 1", 0), fort("fort 2", 1)],
    players: [{ side: 0 }, { side: 1 }],
    additions: [{ type: "CardsView", affair: null, cards: [], own_assigned: [swift] }],
    affair: null,
    own: { answers: [], subject: null, target: null },
    question: null,
    ...changes,
  } as unknown as AdmiralView;
}
const asked = (question: AdmiralQuestion) => ({ question: { question, clause: "", options: [] } });
const sailing = { affair: { type: "CourseView", ship: 1, start: "A1", heading: "N", left: 2 } };
const attacked = { affair: { type: "AttackView", seat: 1, target: 0, shooters: [2], shots: [2], salvo: false } };
const won = { affair: { type: "SpoilsView", winner: 0, captured: 3 } };

const way = (kind: AdmiralKind, ...places: [AdmiralPlace, string][]): Way => ({ name: `${kind} ${places}`, label: "", section: "", entry: "", kind, places, ends: false });
const kinds = (ways: readonly Way[] | undefined) => ways?.map((w) => w.kind);

describe("where ways lie", () => {
  const ways = [way("move", ["thing", "0"]), way("repair", ["thing", "0"]), way("turn_up", ["card", "1"]), way("end_turn")];

  it("several ways of one ship lie together", () => {
    const at = lit(ways);
    expect([...at.keys()]).toEqual(["thing 0", "card 1"]);
    expect(kinds(at.get("thing 0"))).toEqual(["move", "repair"]);
  });

  it("what lies nowhere is a button", () => expect(kinds(buttons(ways))).toEqual(["end_turn"]));

  it("numbers, manners and answers lie on a thing and are buttons too", () => {
    const both = [way("shots", ["thing", "0"], ["number", "3"]), way("salvo", ["thing", "2"]), way("answer", ["card", "1"]), way("stay", ["thing", "0"])];
    expect(kinds(buttons(both))).toEqual(["shots", "salvo", "answer", "stay"]);
    expect([whichOf(both[0]!, "number"), whichOf(both[1]!, "number")]).toEqual(["3", undefined]);
  });

  it("a place is a ship or fort, or something else", () => expect([thingAt("thing 5"), thingAt("card 5"), thingAt("arrow NE")]).toEqual([5, null, null]));

  it("a second look is needed where ways are several, or can't be mended", () => {
    expect(needsSecondLook([way("move", ["thing", "0"])])).toBe(false);
    expect(needsSecondLook(ways)).toBe(true);
    for (const kind of ["turn_up", "burn", "resign", "land"] as const) expect(needsSecondLook([way(kind)])).toBe(true);
  });
});

describe("what a question is about", () => {
  it("the ship that was begun with, whatever is going on", () => expect(subject(view({ ...sailing, own: { subject: 0 } }))).toBe(0));
  it("the ship under way", () => expect(subject(view(sailing))).toBe(1));
  it("the attacked ship", () => expect(subject(view(attacked))).toBe(0));
  it("the captured ship", () => expect(subject(view(won))).toBe(3));
  it("for spectators too", () => expect(subject(view({ ...sailing, own: null }))).toBe(1));
  it("or nothing", () => expect(subject(view())).toBeUndefined());
  it("the ship that was just given a captain", () => expect([assigned(view(), 0), assigned(view(), 1)?.captain]).toEqual([undefined, "swift"]));
  it("goes by its name", () => expect([isAsked(view(), "what_to_do"), isAsked(view(asked("which_facing")), "which_heading", "which_facing")]).toEqual([false, true]));
});

describe("what is meant by what is not lit", () => {
  it("a ship on the own turn", () => {
    expect(meantByThing(view(asked("what_to_do")), 1)).toBe("move F1");
    expect(meantByThing(view(asked("what_to_do")), 3)).toBe("fire at F2");
    expect(meantByThing(view(asked("what_to_do")), 4)).toBe("fire from fort 1");
  });
  it.each(["which_target", "whom_to_board", "which_fort", "whom_to_burn", "whom_to_answer"] as const)("an enemy where it is asked %s", (question) =>
    expect(meantByThing(view(asked(question)), 3)).toBe("against F2"));
  it("nothing in a window", () => expect(meantByThing(view(asked("whether_to_answer")), 3)).toBeNull());
  it("a heading", () => expect(meantByDirection(view(asked("which_heading")), "SW")).toBe("to SW"));
  it("a turn", () => {
    const under = view({ ...sailing, ...asked("how_to_go_on") });
    expect((["N", "NW", "NE", "S"] as const).map((to) => meantByDirection(under, to))).toEqual(["advance", "turn left", "turn right", null]);
  });
});
