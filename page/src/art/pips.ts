// The faces of a die.
const SPOTS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const; // of three by three

export const FACES = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

/** A path of dots around the middle: stroke it with round ends. */
export const pips = (face: number, apart: number) =>
  SPOTS[face]!.map((at) => `M${((at % 3) - 1) * apart} ${(Math.floor(at / 3) - 1) * apart}h.01`).join("");
