// A ring of light around what a step is about. It follows its thing, takes no clicks and moves nothing.
import { useEffect, useRef } from "preact/hooks";
import type { Way } from "../../wire/protocol";
import { keyOf } from "../places";
import { buttonOf, marked, spotted } from "./places";

const OFTEN = 120; // milliseconds between two looks
const EDGE = 5; // pixels around the thing

interface Props {
  names: string; // as a lesson writes them; "": wherever the way lies
  way: Way | undefined;
}

export function Spotlight({ names, way }: Props) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last: Element | null = null;
    const look = () => {
      if (!ring.current) return;
      const thing = find(names, way);
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
  const places = (way?.places ?? []).map((place) => keyOf(place)).join(" | ");
  const thing = spotted(names) ?? (way ? marked() ?? spotted(places) ?? buttonOf(way.name) : null);
  return thing && way && isCovered(thing) ? buttonOf(way.name) : thing;
}

/** On a phone the question, when it is open, lies over the board. */
function isCovered(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".asked-sheet:not(.low)");
  return over != null && !over.contains(thing) && !thing.contains(over);
}

/** A board that fits its frame is never scrolled: all of it is in sight. */
function bring(thing: Element) {
  const frame = thing.closest(".board-frame");
  if (!frame || getComputedStyle(frame).overflowY !== "hidden") thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

function place(ring: HTMLElement, thing: Element | null) {
  const box = thing?.getBoundingClientRect();
  ring.hidden = !box;
  if (!box) return;
  const top = Math.max(2, box.top - EDGE), left = Math.max(2, box.left - EDGE);
  const bottom = Math.min(innerHeight - 2, box.bottom + EDGE), right = Math.min(innerWidth - 2, box.right + EDGE);
  Object.assign(ring.style, { top: `${top}px`, left: `${left}px`, width: `${right - left}px`, height: `${bottom - top}px` });
}
