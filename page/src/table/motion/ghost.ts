// The likeness of a piece, above everything else on the page: it flies where the piece itself would be cut off or
// covered. It stands in likenesses of all that the piece lies in, of the same sizes, so that it looks the same.
import type { Box, Look, Piece } from "./look";

const SECOND_HAND = ["id", "data-piece", "data-way", "data-essential", "data-home"]; // what only the piece itself may be found by

/** At the place where the piece is in that look. What comes back is the outermost element: moved, it moves the piece. */
export function ghostOf(piece: Piece, { boxes }: Look): HTMLElement | null {
  const last = piece.outer.at(-1);
  if (!last || piece.element.getAttribute("data-piece") !== piece.id) return null; // the element is another piece's now
  let inner = likeness(piece.element, "data-ghost", true);
  if (!isInDrawing(piece.element)) putPiece(inner as HTMLElement, piece, boxes.get(piece.outer[0]!)!);
  piece.outer.forEach((outer, n) => {
    const shell = likeness(outer, "data-shell", false);
    shell.append(inner);
    if (!isInDrawing(outer)) put(shell as HTMLElement, boxes.get(outer)!, boxes.get(piece.outer[n + 1]!) ?? { x: 0, y: 0 });
    inner = shell;
  });
  const { x, y } = boxes.get(last)!;
  (inner as HTMLElement).style.transformOrigin = `${piece.box.x + piece.box.width / 2 - x}px ${piece.box.y + piece.box.height / 2 - y}px`;
  return inner as HTMLElement;
}

/** A part of an svg is placed by the numbers of its drawing. */
const isInDrawing = (e: Element) => e instanceof SVGElement && e.ownerSVGElement !== null;

function likeness(of: Element, mark: string, isWhole: boolean): Element {
  const copy = of.cloneNode(isWhole) as Element;
  for (const e of [copy, ...copy.querySelectorAll("*")]) SECOND_HAND.forEach((name) => e.removeAttribute(name));
  copy.setAttribute(mark, "");
  return copy;
}

function putPiece(e: HTMLElement, { box, size: { width, height }, scale }: Piece, outer: Box) {
  put(e, { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }, outer);
  if (scale !== 1) e.style.scale = String(scale);
}

function put({ style }: HTMLElement, { x, y, width, height }: Box, from: { x: number; y: number }) {
  style.left = `${x - from.x}px`;
  style.top = `${y - from.y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
