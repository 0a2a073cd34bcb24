// What is asked, in one sentence, and everything that can be done about it.
import { useRef } from "preact/hooks";
import type { Asked } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { ClauseButton } from "./clause";
import { useDesk } from "./desk";
import { hinted, isBusy } from "./hearing";
import { taughtAt } from "./lesson/reading";
import { Bolt } from "./signs";
import { Thinks } from "./thinks";
import { Tools } from "./tools";
import { Ways } from "./ways";
import { WithDice } from "./with_dice";
import { useFocusOnWays } from "./focus";
import { stake, withoutRule } from "./glance";
import { waitingFor } from "./whose_turn";

const say = speaker(TABLE);

export function Question() {
  const { sight, line } = useDesk();
  const { asked, status } = sight.scene;
  const box = useRef<HTMLElement>(null);
  useFocusOnWays(box, asked?.ask);
  const isLive = line !== null && status === "running" && !sight.scene.stuck;
  return (
    <section ref={box} class={asked?.out_of_turn ? "asked out-of-turn" : "asked"} aria-label={say("question")}>
      {asked?.out_of_turn && <p class="asked-reaction"><Bolt /> {say("out_of_turn")}</p>}
      <Prompt asked={asked} />
      {asked?.out_of_turn && <p class="asked-stake">{stake(asked.glance)}</p>}
      {asked?.out_of_turn && asked.ways.length === 1 && <p class="small">{say("only_one")}</p>}
      {asked?.by_itself && <p class="small">{say("by_itself")}</p>}
      {asked && <Answers asked={asked} />}
      {asked && line && <Reasons ask={asked.ask} />}
      {asked && line && <AskedWays asked={asked} />}
      {asked && <Glance asked={asked} />}
      {isLive && <Tools />}
    </section>
  );
}

/** The sentence stays in the page when the question changes, so that screen readers tell the new one. */
function Prompt({ asked }: { asked: Asked | null }) {
  const { sight } = useDesk();
  return (
    <div class="asked-prompt">
      <h2 tabIndex={-1} aria-live={asked?.out_of_turn ? "assertive" : "polite"}><WithDice text={asked?.prompt ?? waitingFor(sight.scene)} /> {!asked && <Thinks />}</h2>
      {asked && <ClauseButton clause={asked.clause} />}
    </div>
  );
}

/** Why a bot would do what is marked. */
function Reasons({ ask }: { ask: number }) {
  const { hint } = useDesk().line!.hearing.value;
  const isOfThis = hint?.ask === ask;
  return (
    <div role="status">
      {isOfThis && hint.why.length > 0 && (
        <p class="asked-reasons">{hint.why.join(" ")} <ClauseButton clause={hint.clause} /></p>
      )}
    </div>
  );
}

function AskedWays({ asked }: { asked: Asked }) {
  const { sight, line, guard } = useDesk();
  const hearing = line!.hearing.value;
  const taught = taughtAt(sight.table.id, sight.scene);
  return (
    <Ways ways={asked.ways} ask={asked.ask} hint={taught ?? hinted(hearing)} isTaught={taught !== null} busy={isBusy(hearing)} choose={guard!.choose} />
  );
}

/** An answer of several parts: what has been said so far. */
function Answers({ asked }: { asked: Asked }) {
  if (!asked.answers.length) return null;
  return (
    <div class="asked-answers">
      <h3>{say("so_far")}</h3>
      <ol>{asked.answers.map((answer, i) => <li key={i}>{answer}</li>)}</ol>
    </div>
  );
}

/** What the question is about, as text: for those who can't see the board, or don't want to. */
function Glance({ asked }: { asked: Asked }) {
  if (!asked.glance) return null;
  return (
    <details class="asked-glance" key={asked.ask}>
      <summary>{say("in_words")}</summary>
      <pre tabIndex={0}>{withoutRule(asked.glance)}</pre>
    </details>
  );
}
