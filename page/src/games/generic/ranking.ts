// Who came before whom. Pure.

/** Seats, the best first; those who share a place in the order of their seats. */
export const inOrder = (ranks: readonly number[]) => ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]! || a - b);

/** The seats with the best place. */
export const winners = (ranks: readonly number[]) => inOrder(ranks).filter((seat) => ranks[seat] === Math.min(...ranks));

/** A game in which nobody has points is not played for points. */
export const isScored = (scores: readonly number[]) => scores.some((n) => n !== 0);
