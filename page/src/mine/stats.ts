// Simple statistics: how often one played and won, by game and by who the others were. Pure.
import type { MyTable } from "../wire/protocol";

export interface Result {
  id: string; // of the table
  seat: number;
  game: string;
  against: string; // the level of the bots, "mixed" or "people"
  rank: number; // 1 for a winner
  of: number; // players
}

export interface Row {
  game: string;
  against: string;
  played: number;
  won: number;
  place: number; // on average
}

/** Lessons and games that were ended early say nothing. */
export function resultOf({ table, seat }: MyTable): Result | null {
  const rank = table.ranks[seat];
  if (table.status !== "over" || table.lesson || rank === undefined) return null;
  return { id: table.id, seat, game: table.game, against: againstWhom(table, seat), rank, of: table.seats.length };
}

function againstWhom({ seats }: MyTable["table"], seat: number): string {
  const others = seats.filter((_, n) => n !== seat);
  if (others.some((s) => s.kind !== "bot")) return "people";
  return new Set(others.map((s) => s.bot)).size === 1 ? others[0]!.bot : "mixed";
}

export function statistics(results: readonly Result[]): Row[] {
  const rows = new Map<string, Result[]>();
  for (const one of results) rows.set(`${one.game} ${one.against}`, [...(rows.get(`${one.game} ${one.against}`) ?? []), one]);
  return [...rows.values()].map((of) => ({
    game: of[0]!.game,
    against: of[0]!.against,
    played: of.length,
    won: of.filter((r) => r.rank === 1).length,
    place: of.reduce((sum, r) => sum + r.rank, 0) / of.length,
  })).sort((a, b) => a.game.localeCompare(b.game) || b.played - a.played);
}
