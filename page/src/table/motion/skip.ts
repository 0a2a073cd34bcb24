// Whoever doesn't want to wait clicks on the board or presses a key: everything is at its place at once.

const IDLE = /^(Tab|Shift|Control|Alt|Meta|CapsLock)$/;

/** While something is still to be shown or read, a click on the board does nothing else: its aim may not be there any more. */
export function listenForSkip(isBehind: () => boolean, skip: () => void): () => void {
  let isUsed = false; // the click that is being made
  const pressed = ({ target }: PointerEvent) => {
    isUsed = isWithin(target, ".board-frame") && isBehind();
    if (isWithin(target, ".board-frame, [data-way]")) skip();
  };
  const clicked = (e: MouseEvent) => {
    if (isUsed) e.stopPropagation(), e.preventDefault();
    isUsed = false;
  };
  const typed = (e: KeyboardEvent) => {
    isUsed = false;
    if (!IDLE.test(e.key) && !isWithin(e.target, "input, select, textarea, dialog, .looking-back")) skip();
  };
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };
  addEventListener("pointerdown", pressed, options);
  addEventListener("click", clicked, options);
  addEventListener("keydown", typed, options);
  return () => heard.abort();
}

const isWithin = (target: EventTarget | null, css: string) => target instanceof Element && target.closest(css) !== null;
