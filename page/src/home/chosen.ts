// What was chosen last for each game: this browser remembers it.
import { signal } from "@preact/signals";
import { catalogue } from "../net/catalogue";
import { keep, kept } from "../settings";
import type { GameInfo } from "../wire/protocol";
import { type Choice, fitting } from "./choice";

type Kept = Record<string, Partial<Choice> | undefined>;
const KEY = "kubrik.choices";

function read(): Kept {
  try {
    return { ...(JSON.parse(kept(KEY) ?? "{}") as Kept) };
  } catch {
    return {};
  }
}

const chosen = signal<Kept>(read());

export function keepChoice(game: string, choice: Choice) {
  chosen.value = { ...chosen.value, [game]: choice };
  keep(KEY, JSON.stringify(chosen.value));
}

export const choiceOf = (game: GameInfo) => fitting(game, catalogue.value?.levels ?? [], chosen.value[game.name] ?? {});
