// What is asked, in one sentence, and everything that can be done about it.
import type { Asked } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { ClauseButton } from "./clause";
import { useDesk } from "./desk";
import { hinted, isBusy } from "./hearing";
import { Tools } from "./tools";
import { Ways } from "./ways";
import { waitingFor } from "./whose_turn";

const say = speaker(TABLE);

export function Question() {
  const { sight, line } = useDesk();
  const { asked, status } = sight.scene;
  const isLive = line !== null && status === "running" && !sight.scene.stuck;
  return (
    <section class={asked?.out_of_turn ? "question out-of-turn" : "question"} aria-label={say("question")}>
      {asked?.out_of_turn && <p class="reaction"><span aria-hidden="true">⚡</span> {say("out_of_turn")}</p>}
      <Prompt asked={asked} />
      {asked && <Answers asked={asked} />}
      {asked && <Glance asked={asked} />}
      {asked && line && <AskedWays asked={asked} />}
      {isLive && <Tools />}
    </section>
  );
}

/** The sentence stays in the page when the question changes, so that screen readers tell the new one. */
function Prompt({ asked }: { asked: Asked | null }) {
  const { sight } = useDesk();
  return (
    <div class="prompt">
      <h2 aria-live={asked?.out_of_turn ? "assertive" : "polite"}>{asked?.prompt ?? waitingFor(sight.scene)}</h2>
      {asked && <ClauseButton clause={asked.clause} />}
    </div>
  );
}

function AskedWays({ asked }: { asked: Asked }) {
  const { line } = useDesk();
  const hearing = line!.hearing.value;
  return (
    <Ways ways={asked.ways} ask={asked.ask} hint={hinted(hearing)} busy={isBusy(hearing)} choose={line!.choose} />
  );
}

/** An answer of several parts: what has been said so far. */
function Answers({ asked }: { asked: Asked }) {
  if (!asked.answers.length) return null;
  return (
    <div class="answers">
      <h3>{say("so_far")}</h3>
      <ol>{asked.answers.map((answer, i) => <li key={i}>{answer}</li>)}</ol>
    </div>
  );
}

const RULE = /^── (.*?) ─+\n/;

/** What is at stake, in a few lines. The board shows it too: only a reaction unfolds it by itself. */
function Glance({ asked }: { asked: Asked }) {
  if (!asked.glance) return null;
  const title = RULE.exec(asked.glance)?.[1] ?? "";
  return (
    <details class="glance" key={asked.ask} open={asked.out_of_turn}>
      <summary>{say("at_stake")}{title && `: ${title}`}</summary>
      <pre tabIndex={0}>{asked.glance.replace(RULE, "")}</pre>
    </details>
  );
}
