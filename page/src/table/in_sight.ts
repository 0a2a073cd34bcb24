// Scrolls the board if the question changes and nothing of it is in sight, or if something opens out of sight.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { isNarrow } from "./narrow";

const HEAD = 100; // pixels at the top that the head and the last news take
const SETTLED = 120; // milliseconds, until the board is redrawn
const EDGE = 8; // pixels between something open and what would hide it

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const moveBy = (top: number) => scrollBy({ top, behavior: isCalm.matches ? "instant" : "smooth" });

const bottom = () => {
  const sheet = isNarrow.value ? document.querySelector(".asked-sheet") : null;
  return sheet?.getBoundingClientRect().top ?? innerHeight;
};

/** Far enough into the window to be noticed. */
const isWithin = (from: number, to: number, least: number, most: number) =>
  Math.min(to, most) - Math.max(from, least) > Math.min(24, (to - from) / 2);

function isInSight(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return isWithin(box.left, box.right, 0, innerWidth) && isWithin(box.top, box.bottom, HEAD, bottom());
}

export function useLitInSight(board: RefObject<HTMLElement | null>, ask: number | undefined) {
  useEffect(() => {
    if (ask === undefined) return;
    const look = () => {
      const found = ["[data-open]", ".lit"].flatMap((css) => [...(board.current?.querySelectorAll(css) ?? [])]);
      const lit = found.filter((thing) => thing.getClientRects().length > 0);
      if (!lit.length || lit.some(isInSight)) return;
      lit[0]!.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" }); // on a chart that is wider than the screen
      const { top, height } = lit[0]!.getBoundingClientRect();
      moveBy(top + height / 2 - (HEAD + bottom()) / 2);
    };
    const soon = setTimeout(look, SETTLED);
    return () => clearTimeout(soon);
  }, [ask]);
}

/** What opens beside a thing is seen whole: neither the edge of the screen nor a phone's sheet hides it. */
export function useOpenInSight(opened: RefObject<HTMLElement | null>, what: string) {
  useLayoutEffect(() => {
    if (!opened.current) return;
    opened.current.dataset.open = "";
    keepOnScreen(opened.current);
    const { top, bottom: foot } = opened.current.getBoundingClientRect();
    const hidden = Math.min(foot + EDGE - bottom(), top - HEAD);
    if (hidden > 0) moveBy(hidden);
    const again = () => opened.current && keepOnScreen(opened.current); // a phone is turned, a window made smaller
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, [what]);
}

function keepOnScreen(thing: HTMLElement) {
  thing.style.translate = "";
  const { right } = thing.getBoundingClientRect();
  thing.style.translate = `${Math.min(0, document.documentElement.clientWidth - EDGE - right)}px`;
}
