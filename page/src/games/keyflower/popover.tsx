// The ways that one thing leads to, beside that thing.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useOpenInSight } from "../../table/in_sight";
import type { Way } from "../../wire/protocol";
import { Sign } from "./art/icon";
import type { Table } from "./table";
import { signOf, type Place } from "./ways";
import { say } from "./words";

interface Props {
  table: Table;
  place: Place;
  ways: readonly Way[];
  close: (() => void) | null; // null: it is the question itself, and stays
}

export function Popover({ table, place, ways, close }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [at, move] = useState({ left: 8, top: 8 });
  const names = ways.map((way) => way.name).join("\n");
  const leave = () => (close!(), thingAt(box.current!.parentElement!, place)?.focus());
  useLayoutEffect(() => {
    const own = box.current!;
    const board = own.parentElement!;
    move(beside(board, own, place));
    if (isFollowed(board, table)) own.querySelector("button")?.focus({ preventScroll: true });
  }, [place, names]);
  useOpenInSight(box, `${names} ${at.left} ${at.top}`);
  return (
    <div ref={box} class="kf-popover" role="group" style={`left:${at.left}px;top:${at.top}px`} onClick={(e) => e.stopPropagation()} onKeyDown={(e) => e.key === "Escape" && close && leave()}>
      {ways.map((way) => <Choice key={way.name} table={table} way={way} />)}
      {close && <button type="button" class="kf-close" onClick={leave} aria-label={say("close")}>✕</button>}
    </div>
  );
}

/** Moves the focus on for keyboard users, even if what they pressed is gone by now. */
function isFollowed(board: HTMLElement, table: Table): boolean {
  const at = document.activeElement;
  return board.contains(at) || (at === document.body && table.isWorkedOn());
}

/** The button that opened it: the thing itself, or the part of a tile that is pressed. */
function thingAt(board: HTMLElement, place: Place) {
  return board.querySelector<HTMLElement>(`[data-place="${place}"][role="button"], [data-place="${place}"] > .kf-press`);
}

/** Below the thing, inside the board. */
function beside(board: HTMLElement, own: HTMLElement, place: Place) {
  const thing = board.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  if (!thing) return { left: 8, top: 8 };
  const left = thing.left + thing.width / 2 - frame.left - own.offsetWidth / 2;
  return { left: Math.max(4, Math.min(left, frame.width - own.offsetWidth - 4)), top: thing.bottom - frame.top - 14 };
}

function Choice({ table, way }: { table: Table; way: Way }) {
  const hint = way.name === table.hint;
  return (
    <button type="button" class={hint ? "hint" : ""} onClick={() => table.choose(way.name)}>
      <Sign name={signOf(way)} size={24} />
      <span>{way.label}</span>
      {hint && <Sign name="bulb" size={18} label={say("hint")} />}
    </button>
  );
}
