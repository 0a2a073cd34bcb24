// The table of contents: beside the text where there is room, folded above it where there is not.
import { useSignal } from "@preact/signals";
import { RULES } from "../words/rules";
import { speaker } from "../words/speak";
import type { Chapter } from "./book";

const say = speaker(RULES);

export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const isOpen = useSignal(matchMedia("(width >= 900px)").matches);
  return (
    <nav aria-label={say("contents")} class="contents">
      <details open={isOpen.value} onToggle={(e) => (isOpen.value = e.currentTarget.open)}>
        <summary>{say("contents")}</summary>
        <ol>
          {chapters.filter((c) => c.title).map((c) => <li key={c.id}><a href={`#${c.id}`} onClick={(e) => jump(e, c.id)}>{c.title}</a></li>)}
        </ol>
      </details>
    </nav>
  );
}

/** Jumps without changing the address: addresses are for clauses. */
function jump(e: Event, id: string) {
  e.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
