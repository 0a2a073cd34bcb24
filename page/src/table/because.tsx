// "Why can't I …?": what is closed now, and the clause that closes it.
import type { Closed } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { ClauseButton } from "./clause";
import { Dialog } from "./dialog";

const say = speaker(TABLE);

export function BecauseDialog({ closed, close }: { closed: readonly Closed[]; close: () => void }) {
  return (
    <Dialog title={say("why_title")} close={close}>
      {closed.length ? <p class="muted">{say("why_about")}</p> : <p>{say("why_nothing")}</p>}
      <ul class="closed-list">
        {closed.map((c) => (
          <li key={c.choice}>
            <span>{c.label}</span> <ClauseButton clause={c.clause} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
