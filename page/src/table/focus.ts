// Keeps the focus of keyboard players in the list when the question changes.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

export function useFocusOnWays(box: RefObject<HTMLElement | null>, ask: number | undefined) {
  const isByKeyboard = useRef(false);
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      if (box.current?.contains(e.target as Node)) isByKeyboard.current = true;
    };
    const left = (e: Event) => {
      if (e.type === "pointerdown" || !box.current?.contains(e.target as Node)) isByKeyboard.current = false;
    };
    addEventListener("keydown", pressed);
    addEventListener("pointerdown", left);
    addEventListener("focusin", left);
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", left);
      removeEventListener("focusin", left);
    };
  }, []);
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (isByKeyboard.current && isFree) box.current?.querySelector<HTMLElement>(".way")?.focus();
  }, [ask]);
}
