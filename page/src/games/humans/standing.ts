// How pawns stand on the human track so that none hides another: side by side on one space, higher where they are close.
export interface Standing {
  seat: number;
  aside: number; // in widths of a pawn, from the middle of its space
  up: number; // 0 or 1
}

const CLOSE = 2; // spaces

export function standing(spaces: readonly number[], step: number): Standing[] {
  const seats = spaces.map((_, seat) => seat).sort((a, b) => spaces[a]! - spaces[b]!);
  const out: Standing[] = [];
  for (const [i, seat] of seats.entries()) {
    const here = seats.filter((s) => spaces[s] === spaces[seat]);
    const before = i > 0 && spaces[seat]! - spaces[seats[i - 1]!]! <= CLOSE * step ? out[i - 1]! : null;
    out.push({ seat, aside: (here.indexOf(seat) - (here.length - 1) / 2) / 2, up: before ? 1 - before.up : 0 });
  }
  return out;
}
