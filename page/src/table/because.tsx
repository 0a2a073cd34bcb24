// "Why can't I …?": the clauses that close something now, and what each of them closes.
import type { Closed } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { byClause } from "./by_clause";
import { ClauseButton, clauseText } from "./clause";
import { useDesk } from "./desk";
import { Dialog } from "./dialog";
import { useRulebook } from "./rulebook";

const say = speaker(TABLE);

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
            <p>{choices.map((c) => c.label && <span key={c.choice} class="closed-choice">{c.label}</span>)}</p>
            <blockquote>{clauseText(rulebook, clause)} <ClauseButton clause={clause} /></blockquote>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
