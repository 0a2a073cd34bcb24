// Which pieces of the board moved, came, went, turned or were counted anew, from two looks at it. Pure.
import type { Look, Piece } from "./look";

export interface Moved {
  from: Piece;
  to: Piece;
}

export interface Changes {
  moved: Moved[];
  came: Piece[];
  gone: Piece[];
  turned: Piece[];
  counted: Piece[];
}

const NEAR = 6; // pixels: a row that closes up a little is no move

export function changes(before: Look, after: Look): Changes {
  const { pairs, came, gone } = matched(before.pieces, after.pieces);
  const moved = pairs.filter(({ from, to }) => isFar(from, to));
  const strangers = new Set([...moved.map((m) => m.to.element), ...came.map((p) => p.element), ...gone.map((p) => p.element)]);
  const isCarried = (p: Piece) => p.outer.some((e) => strangers.has(e)); // it goes along with what it lies on
  return {
    moved: moved.filter(({ to }) => !isCarried(to)),
    came: came.filter((p) => !isCarried(p)),
    gone: gone.filter((p) => !isCarried(p)),
    turned: pairs.filter(({ from, to }) => from.face !== to.face).map((m) => m.to),
    counted: pairs.filter(({ from, to }) => from.count !== to.count).map((m) => m.to),
  };
}

const isFar = ({ box: a }: Piece, { box: b }: Piece) =>
  Math.hypot(b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2) > NEAR;

/** A piece may be drawn in several places: each keeps its own, and one more comes from the first of them. */
function matched(before: readonly Piece[], after: readonly Piece[]) {
  const pairs: Moved[] = [];
  const left = grouped(before);
  const fresh: Piece[] = [];
  for (const to of after) {
    const from = taken(left.get(to.id), (p) => p.element === to.element);
    if (from) pairs.push({ from, to });
    else fresh.push(to);
  }
  const came: Piece[] = [];
  for (const to of fresh) {
    const from = taken(left.get(to.id), () => true) ?? before.find((p) => p.id === to.id);
    if (from) pairs.push({ from, to });
    else came.push(to);
  }
  return { pairs, came, gone: [...left.values()].flat() };
}

function grouped(pieces: readonly Piece[]): Map<string, Piece[]> {
  const by = new Map<string, Piece[]>();
  for (const piece of pieces) by.set(piece.id, [...(by.get(piece.id) ?? []), piece]);
  return by;
}

function taken(from: Piece[] | undefined, fits: (p: Piece) => boolean): Piece | undefined {
  const at = from?.findIndex(fits) ?? -1;
  return at < 0 ? undefined : from!.splice(at, 1)[0];
}
