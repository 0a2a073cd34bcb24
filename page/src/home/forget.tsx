// Forgetting a table, and, while it is still played, a question before that.
import { useRef } from "preact/hooks";
import { forget } from "../net/keyring";
import { lang } from "../settings";
import type { TableSummary } from "../wire/protocol";
import { HOME } from "../words/home";
import { speaker } from "../words/speak";

const say = speaker(HOME);

export function Forget({ table, isLive }: { table: TableSummary; isLive: boolean }) {
  const question = useRef<HTMLDialogElement>(null);
  const ask = () => (isLive ? question.current?.showModal() : forget(table.id));
  return (
    <>
      <button type="button" class="button quiet small" aria-label={say("forget_named", { game: table.title[lang.value]! })} onClick={ask}>
        {say("forget")}
      </button>
      <dialog ref={question} aria-labelledby={`forget-${table.id}`}>
        <h2 id={`forget-${table.id}`}>{say("forget_title")}</h2>
        <p>{say("forget_sure")}</p>
        <form method="dialog" class="buttons">
          <button class="button" autofocus>{say("keep")}</button>
          <button type="button" class="button danger" onClick={() => forget(table.id)}>{say("forget")}</button>
        </form>
      </dialog>
    </>
  );
}
