// A map that fits into its room. Wheel, two fingers, buttons and + - zoom it; dragging and arrow keys move it.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useDragging } from "./dragging";
import { fitting, frame, moved, WHOLE, zoomed } from "./panning";
import { useRoom } from "../room";
import type { Box } from "../tiles/hex";
import { Scale } from "../tiles/scale";
import { say } from "../words";

const STEP = 1.25;
const KEYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function Map({ box, label, children }: { box: Box; label: string; children: ComponentChildren }) {
  const [ref, room] = useRoom<HTMLDivElement>();
  const [sight, look] = useState(WHOLE);
  const shown = frame(box, room, sight);
  const scale = fitting(box, room) * sight.zoom;
  const zoom = (factor: number, at?: { x: number; y: number }) => look((s) => zoomed(box, s, factor, at));
  const move = (x: number, y: number) => look((s) => moved(box, s, x, y));
  useEffect(() => look(WHOLE), [box.width, box.height]);
  useDragging(ref, scale, zoom, move);
  const key = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (event.key === "+" || event.key === "=") zoom(STEP);
    else if (event.key === "-") zoom(1 / STEP);
    else if (way && sight.zoom > 1) move(way[0] * 40, way[1] * 40);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={ref} class={`kf-map${sight.zoom > 1 ? " zoomed" : ""}`} onKeyDown={key}>
      <Scale.Provider value={scale || 0.1}>
        <svg viewBox={`${shown.left} ${shown.top} ${shown.width || 1} ${shown.height || 1}`} role="group" aria-label={label}>{children}</svg>
      </Scale.Provider>
      <div class="kf-zoom">
        {sight.zoom > 1 && <button type="button" onClick={() => look(WHOLE)} aria-label={say("whole")} title={say("whole")}>⤢</button>}
        <button type="button" onClick={() => zoom(1 / STEP)} aria-label={say("reduce")} title={say("reduce")} disabled={sight.zoom === 1}>−</button>
        <button type="button" onClick={() => zoom(STEP)} aria-label={say("enlarge")} title={say("enlarge")}>+</button>
      </div>
    </div>
  );
}
