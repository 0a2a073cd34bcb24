// A plain editor: text in lines that don't wrap, their numbers beside it, and a mark at the line that is wrong.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";
import type { Finding } from "./finding";
import { lineCount, placeOf } from "./lines";

const say = speaker(WORKSHOP);

interface Props {
  text: string;
  finding: Finding;
  goTo: { line: number } | null;
  type: (text: string) => void;
}

export function Editor({ text, finding: { state, line }, goTo, type }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const top = useSignal(0);
  useEffect(() => {
    if (goTo && area.current) show(area.current, goTo.line);
  }, [goTo]);
  const count = lineCount(text);
  return (
    <div class="editor">
      <div class="gutter" aria-hidden="true">
        <div style={{ transform: `translateY(${-top.value}px)` }}>
          {line > 0 && <span class="wrong" style={{ top: `calc(${line - 1} * var(--line-height))` }} />}
          <pre>{Array.from({ length: count }, (_, at) => at + 1).join("\n")}</pre>
        </div>
      </div>
      <textarea
        ref={area}
        value={text}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        wrap="off"
        aria-label={say("file_text")}
        aria-describedby="verdict"
        aria-invalid={state === "bad"}
        onInput={(e) => type(e.currentTarget.value)}
        onScroll={(e) => (top.value = e.currentTarget.scrollTop)}
      />
    </div>
  );
}

/** Selects the line and brings it to the middle. */
function show(area: HTMLTextAreaElement, line: number) {
  const [from, to] = placeOf(area.value, line);
  const height = area.scrollHeight / lineCount(area.value);
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  area.scrollTop = Math.max(0, (line - 1) * height - area.clientHeight / 2);
  area.scrollLeft = 0;
  area.scrollIntoView({ block: "nearest" });
}
