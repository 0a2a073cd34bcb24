// Several ways point at one thing: a small list below it.
import { useEffect, useRef } from "preact/hooks";
import { useOpenInSight } from "../../table/in_sight";
import { WithDice } from "../../table/with_dice";
import type { Way } from "../../wire/protocol";
import { useTable } from "./table";
import { say } from "./words";

interface Props {
  ways: readonly Way[];
  title: string;
  close: () => void; // and back to the thing
  leave: () => void; // for something else
}

export function Choices({ ways, title, close, leave }: Props) {
  const { choose, hint } = useTable();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current!.querySelector("button")?.focus({ preventScroll: true }), []);
  useOpenInSight(list, "");
  const left = (e: FocusEvent) => list.current?.parentElement?.contains(e.relatedTarget as Node | null) || leave();
  const onKeyDown = (e: KeyboardEvent) => e.key === "Escape" && (e.stopPropagation(), close());
  return (
    <div class="choices" ref={list} role="group" aria-label={title} onFocusOut={left} onKeyDown={onKeyDown}>
      {ways.map((way) => (
        <button key={way.name} type="button" class={way.name === hint ? "gb-way hint" : "gb-way"} onClick={() => (close(), choose(way.name))}>
          <WithDice text={way.label} />
        </button>
      ))}
      <button type="button" class="gb-way plain" onClick={close}>{say("close")}</button>
    </div>
  );
}
