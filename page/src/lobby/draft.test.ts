import { describe, expect, test } from "vitest";
import { tableAtOnce } from "../home/at_once";
import type { GameInfo, OptionInfo } from "../wire/protocol";
import { draftOf, openOptions, wanted, withChair, withExpansion, withOption, withSeats } from "./draft";

const words = { en: "", ru: "" };
const option = (name: string, expansion = ""): OptionInfo => ({
  name, expansion, values: ["usual", "other"], ruling: "", title: words, about: words, value_titles: {},
});
const GAME: GameInfo = {
  name: "admiral", title: words, about: words, min_seats: 2, max_seats: 4, usual_seats: 3, minutes: [30, 60], takes_cards: true,
  expansions: [{ name: "captain_cards", title: words, about: words }],
  options: [option("scenario"), option("captains", "captain_cards")],
};
const draft = () => draftOf(GAME, "Olga");

describe("a new table", () => {
  test("begins with the host, a friend and bots, and everything the game has", () => {
    expect(draft().chairs.map((c) => c.who)).toEqual(["me", "friend", "bot"]);
    expect(wanted(draft(), GAME)).toMatchObject({ game: "admiral", expansions: ["captain_cards"], options: {}, minutes: 0, out_of_time: "rulebook" });
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
    expect(wanted(other, GAME).options).toEqual({ scenario: "other" });
    expect(wanted(withOption(other, GAME, "scenario", "usual"), GAME).options).toEqual({});
  });

  test("an expansion that is left out takes its options along", () => {
    const without = withExpansion(withOption(draft(), GAME, "captains", "other"), "captain_cards", false);
    expect(openOptions(without, GAME).map((o) => o.name)).toEqual(["scenario"]);
    expect(wanted(without, GAME)).toMatchObject({ expansions: [], options: {} });
  });

  test("a file of one's own takes the place of the scenario", () => {
    const own = { ...withOption(draft(), GAME, "scenario", "other"), cards: "game = 'admiral'", file: "mine.toml" };
    expect(wanted(own, GAME)).toMatchObject({ cards: "game = 'admiral'", options: {} });
  });

  test("is public only if somebody can still sit down", () => {
    const listed = { ...draft(), isPublic: true };
    expect(wanted(listed, GAME).is_public).toBe(true);
    expect(wanted(withChair(listed, 1, { who: "bot" }), GAME).is_public).toBe(false);
  });
});

test("at once: the player, bots of the usual number, all expansions", () => {
  const { chairs, expansions } = tableAtOnce(GAME, "Olga");
  expect(chairs).toEqual([{ who: "me", name: "Olga" }, { who: "bot", bot: "mate" }, { who: "bot", bot: "mate" }]);
  expect(expansions).toEqual(["captain_cards"]);
});
