// Which puzzles were solved in this browser.
import { signal } from "@preact/signals";
import { keep, kept } from "../settings";

export type Score = "right" | "wrong";
const KEY = "kubrik.puzzles";

function read(): Record<string, Score> {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Score>) : {};
  } catch {
    return {};
  }
}

export const scores = signal(read());

/** The first answer counts. */
export function remember(id: string, score: Score) {
  if (scores.value[id]) return;
  scores.value = { ...scores.value, [id]: score };
  keep(KEY, JSON.stringify(scores.value));
}
