// How shots, hits and dice are drawn, above the board.
import { FACES, pips } from "../../art/pips";
import { isNarrow } from "../narrow";
import { type Flights, middle } from "./flights";
import type { Box, Look } from "./look";
import type { Moment } from "./moments";
import { toRead } from "./tempo";

const DIE = 44; // pixels
const BALL = 12;
const DICE = new RegExp(`([${FACES.join("")}])`, "u"); // as signs in a line
const WIDEST = 420; // of what is told

/** Was it played? Not if its pieces are not on the board. */
export function playMoment(flights: Flights, before: Look, moment: Moment, pace: number): boolean {
  const boxOf = (id: string | undefined) => before.pieces.find((p) => p.id === id)?.box;
  switch (moment.kind) {
    case "shot":
      return shoot(flights, boxOf(moment.from), boxOf(moment.to), moment.hits, pace);
    case "blow":
      return burst(flights, boxOf(moment.at), true, pace, 0);
    case "told":
      return tell(flights, moment.lines);
    case "roll":
      return roll(flights, moment.faces, boxOf(moment.at) ?? boardBox(), pace);
  }
}

const boardBox = () => document.querySelector(".board-frame")?.getBoundingClientRect();

function shoot(flights: Flights, from: Box | undefined, to: Box | undefined, hits: boolean, pace: number): boolean {
  if (!from || !to) return false;
  const [a, b] = [middle(from), middle(to)];
  burst(flights, from, false, pace * 0.5, 0);
  flights.play(made("shot", a.x - BALL / 2, a.y - BALL / 2), [{ translate: "0 0" }, { translate: `${b.x - a.x}px ${b.y - a.y}px` }], pace * 0.6);
  return burst(flights, to, hits, pace * 0.7, pace * 0.55);
}

function burst(flights: Flights, at: Box | undefined, isHit: boolean, ms: number, delay: number): boolean {
  if (!at) return false;
  const size = Math.max(24, Math.min(at.width, at.height));
  const { x, y } = middle(at);
  const thing = made(isHit ? "burst hit" : "burst", x - size / 2, y - size / 2);
  thing.style.width = thing.style.height = `${size}px`;
  flights.play(thing, [{ scale: 0.2, opacity: 0 }, { opacity: 1, offset: 0.2 }, { scale: 1.3, opacity: 0 }], ms, delay);
  return true;
}

/** Each comes rolling from a side of its own, and stays for a moment. */
function roll(flights: Flights, faces: readonly number[], at: Box | undefined, pace: number): boolean {
  if (!at) return false;
  const { x, y } = middle(at);
  faces.forEach((face, n) => {
    const die = made("rolled", x + (n - faces.length / 2) * (DIE + 8), y - DIE / 2);
    die.append(drawnDie(face));
    const turn = n % 2 ? 1 : -1;
    const start = { translate: `${turn * 90}px -70px`, rotate: `${turn * 400}deg`, opacity: 0 };
    const rest = { translate: "0 0", rotate: "0deg", opacity: 1 };
    flights.play(die, [start, { ...rest, offset: 0.45 }, { ...rest, offset: 0.92 }, { ...rest, opacity: 0 }], pace * 1.5);
  });
  return true;
}

function tell(flights: Flights, lines: readonly string[]): boolean {
  const { x, y, width, height } = tellingBox();
  const thing = made("told-above", x, y);
  thing.style.width = `${width}px`;
  thing.style.minHeight = `${height}px`;
  for (const line of lines) thing.append(toldLine(line));
  flights.tell(thing, toRead());
  return true;
}

/** Where it is going on, if there is room; and otherwise, as on a phone, in the middle of the window. */
function tellingBox(): Box {
  const at = document.querySelector("main [data-tells]")?.getBoundingClientRect();
  if (at?.width && !isNarrow.value) return at;
  const width = Math.min(WIDEST, innerWidth - 24);
  return { x: (innerWidth - width) / 2, y: innerHeight * 0.3, width, height: 0 };
}

/** Its dice are drawn. */
function toldLine(line: string): HTMLElement {
  const said = document.createElement("p");
  for (const part of line.split(DICE)) said.append(FACES.includes(part) ? drawnDie(FACES.indexOf(part) + 1) : part);
  return said;
}

function made(name: string, x: number, y: number): HTMLElement {
  const thing = document.createElement("div");
  thing.className = name;
  thing.style.left = `${x}px`;
  thing.style.top = `${y}px`;
  return thing;
}

function drawnDie(face: number): Element {
  const svg = shape("svg", { viewBox: "-12 -12 24 24" });
  svg.append(shape("rect", { x: "-11", y: "-11", width: "22", height: "22", rx: "5" }), shape("path", { d: pips(face, 6) }));
  return svg;
}

function shape(name: string, marks: Record<string, string>): Element {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [mark, value] of Object.entries(marks)) made.setAttribute(mark, value);
  return made;
}
