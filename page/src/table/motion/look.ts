// A look at the board: where every marked piece lies in the window, and what it lies in.

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export interface Piece {
  id: string; // data-piece: public and stable
  element: Element;
  outer: Element[]; // what it lies in, the innermost first
  box: Box;
  size: Size; // before it was turned or scaled
  scale: number; // of what it lies in
  face: string | null; // data-face: up or down
  count: string | null; // data-count
  owner: string | null; // data-owner: the seat from which it comes, or to which it goes
}

export interface Look {
  pieces: Piece[];
  boxes: ReadonlyMap<Element, Box>; // of the pieces, and of all around them
}

export function look(): Look {
  const boxes = new Map<Element, Box>();
  const all = [...document.querySelectorAll("main [data-piece]")].map((element) => pieceOf(element));
  const pieces = all.filter(({ box }) => box.width > 0 && box.height > 0);
  for (const { element, outer, box } of pieces) {
    boxes.set(element, box);
    for (const e of outer) if (!boxes.has(e)) boxes.set(e, e.getBoundingClientRect());
  }
  return { pieces, boxes };
}

function pieceOf(element: Element): Piece {
  const mark = (name: string) => element.getAttribute(`data-${name}`);
  const box = element.getBoundingClientRect();
  const outer = around(element);
  return {
    id: mark("piece")!,
    element,
    outer,
    box,
    size: sizeOf(element) ?? box,
    scale: scaleOf(outer[0]),
    face: mark("face"),
    count: mark("count"),
    owner: mark("owner"),
  };
}

const sizeOf = (e: Element | undefined): Size | null =>
  e instanceof HTMLElement && e.offsetWidth ? { width: e.offsetWidth, height: e.offsetHeight } : null;

const scaleOf = (e: Element | undefined) => (e ? e.getBoundingClientRect().width / (sizeOf(e)?.width ?? NaN) || 1 : 1);

/** Up to the body, which has no looks of its own. */
function around(element: Element): Element[] {
  const found: Element[] = [];
  for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) found.push(e);
  return found;
}

/** Where the things of a seat come from and go to: its place among the players. */
export function homeOf(seat: string | null): Box | null {
  const home = seat === null ? null : document.querySelector(`main [data-home="${CSS.escape(seat)}"]`);
  const box = home?.getBoundingClientRect();
  return box?.width ? box : null;
}

export const pieceBox = (id: string): Box | null =>
  document.querySelector(`main [data-piece="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? null;
