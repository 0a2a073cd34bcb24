// A table as its host wants it, before it is made.
import type { Choice } from "../home/choice";
import type { GameInfo, NewSeat, NewTable } from "../wire/protocol";

type OutOfTime = NonNullable<NewTable["out_of_time"]>;

export interface Draft {
  chairs: Required<NewSeat>[];
  expansions: string[];
  options: Record<string, string>; // only those that differ from the usual
  cards: string; // the text of a file of one's own
  file: string; // its name
  isPublic: boolean;
  minutes: number;
  outOfTime: OutOfTime;
  shuffle: boolean;
}

const chair = (who: NewSeat["who"], bot: string, name = ""): Required<NewSeat> => ({ who, name, bot });

/** The host, a friend, and bots in the other seats, as the host likes it; but which scenario, depends on the seats. */
export function draftOf(game: GameInfo, name: string, { bot, expansions, options: { scenario: _, ...options } }: Choice): Draft {
  const chairs = Array.from({ length: game.usual_seats }, (_, i) => chair(i === 0 ? "me" : i === 1 ? "friend" : "bot", bot, i ? "" : name));
  return { chairs, expansions, options, cards: "", file: "", isPublic: false, minutes: 0, outOfTime: "rulebook", shuffle: true };
}

/** More seats are bots', such as the last one is or would be. */
export function withSeats(draft: Draft, seats: number): Draft {
  const { bot } = draft.chairs.at(-1)!;
  const more = Array.from({ length: Math.max(0, seats - draft.chairs.length) }, () => chair("bot", bot));
  return { ...draft, chairs: [...draft.chairs, ...more].slice(0, seats) };
}

export const withChair = (draft: Draft, at: number, change: Partial<NewSeat>): Draft => ({
  ...draft,
  chairs: draft.chairs.map((c, i) => (i === at ? { ...c, ...change } : c)),
});

/** The usual value of an option, which comes first, need not be said. */
export function withOption(draft: Draft, game: GameInfo, name: string, value: string): Draft {
  const { [name]: _, ...others } = draft.options;
  const usual = game.options.find((o) => o.name === name)?.values[0];
  return { ...draft, options: value === usual ? others : { ...others, [name]: value } };
}

export const withExpansion = (draft: Draft, name: string, on: boolean): Draft => ({
  ...draft,
  expansions: on ? [...draft.expansions, name] : draft.expansions.filter((e) => e !== name),
});

/** Options that mean something: not those of an expansion that is left out, nor a scenario beside a file of one's own. */
export const openOptions = (draft: Draft, game: GameInfo) =>
  game.options
    .filter((o) => !o.expansion || draft.expansions.includes(o.expansion))
    .filter((o) => o.name !== "scenario" || !draft.cards);

export const count = (draft: Draft, who: NewSeat["who"]) => draft.chairs.filter((c) => c.who === who).length;

export function wanted(draft: Draft, game: GameInfo): NewTable {
  const known = new Set(openOptions(draft, game).map((o) => o.name));
  return {
    game: game.name,
    chairs: draft.chairs.map((c) => ({ ...c, name: c.who === "me" ? c.name.trim() : "" })),
    expansions: draft.expansions,
    options: Object.fromEntries(Object.entries(draft.options).filter(([name]) => known.has(name))),
    cards: draft.cards,
    is_public: draft.isPublic && count(draft, "friend") > 0,
    minutes: draft.minutes,
    out_of_time: draft.outOfTime,
    shuffle: draft.shuffle,
  };
}

/** What the host likes, by what the table has become. */
export function likedIn({ chairs, expansions, options }: Draft, before: Choice): Choice {
  const bot = chairs.find((c) => c.who === "bot")?.bot ?? before.bot;
  const kept = Object.keys(before.options).filter((name) => options[name]);
  return { bot, expansions, options: { ...before.options, ...Object.fromEntries(kept.map((name) => [name, options[name]!])) } };
}
