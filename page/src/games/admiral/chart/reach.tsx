// Cells in which the ship in hand can end its move: under the pointer the way there and what it costs, a click sails it.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useDesk, type Desk } from "../desk";
import { cheapest, facingTo, nextCell, type Course } from "../plan/course";
import { whichOf } from "../ways";
import { say } from "../words";
import { CELL, MARGIN, middle, spotOf, towards } from "./compass";
import { costSaid } from "./courses";

const KEYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const MIDDLE = 0.2; // of a cell: who points there means the cheapest facing

export function Reach() {
  const desk = useDesk();
  const { meant, mean } = desk;
  const group = useRef<SVGGElement>(null);
  useEffect(() => mean(null), [desk.courses]);
  useFocusFromShip(group, desk);
  if (!desk.courses.size) return null;
  const cells = [...desk.courses.keys()];
  const focused = (meant && endOf(meant)) ?? cells[0]!;
  const walk = (e: KeyboardEvent) => {
    const key = KEYS[e.key];
    const to = key && nextCell(cells, focused, ...key);
    if (!to) return;
    e.preventDefault();
    e.stopPropagation();
    group.current?.querySelector<SVGElement>(`[data-cell="${to}"]`)?.focus({ preventScroll: true });
  };
  return (
    <g class="ad-reach" ref={group} role="group" aria-label={say("legend_reach")} onKeyDown={walk} onPointerLeave={(e) => e.pointerType === "mouse" && mean(null)}>
      {cells.map((cell) => <End key={cell} cell={cell} isFocused={cell === focused} meant={meant && endOf(meant) === cell ? meant : null} />)}
    </g>
  );
}

const endOf = (course: Course) => course.cells.at(-1)!;

/** Who takes a ship in hand by the keyboard goes on with its cells. */
function useFocusFromShip(group: RefObject<SVGGElement | null>, { courses }: Desk): void {
  useEffect(() => {
    const ship = document.activeElement?.matches(".ad-token:focus-visible, .ad-face:focus-visible");
    if (ship) group.current?.querySelector<SVGElement>(".ad-end")?.focus({ preventScroll: true });
  }, [courses]);
}

interface EndProps {
  cell: string;
  isFocused: boolean; // one of all can be reached by Tab, the others by arrows
  meant: Course | null; // if it ends in this cell
}

/** A finger first shows the way, and so does a course that would show a captain: only the second click sails it. */
function End({ cell, isFocused, meant }: EndProps) {
  const desk = useDesk();
  const { x, y } = spotOf(cell);
  const courses = desk.courses.get(cell)!;
  const course = meant ?? cheapest(courses);
  const sail = () => desk.plan({ kind: "sail", course, strength: desk.view.ships[course.ship]!.strength });
  const isTouch = useRef(false);
  const pinned = useRef<Course | null>(null);
  const click = (e: MouseEvent) => {
    e.stopPropagation();
    const isCareful = course.shows || isTouch.current;
    if (!isCareful || (meant && pinned.current === meant)) sail();
    else desk.mean((pinned.current = course));
  };
  const point = (e: PointerEvent) => {
    const pointed = pointedAt(courses, cell, e);
    if (pointed !== meant) desk.mean(pointed);
  };
  const key = (e: KeyboardEvent) => (e.key === "Enter" || e.key === " ") && (e.preventDefault(), sail());
  return (
    <g class={`ad-end lit${course.shows ? " ad-shows" : ""}${isHinted(desk, cell) ? " hint" : ""}`} data-cell={cell} role="button" tabindex={isFocused ? 0 : -1} aria-label={`${cell}: ${costSaid(course)}`} onPointerDown={(e) => (isTouch.current = e.pointerType !== "mouse")} onPointerMove={point} onFocus={() => meant || desk.mean(course)} onClick={click} onKeyDown={key}>
      <rect class="ad-hit" x={MARGIN + x * CELL} y={MARGIN + y * CELL} width={CELL} height={CELL} />
      <rect class="ad-cell" x={MARGIN + x * CELL + 3} y={MARGIN + y * CELL + 3} width={CELL - 6} height={CELL - 6} rx="8" />
    </g>
  );
}

/** At Admiral level the side of the cell that is pointed at is the side that the bow will point to. */
function pointedAt(courses: readonly Course[], cell: string, e: PointerEvent): Course {
  if (courses.length === 1) return courses[0]!;
  const screen = (e.currentTarget as SVGGElement).getScreenCTM();
  const at = screen ? new DOMPoint(e.clientX, e.clientY).matrixTransform(screen.inverse()) : { x: 0, y: 0 };
  const from = middle(spotOf(cell));
  const [east, south] = [at.x - from.x, at.y - from.y];
  if (Math.hypot(east, south) < CELL * MIDDLE) return cheapest(courses);
  return facingTo(courses, (Math.atan2(east, -south) * 180) / Math.PI);
}

/** The next cell of what a bot would do. */
function isHinted({ ways, hint, courses }: Desk, cell: string): boolean {
  const arrow = hint === null ? undefined : ways.filter((way) => way.name === hint).map((way) => whichOf(way, "arrow"))[0];
  const from = courses.get(cell)?.[0]?.cells[0];
  return !!arrow && !!from && towards(spotOf(from), spotOf(cell)) === arrow;
}
