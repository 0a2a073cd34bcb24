// A dialog over the table. Escape and a click beside it close it; the focus goes back to where it was.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { TABLE } from "../words/table";
import { speaker } from "../words/speak";
import { Cross } from "./signs";

const say = speaker(TABLE);

interface Props {
  title: ComponentChildren;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.showModal();
    return () => before?.isConnected && before.focus();
  }, []);
  return (
    <dialog
      ref={box}
      class="table-dialog"
      aria-labelledby={heading}
      onClose={close}
      onClick={(e) => e.target === box.current && close()}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="button round quiet" aria-label={say("close")} onClick={close}><Cross /></button>
      </div>
      {children}
    </dialog>
  );
}
