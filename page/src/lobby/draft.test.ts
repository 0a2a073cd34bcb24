import { describe, expect, test } from "vitest";
import { tableAtOnce } from "../home/at_once";
import { fitting } from "../home/choice";
import type { GameInfo, OptionInfo } from "../wire/protocol";
import { draftOf, likedIn, openOptions, wanted, withChair, withExpansion, withOption, withSeats } from "./draft";

const words = { en: "", ru: "" };
const option = (name: string, expansion = "", first = ""): OptionInfo => ({
  name, expansion, first, values: ["usual", "other"], ruling: "", title: words, about: words, value_titles: {},
});
const GAME: GameInfo = {
  name: "admiral", title: words, about: words, min_seats: 2, max_seats: 4, usual_seats: 3, minutes: [30, 60], takes_cards: true, ratings: {},
  expansions: [{ name: "captain_cards", title: words, about: words }],
  options: [option("scenario", "", "other"), option("level", "", "other"), option("captains", "captain_cards")],
  lessons: [],
};
const LEVELS = [{ name: "cadet", title: words, about: words }, { name: "mate", title: words, about: words }];
const first = fitting(GAME, LEVELS, {});
const draft = () => draftOf(GAME, "Olga", { ...first, expansions: ["captain_cards"], options: { scenario: "other", level: "usual" } });

describe("a new table", () => {
  test("begins with the host, a friend and bots, in the base game at its simplest", () => {
    const easy = draftOf(GAME, "Olga", first);
    expect(easy.chairs.map((c) => [c.who, c.bot])).toEqual([["me", "cadet"], ["friend", "cadet"], ["bot", "cadet"]]);
    expect(wanted(easy, GAME)).toMatchObject({ game: "admiral", expansions: [], options: { level: "other" }, minutes: 0, out_of_time: "rulebook" });
  });

  test("that was made is remembered: its bots, expansions and level", () => {
    const changed = withChair(withExpansion(draftOf(GAME, "Olga", first), "captain_cards", true), 2, { bot: "mate" });
    expect(likedIn(changed, first)).toEqual({ bot: "mate", expansions: ["captain_cards"], options: { scenario: "other", level: "other" } });
  });

  test("more seats are bots', fewer leave out the last", () => {
    expect(withSeats(draft(), 4).chairs.map((c) => c.who)).toEqual(["me", "friend", "bot", "bot"]);
    expect(withSeats(draft(), 2).chairs.map((c) => c.who)).toEqual(["me", "friend"]);
  });

  test("a name is sent for a seat at this screen only", () => {
    const named = withChair(withChair(draft(), 0, { name: "  Olga " }), 1, { name: "Ivan" });
    expect(wanted(named, GAME).chairs.map((c) => c.name)).toEqual(["Olga", "", ""]);
  });

  test("the usual value of an option is not said", () => {
    const other = withOption(draft(), GAME, "scenario", "other");
    expect(wanted(other, GAME).options).toEqual({ scenario: "other", level: "usual" });
    expect(wanted(withOption(other, GAME, "scenario", "usual"), GAME).options).toEqual({ level: "usual" });
  });

  test("an expansion that is left out takes its options along", () => {
    const without = withExpansion(withOption(draft(), GAME, "captains", "other"), "captain_cards", false);
    expect(openOptions(without, GAME).map((o) => o.name)).toEqual(["scenario", "level"]);
    expect(wanted(without, GAME)).toMatchObject({ expansions: [], options: { level: "usual" } });
  });

  test("a file of one's own takes the place of the scenario", () => {
    const own = { ...withOption(draft(), GAME, "scenario", "other"), cards: "game = 'admiral'", file: "mine.toml" };
    expect(wanted(own, GAME)).toMatchObject({ cards: "game = 'admiral'", options: { level: "usual" } });
  });

  test("is public only if somebody can still sit down", () => {
    const listed = { ...draft(), isPublic: true };
    expect(wanted(listed, GAME).is_public).toBe(true);
    expect(wanted(withChair(listed, 1, { who: "bot" }), GAME).is_public).toBe(false);
  });
});

describe("at once", () => {
  test("a newcomer has the easiest bots, the base game and its simplest form", () => {
    const { chairs, expansions, options } = tableAtOnce(GAME, "Olga", first);
    expect(chairs).toEqual([{ who: "me", name: "Olga" }, { who: "bot", bot: "cadet" }, { who: "bot", bot: "cadet" }]);
    expect({ expansions, options }).toEqual({ expansions: [], options: { scenario: "other", level: "other" } });
  });

  test("what was chosen holds, unless it is no longer there", () => {
    const chosen = { bot: "mate", expansions: ["captain_cards", "gone"], options: { scenario: "usual", level: "gone" } };
    expect(fitting(GAME, LEVELS, chosen)).toEqual({ bot: "mate", expansions: ["captain_cards"], options: { scenario: "usual", level: "other" } });
    expect(fitting(GAME, LEVELS, { ...chosen, bot: "gone" }).bot).toBe("cadet");
  });
});
