// The question on a narrow screen: a sheet at the bottom that is pulled up or down. On a wide one, a panel at the side.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";

const say = speaker(TABLE);
const HEIGHTS = ["low", "half", "high"] as const; // the prompt alone, a few ways, all of them
const PULL = 40; // pixels that count as a pull

/** `urgent` changes with each question that must not be overlooked: the sheet comes up by itself. */
export function Sheet({ urgent, children }: { urgent: number | null; children: ComponentChildren }) {
  const [height, setHeight] = useState<number>(1);
  const from = useRef<number | null>(null);
  useEffect(() => void (urgent !== null && setHeight(HEIGHTS.length - 1)), [urgent]);
  const pull = (by: number) => setHeight((h) => Math.max(0, Math.min(HEIGHTS.length - 1, h + by)));
  const drop = (y: number) => {
    const way = from.current === null ? 0 : from.current - y;
    from.current = null;
    if (Math.abs(way) > PULL) pull(Math.sign(way));
    else setHeight((h) => (h === HEIGHTS.length - 1 ? 0 : h + 1)); // a tap: the next height, round and round
  };
  return (
    <div class={`asked-sheet ${HEIGHTS[height]}`}>
      <button
        type="button"
        class="asked-handle"
        aria-label={say(height === HEIGHTS.length - 1 ? "sheet_down" : "sheet_up")}
        aria-expanded={height > 0}
        onPointerDown={(e) => ((from.current = e.clientY), e.currentTarget.setPointerCapture(e.pointerId))}
        onPointerUp={(e) => drop(e.clientY)}
        onPointerCancel={() => (from.current = null)}
        onKeyDown={(e) => (e.key === "Enter" || e.key === " ") && (e.preventDefault(), drop(0))}
      >
        <span aria-hidden="true" />
      </button>
      <div class="asked-body">{children}</div>
    </div>
  );
}
