// What decided a game: the line of the score in which the winner was farthest ahead. Pure.
export interface Counted {
  title: string;
  points?: (seat: number) => number; // a line without them is no part of the score
}

export interface Decision {
  title: string;
  winner: number;
  other: number; // who looks on, if not a winner; else the next in rank
  more: number;
  less: number;
}

/** Seats, the best first; those who share a place in the order of their seats. */
export const inOrder = (ranks: readonly number[]) => ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]! || a - b);

/** The seats with the best place. */
export const winnersOf = (ranks: readonly number[]) => inOrder(ranks).filter((seat) => ranks[seat] === 1);

export function decided(rows: readonly Counted[], ranks: readonly number[], seat: number | null): Decision | null {
  const order = inOrder(ranks);
  const winner = order[0]!;
  const other = seat !== null && ranks[seat] !== 1 ? seat : order.find((s) => ranks[s] !== 1);
  if (other === undefined) return null;
  const gaps = rows.flatMap(({ title, points }) => (points ? [{ title, winner, other, more: points(winner), less: points(other) }] : []));
  const widest = gaps.reduce<Decision | null>((a, b) => (a && a.more - a.less >= b.more - b.less ? a : b), null);
  return widest && widest.more > widest.less ? widest : null;
}
