// The keyboard at the table: number keys choose, E goes to what ends the turn, / searches, arrows walk.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { keep, kept } from "../settings";

/** Keys of one sign can be switched off, for those whose speech input types by itself (WCAG 2.1.4). */
export const numberKeys = signal(kept("kubrik.keys") !== "off");
export const switchNumberKeys = (on: boolean) => ((numberKeys.value = on), keep("kubrik.keys", on ? "on" : "off"));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A key that is meant for the table: nobody types, and no dialog is open. */
export const isForTable = (e: KeyboardEvent) =>
  !(e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || isTyping(e.target)) && !document.querySelector("dialog[open]");

/** 1 to 9, and with Shift 10 to 18; "E" and "/" by where they lie, whatever the keyboard writes there. */
function meant({ code, key, shiftKey }: KeyboardEvent): number | "E" | "/" | null {
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit) return Number(digit) + (shiftKey ? 9 : 0);
  if (/^[1-9]$/.test(key)) return Number(key);
  return shiftKey ? null : code === "KeyE" ? "E" : code === "Slash" || key === "/" ? "/" : null;
}

export function useTableKeys(press: (key: number | "E" | "/") => void) {
  const newest = useRef(press);
  newest.current = press;
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      const key = numberKeys.value && !e.repeat && isForTable(e) ? meant(e) : null;
      if (key === null) return;
      e.preventDefault();
      newest.current(key);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from way to way, Home and End to the first and the last. */
export function walk(e: KeyboardEvent, list: HTMLElement) {
  const buttons = [...list.querySelectorAll<HTMLElement>(".way")].filter((b) => b.offsetParent !== null);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[e.key];
  const isField = isTyping(e.target) && e.key !== "ArrowDown";
  const to = e.key === "Home" ? 0 : e.key === "End" ? buttons.length - 1 : step === undefined ? -1 : at + step;
  const next = buttons[to];
  if (isField || !next) return;
  e.preventDefault();
  next.focus();
}
