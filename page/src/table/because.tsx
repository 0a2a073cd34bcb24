// "Why can't I …?": the clauses that close something now, and what each of them closes.
import { useState } from "preact/hooks";
import type { Closed } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { byClause } from "./by_clause";
import { ClauseButton, clauseText } from "./clause";
import { useDesk } from "./desk";
import { Dialog } from "./dialog";
import { useRulebook } from "./rulebook";

const say = speaker(TABLE);
const FEW = 3; // of many choices that one clause closes, these tell enough

export function BecauseDialog({ closed, close }: { closed: readonly Closed[]; close: () => void }) {
  const { sight, line } = useDesk();
  const rulebook = useRulebook(sight.table.game);
  const nothing = !sight.scene.asked ? "why_not_asked" : line?.wondered ? "why_unknown" : "why_nothing";
  return (
    <Dialog title={say("why_title")} close={close}>
      {closed.length ? <p class="muted">{say("why_about")}</p> : <p>{say(nothing)}</p>}
      <ul class="closed-list">
        {byClause(closed).map(([clause, choices]) => (
          <li key={clause}>
            <ClosedChoices choices={choices.filter((c) => c.label)} />
            <blockquote>{clauseText(rulebook, clause)} <ClauseButton clause={clause} /></blockquote>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The first of them; a click shows the rest. One more is shown rather than counted. */
function ClosedChoices({ choices }: { choices: readonly Closed[] }) {
  const [isOpen, setOpen] = useState(choices.length <= FEW + 1);
  const shown = isOpen ? choices : choices.slice(0, FEW);
  return (
    <p>
      {shown.map((c) => <span key={c.choice} class="closed-choice">{c.label}</span>)}
      {!isOpen && <button type="button" class="closed-choice" onClick={() => setOpen(true)}>{say("why_more", { n: choices.length - FEW })}</button>}
    </p>
  );
}
