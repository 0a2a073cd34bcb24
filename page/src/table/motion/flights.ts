// Everything that moves above the board: a layer over the page, empty while nothing does. No style of the board itself
// is ever changed, so that it is afterwards as it was drawn.
import { ghostOf } from "./ghost";
import type { Box, Look, Piece } from "./look";

const GLIDE = "cubic-bezier(.3,.1,.25,1)";

export class Flights {
  private readonly layer = document.createElement("div");
  private readonly running = new Set<Animation>();
  private telling: Element | null = null;

  constructor() {
    this.layer.className = "flights";
    this.layer.inert = true;
    this.layer.ariaHidden = "true";
    document.body.append(this.layer);
  }

  get areOver() {
    return this.running.size === 0;
  }

  /** All at once at their ends. */
  end() {
    for (const animation of [...this.running]) animation.cancel();
    this.layer.replaceChildren();
  }

  close() {
    this.end();
    this.layer.remove();
  }

  /** From one place to another, and from the size there; the piece itself can't be seen meanwhile. */
  fly(piece: Piece, look: Look, from: Box, ms: number, delay: number) {
    const root = ghostOf(piece, look);
    if (!root) return;
    this.hide(piece.element, ms + delay);
    this.play(root, [{ translate: shift(piece.box, from), scale: ratio(piece.box, from) }, { translate: "0 0", scale: 1 }], ms, delay);
  }

  /** Something that was not there comes, out of nothing or from the place of its owner. */
  come(piece: Piece, look: Look, home: Box | null, ms: number, delay: number) {
    const root = ghostOf(piece, look);
    if (!root) return;
    this.hide(piece.element, ms + delay);
    const start = home ? { translate: shift(piece.box, home), scale: 0.5 } : { translate: "0 0", scale: 0.6 };
    this.play(root, [{ ...start, opacity: 0 }, { opacity: 1, offset: 0.4 }, { translate: "0 0", scale: 1, opacity: 1 }], ms, delay);
  }

  /** Something is no longer there. */
  go(piece: Piece, look: Look, home: Box | null, ms: number, delay: number) {
    const root = ghostOf(piece, look);
    if (!root) return;
    const end = home ? { translate: shift(piece.box, home), scale: 0.5 } : { translate: "0 0", scale: 0.6 };
    this.play(root, [{ translate: "0 0", scale: 1, opacity: 1 }, { ...end, opacity: 0 }], ms, delay);
  }

  /** Something of our own drawing: a shot, a die. It is there as long as it moves. */
  play(thing: Element, frames: Keyframe[], ms: number, delay = 0) {
    this.layer.append(thing);
    this.run(thing, frames, { duration: ms, delay, easing: GLIDE, fill: "backwards" }, () => thing.remove());
  }

  /** Something to be read: it stays, and whoever has read it clicks it away. */
  tell(thing: Element, ms: number) {
    this.telling = thing;
    this.play(thing, [{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.95 }, { opacity: 0 }], ms);
  }

  get tells() {
    return this.telling?.isConnected ?? false;
  }

  /** The piece itself is animated where it lies. */
  run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, over = () => {}) {
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      this.running.delete(animation);
      over();
    };
  }

  private hide(element: Element, ms: number) {
    this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  }
}

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function shift(at: Box, from: Box): string {
  const [a, b] = [middle(at), middle(from)];
  return `${b.x - a.x}px ${b.y - a.y}px`;
}

/** A piece keeps its proportions. */
const ratio = (at: Box, from: Box) => Math.sqrt((from.width * from.height) / (at.width * at.height)) || 1;
