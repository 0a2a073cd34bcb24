// Whose areas lie where: the table's own, those of the viewer, and those of the others in the order of play. Pure.
import type { Area } from "../../wire/protocol";

export interface Group {
  seat: number | null; // null: the table's
  areas: readonly Area[];
}

export interface Groups {
  table: readonly Group[]; // one, or none
  own: readonly Group[]; // as the table's
  others: readonly Group[];
}

/** From the left neighbour round to the right one; for a spectator from the first seat on. */
function othersFrom(seat: number | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, i) => i);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

export function groups(board: readonly Area[], seat: number | null, seats: number): Groups {
  const of = (whose: number | null) => {
    const areas = board.filter((area) => area.seat === whose);
    return areas.length ? [{ seat: whose, areas }] : [];
  };
  return { table: of(null), own: seat === null ? [] : of(seat), others: othersFrom(seat, seats).flatMap(of) };
}
