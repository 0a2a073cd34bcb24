// The journal: the newest line first, each with its clause; narrowed down by words or by a clause.
import { useEffect, useRef, useState } from "preact/hooks";
import type { JournalLine } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { ClauseButton } from "./clause";
import { useDesk } from "./desk";
import { matching } from "./journal_lines";
import { WithDice } from "./with_dice";

const say = speaker(TABLE);
const FEW = 40; // more are drawn when they are wanted
const TOLD = 5; // as many are read out at once

interface Props {
  filter: string;
  setFilter: (filter: string) => void;
}

export function Journal({ filter, setFilter }: Props) {
  const { journal } = useDesk().sight;
  const [most, setMost] = useState(FEW);
  const lines = matching(journal, filter);
  return (
    <section class="journal-panel" aria-label={say("journal")}>
      <div class="journal-head">
        <h2>{say("journal")}</h2>
        <input type="search" value={filter} placeholder={say("filter")} aria-label={say("filter")} onInput={(e) => setFilter(e.currentTarget.value)} />
      </div>
      {lines.length === 0 && <p class="muted">{say(filter ? "no_lines" : "no_journal")}</p>}
      <ol reversed>
        {lines.slice(0, most).map(({ line, number }) => (
          <li key={number} value={number + 1}>
            <span><WithDice text={line.text} /></span> <ClauseButton clause={line.clause} />
          </li>
        ))}
      </ol>
      {lines.length > most && (
        <button type="button" class="button small quiet" onClick={() => setMost(Infinity)}>{say("older", { n: lines.length - most })}</button>
      )}
    </section>
  );
}

/** Read out politely; the lines that were there at first are not news. */
export function NewLines({ journal }: { journal: readonly JournalLine[] }) {
  const told = useRef(journal.length);
  const [words, setWords] = useState("");
  useEffect(() => {
    if (journal.length > told.current) setWords(journal.slice(told.current).slice(-TOLD).map((l) => l.text).join(" "));
    told.current = journal.length;
  }, [journal]);
  return <p class="visually-hidden" aria-live="polite">{words}</p>;
}
