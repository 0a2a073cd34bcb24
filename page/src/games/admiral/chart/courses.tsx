// The way that a ship has come and the way it would go, with what it costs; and arrows for turns in place (AD-8, AD-20).
import type { AdmiralKind, AdmiralView } from "../../../wire/admiral";
import { press, useDesk } from "../desk";
import { lights, pressable } from "../lit";
import { cellOf } from "../looking";
import type { Course } from "../plan/course";
import { isAsked, subject, type Place } from "../ways";
import { meantByDirection } from "../whys";
import { CELLS, counted, say, TURNS } from "../words";
import { degrees, DIRECTIONS, middle, middleOf, sector, spotOf, step, type Direction } from "./compass";
import { Ship } from "./hulls";
import { heightOf, widthOf } from "./sea";

const STRAIGHT = "M0-17L12-3H5V14H-5V-3H-12Z";
const LEFT = "M-15-2L-4-14V-7C7-7 13 0 13 14H5C5 6 2 2-4 2V9Z"; // a turn: it costs no cell
const RIGHT = "M15-2L4-14V-7C-7-7-13 0-13 14H-5C-5 6-2 2 4 2V9Z";

const isByFinger = matchMedia("(hover: none)"); // the first tap shows the way, the second sails it

/** A ghost of the ship at the end of the line, and the price beside it. */
export function Meant() {
  const { view, meant: course } = useDesk();
  if (!course) return null;
  const points = course.cells.map(middleOf);
  const end = points[points.length - 1]!;
  const ship = view.ships[course.ship]!;
  return (
    <g class="ad-course" aria-hidden="true">
      <path class="ad-line" d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {points.slice(1, -1).map(({ x, y }) => <circle key={`${x}.${y}`} cx={x} cy={y} r="3.5" />)}
      <g class="ad-ghost" transform={`translate(${end.x} ${end.y})`}><Ship kind={ship.kind} flag={ship.flag} turn={degrees(course.facing)} /></g>
      <Price course={course} x={end.x} y={end.y} />
    </g>
  );
}

export function costSaid({ headings: { length: cells }, turns, left, shows }: Course): string {
  const parts = [cells ? counted(cells, CELLS) : "", turns ? counted(turns, TURNS) : "", say("cost_left", { n: left }), shows ? say("cost_shows") : ""];
  return parts.filter(Boolean).join(" · ");
}

/** Ahead of a ship that goes south, else above it, and never outside of the chart. */
function Price({ course, x, y }: { course: Course; x: number; y: number }) {
  const { view } = useDesk();
  const said = isByFinger.matches ? `${costSaid(course)} · ${say("tap_again")}` : costSaid(course);
  const half = said.length * 3.8 + 10;
  const isBelow = (y > middleOf(course.cells[0]!).y && y < heightOf(view.chart) - 110) || y < 110;
  const across = `clamp(calc(${half}px * var(--ad-u)), ${x}px, calc(${widthOf(view.chart)}px - ${half}px * var(--ad-u)))`;
  return (
    <g class="ad-price" style={{ transform: `translate(${across}, ${isBelow ? y + 46 : y - 42}px) scale(var(--ad-u))` }}>
      <rect x={-half} y="-12" width={half * 2} height="24" rx="6" />
      <text y="4.500">{said}</text>
    </g>
  );
}

export function Track() {
  const { view } = useDesk();
  if (view.affair?.type !== "CourseView") return null;
  const [from, cell] = [middleOf(view.affair.start), cellOf(view, view.affair.ship)];
  if (!cell) return null;
  const to = middleOf(cell);
  return (
    <g class="ad-track" aria-hidden="true">
      <circle cx={from.x} cy={from.y} r="6" />
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    </g>
  );
}

/** Where cells are lit, only turns that enter none of them have arrows. */
export function Arrows() {
  const { view, courses } = useDesk();
  const ship = subject(view);
  const cell = ship === undefined ? null : cellOf(view, ship);
  if (!cell) return null;
  const isBySide = courses.size > 0;
  const shown = isBySide && view.ships[ship!]?.facing === null ? [] : DIRECTIONS;
  return <>{shown.map((direction) => <Arrow key={direction} direction={direction} cell={cell} isSmall={isBySide} />)}</>;
}

/** Beside the ship, so that the finger touches the cell it means; smaller where that cell is lit itself. */
function Arrow({ direction, cell, isSmall }: { direction: Direction; cell: string; isSmall: boolean }) {
  const desk = useDesk();
  const place: Place = `arrow ${direction}`;
  const way = desk.at.get(place)?.[0];
  const { x, y } = beside(cell, direction, isSmall ? 0.55 : 0.94);
  if (isSmall && way?.kind !== "turn_left" && way?.kind !== "turn_right") return null;
  if (!way) return <Unlit direction={direction} x={x} y={y} />;
  const shape = shapeOf(way.kind as AdmiralKind, desk.view, direction);
  return (
    <g class={`ad-arrow${lights(desk, place)}`} transform={`translate(${x} ${y}) scale(${isSmall ? 0.5 : 1})`} {...pressable(way.label, () => press(desk, place, "chart"))}>
      <title>{way.label}</title>
      <circle class="ad-hit" r="21" />
      <path d={shape} transform={`rotate(${degrees(direction) + (shape === LEFT ? 45 : shape === RIGHT ? -45 : 0)})`} />
    </g>
  );
}

/** A ship that turns in place has an arrow that bends to the nearer side. */
function shapeOf(kind: AdmiralKind, view: AdmiralView, direction: Direction): string {
  if (kind === "turn_left") return LEFT;
  if (kind === "turn_right") return RIGHT;
  const facing = isAsked(view, "which_facing") && view.ships[subject(view)!]?.facing;
  if (!facing) return STRAIGHT;
  return (sector(direction) - sector(facing) + 8) % 8 > 4 ? LEFT : RIGHT;
}

/** A heading that is closed: a tap tells why. */
function Unlit({ direction, x, y }: { direction: Direction; x: number; y: number }) {
  const { view, why } = useDesk();
  const meant = meantByDirection(view, direction);
  return meant ? <circle class="ad-unlit" cx={x} cy={y} r="20" onClick={() => why(meant)} /> : null;
}

function beside(cell: string, direction: Direction, far: number) {
  const [from, way] = [spotOf(cell), step(direction)];
  return middle({ x: from.x + way.x * far, y: from.y + way.y * far });
}
