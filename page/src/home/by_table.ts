// Seats put together by their tables: where it is one's turn first, then what goes on, then what is over.
import type { MyTable, TableSummary } from "../wire/protocol";

export interface Mine {
  table: TableSummary;
  turn: boolean; // of one of my seats
  seats: number[]; // mine
}

const isOver = (m: Mine) => m.table.status === "over" || m.table.status === "aborted";
const rank = (m: Mine) => (m.turn ? 0 : isOver(m) ? 2 : 1);

export function byTable(seats: readonly MyTable[]): Mine[] {
  const tables = new Map<string, Mine>();
  for (const { table, seat, is_my_turn } of seats) {
    const known = tables.get(table.id);
    tables.set(table.id, { table, turn: is_my_turn || (known?.turn ?? false), seats: [...(known?.seats ?? []), seat] });
  }
  return [...tables.values()].sort((a, b) => rank(a) - rank(b) || b.table.created_at - a.table.created_at);
}
