// How somebody plays a game against bots: as in a first game, until something else is chosen. Pure.
import type { GameInfo, LevelInfo, OptionInfo } from "../wire/protocol";

export interface Choice {
  bot: string; // the level
  expansions: string[];
  options: Record<string, string>; // those that have a value for a first game
}

/** The options that a newcomer is spared. */
export const easedOptions = (game: GameInfo): OptionInfo[] => game.options.filter((o) => o.first);

/** The easiest bot, the base game and its simplest form, wherever nothing that still exists was chosen. */
export function fitting(game: GameInfo, levels: readonly LevelInfo[], { bot, expansions = [], options = {} }: Partial<Choice>): Choice {
  const value = (o: OptionInfo) => (o.values.includes(options[o.name] ?? "") ? options[o.name]! : o.first);
  return {
    bot: (levels.find((l) => l.name === bot) ?? levels[0])?.name ?? "",
    expansions: game.expansions.map((e) => e.name).filter((name) => expansions.includes(name)),
    options: Object.fromEntries(easedOptions(game).map((o) => [o.name, value(o)])),
  };
}
