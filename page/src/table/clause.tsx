// A clause of the rules: the button that names it, and the dialog that tells it.
import { useEffect, useState } from "preact/hooks";
import { lang } from "../settings";
import { book } from "../net/api";
import { rules } from "../routes";
import type { Book } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { Dialog } from "./dialog";

const say = speaker(TABLE);
const books = new Map<string, Promise<Book>>();

/** Read once for each language. A book that could not be read is asked for again. */
function readBook(game: string): Promise<Book> {
  const key = `${game} ${lang.value}`;
  const found = books.get(key) ?? book(game);
  books.set(key, found);
  found.catch(() => books.delete(key));
  return found;
}

export function ClauseButton({ clause }: { clause: string }) {
  const { cite } = useDesk();
  if (!clause) return null;
  const name = say("clause_of", { clause });
  return (
    <button type="button" class="clause" title={name} aria-label={name} onClick={() => cite(clause)}>{clause}</button>
  );
}

interface Props {
  game: string;
  clause: string;
  filter: ((clause: string) => void) | null; // shows the journal's lines under this clause
  close: () => void;
}

export function ClauseDialog({ game, clause, filter, close }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [section, setSection] = useState("");
  const spoken = lang.value;
  useEffect(() => {
    readBook(game).then(
      ({ clauses }) => {
        const found = clauses.find((c) => c.id === clause);
        setText(found?.text ?? say("no_clause"));
        setSection(found?.section ?? "");
      },
      (trouble: Error) => setText(trouble.message),
    );
  }, [game, clause, spoken]);
  return (
    <Dialog title={say("clause_of", { clause })} close={close}>
      {section && <p class="muted small">{section}</p>}
      <p class="clause-text" aria-live="polite">{text ?? say("loading")}</p>
      <div class="buttons">
        <a class="button small" href={rules(game, clause)} target="_blank">{say("rules")}</a>
        {filter && (
          <button type="button" class="button small" onClick={() => (filter(clause), close())}>{say("clause_lines")}</button>
        )}
      </div>
    </Dialog>
  );
}
