// Where a ship may go: arrows around it, the cells in reach, and the way it has come (AD-8).
import type { AdmiralKind, AdmiralView } from "../../wire/admiral";
import { CELL, DIRECTIONS, MARGIN, degrees, middle, middleOf, sector, spotOf, step, type Direction } from "./compass";
import { press, useDesk } from "./desk";
import { lights, pressable } from "./lit";
import { cellOf } from "./looking";
import { isAsked, subject, type Place } from "./ways";
import { meantByDirection } from "./whys";

const STRAIGHT = "M0-17L12-3H5V14H-5V-3H-12Z";
const LEFT = "M-15-2L-4-14V-7C7-7 13 0 13 14H5C5 6 2 2-4 2V9Z"; // a turn: it costs no cell
const RIGHT = "M15-2L4-14V-7C-7-7-13 0-13 14H-5C-5 6-2 2 4 2V9Z";

export function Reach() {
  const { view } = useDesk();
  return (
    <g class="ad-reach" aria-hidden="true">
      {view.own?.reach.map(spotOf).map(({ x, y }) => (
        <rect key={`${x}.${y}`} x={MARGIN + x * CELL + 3} y={MARGIN + y * CELL + 3} width={CELL - 6} height={CELL - 6} rx="8" />
      ))}
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

export function Arrows() {
  const { view } = useDesk();
  const ship = subject(view);
  const cell = ship === undefined ? null : cellOf(view, ship);
  if (!cell) return null;
  return <>{DIRECTIONS.map((direction) => <Arrow key={direction} direction={direction} cell={cell} />)}</>;
}

/** Beside the ship, so that the finger touches the cell it means. */
function Arrow({ direction, cell }: { direction: Direction; cell: string }) {
  const desk = useDesk();
  const place: Place = `arrow ${direction}`;
  const way = desk.at.get(place)?.[0];
  const { x, y } = beside(cell, direction);
  if (!way) return <Unlit direction={direction} x={x} y={y} />;
  const shape = shapeOf(way.kind as AdmiralKind, desk.view, direction);
  return (
    <g class={`ad-arrow${lights(desk, place)}`} transform={`translate(${x} ${y})`} {...pressable(way.label, () => press(desk, place, "chart"))}>
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

function beside(cell: string, direction: Direction) {
  const [from, way] = [spotOf(cell), step(direction)];
  return middle({ x: from.x + way.x * 0.94, y: from.y + way.y * 0.94 });
}
