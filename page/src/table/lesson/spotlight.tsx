// A ring around what a step is about, never over it. It follows its thing, takes no clicks and moves nothing.
import { useEffect, useRef } from "preact/hooks";
import type { Way } from "../../wire/protocol";
import { keyOf } from "../places";
import { buttonOf, marked, spotted, unseen } from "./places";

const OFTEN = 120; // milliseconds between two looks
const WIDTH = 3; // pixels of the ring, which lies outside: see style/table/lesson.css
const LEGIBLE = "[data-legible]"; // never crossed by the ring, but within it or outside

interface Props {
  names: string; // as a lesson writes them; "": wherever the way lies
  way: Way | undefined;
}

export function Spotlight({ names, way }: Props) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last: Element | null = null;
    let isCalled = false;
    const look = () => {
      if (!ring.current) return;
      const thing = find(names, way);
      if (!thing && !isCalled) isCalled = call(unseen(names) ?? unseen(placesOf(way)));
      if (thing !== last && thing) bring(thing);
      last = thing;
      place(ring.current, thing);
      ring.current.dataset.for = way?.name ?? ""; // whose place it is
    };
    look();
    const clock = setInterval(look, OFTEN);
    addEventListener("resize", look);
    addEventListener("scroll", look, true);
    return () => (clearInterval(clock), removeEventListener("resize", look), removeEventListener("scroll", look, true));
  }, [names, way?.name]);
  return <div ref={ring} class="spotlight" aria-hidden="true" hidden />;
}

function find(names: string, way: Way | undefined): Element | null {
  const thing = spotted(names) ?? (way && !unseen(names) ? marked() ?? spotted(placesOf(way)) ?? buttonOf(way.name) : null);
  if (thing && way && isOutside(thing)) return buttonOf(way.name);
  const over = thing && coverOf(thing);
  return over ? (way && over.matches(".asked-sheet") ? buttonOf(way.name) : over) : thing;
}

/** A chart that is zoomed may not show the thing, and isn't scrolled to it. */
function isOutside(thing: Element): boolean {
  if (canScroll(thing)) return false;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
}

const placesOf = (way: Way | undefined) => (way?.places ?? []).map((place) => keyOf(place)).join(" | ");

/** Asks the board to show the part in which the thing lies; false if it didn't. */
const call = (thing: Element | null) => thing !== null && !thing.dispatchEvent(new Event("wanted", { bubbles: true, cancelable: true }));

/** What was opened may lie over the thing or what is to be read beside it; on a phone, so may the question. */
function coverOf(thing: Element): Element | null {
  const box = thing.getBoundingClientRect();
  const sheet = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".asked-sheet:not(.low)");
  const opened = document.querySelector(".board-frame [data-open]");
  const isOver = opened && meets(opened.getBoundingClientRect(), around(box));
  const over = sheet ?? (isOver ? opened : null);
  return over && !over.contains(thing) && !thing.contains(over) ? over : null;
}

/** A board that fits its frame is never scrolled, but a part of it may be. */
function canScroll(thing: Element): boolean {
  const frame = thing.closest(".board-frame");
  for (let e: Element | null = thing; e && frame?.contains(e); e = e.parentElement)
    if (/auto|scroll/.test(getComputedStyle(e).overflowY)) return true;
  return !frame;
}

function bring(thing: Element) {
  if (canScroll(thing)) thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

function place(ring: HTMLElement, thing: Element | null) {
  const box = thing?.getBoundingClientRect();
  ring.hidden = !box;
  if (!box) return;
  const { left, top, right, bottom } = inSight(thing!, thing!.matches("[data-open]") ? box : around(box));
  Object.assign(ring.style, { top: `${top}px`, left: `${left}px`, width: `${right - left}px`, height: `${bottom - top}px` });
}

type Box = Record<"left" | "top" | "right" | "bottom", number>;

/** The thing, and whatever is to be read at its edge. */
const around = (box: Box): Box =>
  [...document.querySelectorAll(LEGIBLE)].map((one) => one.getBoundingClientRect()).filter((one) => meets(one, box)).reduce(both, box);

/** What the window shows of it, and the frame of the board: so the ring around it is seen on all sides. */
function inSight(thing: Element, { left, top, right, bottom }: Box): Box {
  const frame = thing.closest(".board-frame")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const [highest, lowest] = [Math.max(WIDTH, frame.top), Math.min(innerHeight - WIDTH, frame.bottom)];
  return { left: Math.max(WIDTH, left), top: Math.max(highest, top), right: Math.min(innerWidth - WIDTH, right), bottom: Math.min(lowest, bottom) };
}

const meets = (a: Box, b: Box) => a.left < b.right + WIDTH && a.right > b.left - WIDTH && a.top < b.bottom + WIDTH && a.bottom > b.top - WIDTH;

const both = (a: Box, b: Box): Box =>
  ({ left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom) });
