// The keyboard at the table: number keys choose, arrows walk through the list.
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

export function useNumberKeys(press: (n: number) => void) {
  const newest = useRef(press);
  newest.current = press;
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      if (numberKeys.value && !e.repeat && /^[1-9]$/.test(e.key) && isForTable(e)) newest.current(Number(e.key));
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
