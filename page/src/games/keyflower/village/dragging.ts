// Mouse and fingers on a map: the wheel and two fingers zoom, dragging moves, and a click stays a click.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Point {
  x: number;
  y: number;
}

const STARTS = 6; // pixels: less is the trembling of a click
const PER_NOTCH = 1.15;

export function useDragging(ref: RefObject<HTMLElement | null>, scale: number, zoom: (factor: number, at: Point) => void, move: (x: number, y: number) => void) {
  const now = useRef({ scale, zoom, move });
  now.current = { scale, zoom, move };
  useEffect(() => {
    const map = ref.current!;
    const fingers = new globalThis.Map<number, Point>();
    let travelled = 0;
    const fromMiddle = (at: Point): Point => {
      const box = map.getBoundingClientRect();
      return { x: (at.x - box.left - box.width / 2) / now.current.scale, y: (at.y - box.top - box.height / 2) / now.current.scale };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      now.current.zoom(event.deltaY < 0 ? PER_NOTCH : 1 / PER_NOTCH, fromMiddle(event));
    };
    const down = (event: PointerEvent) => {
      if (!fingers.size) travelled = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const drag = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) now.current.zoom(apart(to, other) / apart(from, other), fromMiddle({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }));
      else now.current.move((from.x - to.x) / now.current.scale, (from.y - to.y) / now.current.scale);
      travelled += apart(from, to);
      fingers.set(event.pointerId, to);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => travelled > STARTS && event.detail > 0 && event.stopPropagation();
    map.addEventListener("wheel", wheel, { passive: false });
    map.addEventListener("pointerdown", down);
    map.addEventListener("click", click, true);
    addEventListener("pointermove", drag);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      map.removeEventListener("wheel", wheel);
      map.removeEventListener("pointerdown", down);
      map.removeEventListener("click", click, true);
      removeEventListener("pointermove", drag);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, []);
}

const apart = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
