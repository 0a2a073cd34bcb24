// A clause of the rules: the button that names it, and the dialog that tells it.
import { rules } from "../routes";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { Dialog } from "./dialog";
import { type Rulebook, useRulebook } from "./rulebook";

const say = speaker(TABLE);

export function ClauseButton({ clause }: { clause: string }) {
  const { cite } = useDesk();
  if (!clause) return null;
  const name = say("clause_of", { clause });
  return (
    <button type="button" class="clause" title={name} aria-label={name} onClick={() => cite(clause)}>{clause}</button>
  );
}

/** The text of the clause, or why it can't be shown. */
export function clauseText({ clause, isRead, trouble }: Rulebook, id: string): string {
  return clause(id)?.text ?? (trouble || say(isRead ? "no_clause" : "loading"));
}

interface Props {
  game: string;
  clause: string;
  filter: ((clause: string) => void) | null; // shows the journal's lines under this clause
  close: () => void;
}

export function ClauseDialog({ game, clause, filter, close }: Props) {
  const rulebook = useRulebook(game);
  const section = rulebook.clause(clause)?.section;
  return (
    <Dialog title={say("clause_of", { clause })} close={close}>
      {section && <p class="muted small">{section}</p>}
      <p class="clause-text" aria-live="polite">{clauseText(rulebook, clause)}</p>
      <div class="buttons">
        <a class="button small" href={rules(game, clause)} target="_blank">{say("rules")}</a>
        {filter && (
          <button type="button" class="button small" onClick={() => (filter(clause), close())}>{say("clause_lines")}</button>
        )}
      </div>
    </Dialog>
  );
}
