// The hand on the chart: wheel, drag, two fingers, keys.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { dragged, paneOf, showing, WHOLE, zoomed, type Lens, type Pane, type Size } from "./lens";

const STILL = 6; // pixels that a click may tremble
export const STEP = 1.35; // of a key or a button
const STRIDE = 70; // pixels of an arrow key
const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [STRIDE, 0], ArrowRight: [-STRIDE, 0], ArrowUp: [0, STRIDE], ArrowDown: [0, -STRIDE] };

interface Finger {
  x: number;
  y: number;
}

export interface Hand {
  lens: Lens;
  pane: Pane;
  box: Size;
  zoom: (factor: number) => void;
  drag: Moved;
  fit: () => void;
  show: (points: readonly { x: number; y: number }[]) => void;
}

export function useLens(ref: RefObject<HTMLDivElement | null>, chart: Size): Hand {
  const [box, setBox] = useState<Size>(chart);
  const [lens, setLens] = useState<Lens>(WHOLE);
  const now = useRef({ lens, box });
  now.current = { lens, box };
  const pane = paneOf(lens, chart, box);

  useLayoutEffect(() => {
    const measure = () => ref.current && setBox({ w: ref.current.clientWidth || 1, h: ref.current.clientHeight || 1 });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = ref.current!;
    const unit = (x: number, y: number) => unitAt(element, now.current, chart, x, y);
    const scaled = (factor: number, x: number, y: number) =>
      setLens((old) => zoomed(old, factor, unit(x, y), chart, now.current.box));
    return listen(element, scaled, (dx, dy) => setLens((old) => dragged(old, dx, dy, chart, now.current.box)));
  }, [chart.w, chart.h]);

  const zoom = (factor: number) => setLens((old) => zoomed(old, factor, { x: pane.x + pane.w / 2, y: pane.y + pane.h / 2 }, chart, now.current.box));
  const show = (points: readonly { x: number; y: number }[]) => setLens((old) => showing(old, points, chart, now.current.box));
  const drag: Moved = (dx, dy) => setLens((old) => dragged(old, dx, dy, chart, now.current.box));
  return { lens, pane, box, zoom, drag, fit: () => setLens(WHOLE), show };
}

/** The unit of the drawing under a point of the screen. */
function unitAt(element: Element, { lens, box }: { lens: Lens; box: Size }, chart: Size, x: number, y: number) {
  const { left, top } = element.getBoundingClientRect();
  const pane = paneOf(lens, chart, box);
  return { x: pane.x + (x - left) / pane.scale, y: pane.y + (y - top) / pane.scale };
}

type Scaled = (factor: number, x: number, y: number) => void;
type Moved = (dx: number, dy: number) => void;

function listen(element: HTMLElement, scaled: Scaled, moved: Moved): () => void {
  const fingers = new Map<number, Finger>();
  let far = 0; // how far the hand has moved since it touched
  const wheel = (e: WheelEvent) => (e.preventDefault(), scaled(Math.exp(-e.deltaY / 500), e.clientX, e.clientY));
  const down = (e: PointerEvent) => {
    if (e.button !== 0 || (e.target as Element).closest("button, .ad-popover")) return;
    if (!fingers.size) far = 0;
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  const move = (e: PointerEvent) => {
    const before = fingers.get(e.pointerId);
    if (!before) return;
    const other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
    far += Math.hypot(e.clientX - before.x, e.clientY - before.y);
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (other) scaled(apart(other, e) / Math.max(apart(other, before), 1), (other.x + e.clientX) / 2, (other.y + e.clientY) / 2);
    else if (far > STILL) moved(e.clientX - before.x, e.clientY - before.y);
  };
  const up = (e: PointerEvent) => fingers.delete(e.pointerId);
  const click = (e: MouseEvent) => far > STILL && e.detail > 0 && (e.stopPropagation(), e.preventDefault(), (far = 0));
  const ends = new AbortController();
  const options = { signal: ends.signal };
  element.addEventListener("wheel", wheel, { ...options, passive: false });
  element.addEventListener("pointerdown", down, options);
  addEventListener("pointermove", move, options);
  for (const end of ["pointerup", "pointercancel"] as const) addEventListener(end, up, options);
  element.addEventListener("click", click, { ...options, capture: true });
  return () => ends.abort();
}

const apart = (a: Finger, b: Finger | PointerEvent) => ("clientX" in b ? Math.hypot(a.x - b.clientX, a.y - b.clientY) : Math.hypot(a.x - b.x, a.y - b.y));

/** Keys on the chart itself: plus, minus, 0 for the whole of it, arrows. */
export function keyOnChart(e: KeyboardEvent, hand: Hand): void {
  if (e.target !== e.currentTarget) return;
  const arrow = ARROWS[e.key];
  if (e.key === "+" || e.key === "=") hand.zoom(STEP);
  else if (e.key === "-") hand.zoom(1 / STEP);
  else if (e.key === "0") hand.fit();
  else if (arrow) hand.drag(...arrow);
  else return;
  e.preventDefault();
}
