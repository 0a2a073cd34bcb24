// The question on a narrow screen: a line at the bottom that a tap or a pull opens. On a wide one, a panel at the side.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";

const say = speaker(TABLE);
const PULL = 40; // pixels that count as a pull

interface Props {
  ask: number | null; // the question; null while one waits
  urgent: boolean; // it must not be overlooked: the sheet opens by itself
  children: ComponentChildren;
}

/** Open, it stays so for all questions of one turn; then the board has the room again. */
export function Sheet({ ask, urgent, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const from = useRef<number | null>(null);
  useEffect(() => void (urgent ? setOpen(true) : ask === null && setOpen(false)), [ask, urgent]);
  const drop = (y: number) => {
    const pulled = from.current === null ? 0 : from.current - y;
    from.current = null;
    setOpen(Math.abs(pulled) > PULL ? pulled > 0 : !isOpen);
  };
  return (
    <div class={isOpen ? "asked-sheet high" : "asked-sheet low"} onKeyDown={(e) => e.key === "Escape" && setOpen(false)}>
      <button
        type="button"
        class="asked-handle"
        aria-label={say(isOpen ? "sheet_down" : "sheet_up")}
        aria-expanded={isOpen}
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
