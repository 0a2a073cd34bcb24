// On a narrow screen the players and the journal lie far below a long board: a tap goes there, a second one back.
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { isNarrow } from "./narrow";
import { Lines, People } from "./signs";

const say = speaker(TABLE);
const HEAD = 80; // pixels at the top that count as being there

function jump(to: string) {
  const place = document.querySelector(to);
  const top = place?.getBoundingClientRect().top ?? 0;
  const isThere = top < HEAD + 40 && window.scrollY > 0;
  if (isThere) scrollTo(0, 0);
  else place?.scrollIntoView({ block: "start" });
}

export function Jumps() {
  if (!isNarrow.value) return null;
  return (
    <>
      <button type="button" class="button round quiet" aria-label={say("players")} title={say("players")} onClick={() => jump(".seat-row")}><People /></button>
      <button type="button" class="button round quiet" aria-label={say("journal")} title={say("journal")} onClick={() => jump(".journal-panel")}><Lines /></button>
    </>
  );
}
