// What just happened, in one line above the board: so that the turns of others can be followed. A click shows all of it.
import { useRef, useState } from "preact/hooks";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { ClauseButton } from "./clause";
import { useDesk } from "./desk";
import { beginning, follow, news } from "./happened";
import { WithDice } from "./with_dice";

const say = speaker(TABLE);

export function Latest() {
  const { scene, journal } = useDesk().sight;
  const ask = scene.asked?.ask ?? null;
  const followed = useRef(beginning(ask, journal.length));
  followed.current = follow(followed.current, ask, journal.length);
  const [isOpen, setOpen] = useState(false);
  const [last, ...before] = news(journal, followed.current);
  if (!last) return null;
  return (
    <section class="latest" aria-label={say("latest")} onKeyDown={(e) => e.key === "Escape" && setOpen(false)}>
      <button type="button" class="latest-line" aria-expanded={isOpen} title={last.line.text} onClick={() => setOpen(!isOpen)}>
        <span key={last.number} class="latest-text"><WithDice text={last.line.text} /></span>
        {before.length > 0 && <span class="latest-more">+{before.length}<span class="visually-hidden"> {say("latest_more")}</span></span>}
      </button>
      {isOpen && (
        <ol class="latest-all" reversed>
          {[last, ...before].map(({ line, number }) => <li key={number}><WithDice text={line.text} /> <ClauseButton clause={line.clause} /></li>)}
        </ol>
      )}
    </section>
  );
}
