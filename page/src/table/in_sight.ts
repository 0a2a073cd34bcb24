// Scrolls the board if the question changes and nothing of it is in sight, or if something opens out of sight.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { isNarrow } from "./narrow";

const SETTLED = 120; // milliseconds, until the board is redrawn
const EDGE = 8; // pixels between something open and what would hide it

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const frameOf = (thing: Element) => thing.closest<HTMLElement>(".board-frame");
const moveBy = (frame: Element, top: number) => frame.scrollBy({ top, behavior: isCalm.matches ? "instant" : "smooth" });

/** What of the frame can be seen: on a phone, down to the sheet. */
function seen(frame: Element) {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const sheet = isNarrow.value ? document.querySelector(".asked-sheet") : null;
  return { left, right, top, bottom: Math.min(bottom, sheet?.getBoundingClientRect().top ?? bottom) };
}

/** Far enough into the frame to be noticed. */
const isWithin = (from: number, to: number, least: number, most: number) =>
  Math.min(to, most) - Math.max(from, least) > Math.min(24, (to - from) / 2);

function isInSight(thing: Element, frame: Element): boolean {
  const [box, room] = [thing.getBoundingClientRect(), seen(frame)];
  return isWithin(box.left, box.right, room.left, room.right) && isWithin(box.top, box.bottom, room.top, room.bottom);
}

export function useLitInSight(board: RefObject<HTMLElement | null>, ask: number | undefined) {
  useEffect(() => {
    if (ask === undefined) return;
    const look = () => board.current && bringIntoSight(board.current);
    const soon = setTimeout(look, SETTLED);
    return () => clearTimeout(soon);
  }, [ask]);
}

function bringIntoSight(frame: HTMLElement) {
  const found = ["[data-open]", ".lit"].flatMap((css) => [...frame.querySelectorAll(css)]);
  const lit = found.filter((thing) => thing.getClientRects().length > 0);
  if (!lit.length || lit.some((thing) => isInSight(thing, frame))) return;
  lit[0]!.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" }); // on a chart that is wider than the screen
  const [box, room] = [lit[0]!.getBoundingClientRect(), seen(frame)];
  moveBy(frame, box.top + box.height / 2 - (room.top + room.bottom) / 2);
}

/** What opens beside a thing is seen whole: neither the edge of the board nor a phone's sheet hides it. */
export function useOpenInSight(opened: RefObject<HTMLElement | null>, what: string) {
  useLayoutEffect(() => {
    if (!opened.current) return;
    opened.current.dataset.open = "";
    keepInFrame(opened.current);
    const again = () => opened.current && keepInFrame(opened.current); // a phone is turned, a window made smaller
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, [what]);
}

/** What of the frame can be seen where the thing lies: a chart in it may cut off what it holds. */
function roomOf(thing: HTMLElement, frame: Element) {
  const room = seen(frame);
  const holder = thing.offsetParent;
  if (!holder || getComputedStyle(holder).overflowY === "visible") return room;
  return { ...room, top: Math.max(room.top, holder.getBoundingClientRect().top) };
}

/** Shifted to the side if need be; up or down the board scrolls, if it can. Its head matters most. */
function keepInFrame(thing: HTMLElement) {
  const frame = frameOf(thing);
  if (!frame) return;
  thing.style.translate = "";
  const [box, room] = [thing.getBoundingClientRect(), roomOf(thing, frame)];
  const across = Math.max(room.left + EDGE - box.left, Math.min(0, room.right - EDGE - box.right));
  const down = Math.min(box.bottom + EDGE - room.bottom, box.top - EDGE - room.top);
  const canScroll = getComputedStyle(frame).overflowY !== "hidden";
  const lower = Math.max(0, room.top + 4 - box.top);
  thing.style.translate = `${across}px ${canScroll ? 0 : lower - Math.max(0, down)}px`;
  if (canScroll && down > 0) moveBy(frame, down);
}
