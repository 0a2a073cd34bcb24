// Whether a game is played for points. Pure.

/** A game in which nobody has points is not. */
export const isScored = (scores: readonly number[]) => scores.some((n) => n !== 0);
