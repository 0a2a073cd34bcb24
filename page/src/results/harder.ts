// What to try after a win. Pure.
import type { LevelInfo, SeatScene } from "../wire/protocol";

/** The level above the strongest of the bots that were beaten; null if a person was among them, or there is none above. */
export function harder(levels: readonly LevelInfo[], seats: readonly SeatScene[], seat: number): LevelInfo | null {
  const beaten = seats.filter((_, other) => other !== seat).map((who) => (who.kind === "bot" ? levels.findIndex((l) => l.name === who.bot) : -1));
  return beaten.includes(-1) ? null : (levels[Math.max(...beaten) + 1] ?? null);
}
