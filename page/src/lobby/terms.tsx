// How the table is played: how long one may think, and who may sit down.
import { lang } from "../settings";
import { LOBBY } from "../words/lobby";
import { speaker } from "../words/speak";
import { TIMES } from "../words/times";
import type { Part } from "./chairs";
import { count } from "./draft";
import { Segments } from "./segments";

const say = speaker(LOBBY);

export function Terms({ draft, change }: Part) {
  const times = Object.entries(TIMES[lang.value]).map(([minutes, title]) => ({ value: Number(minutes), title }));
  return (
    <section class="panel">
      {count(draft, "friend") > 0 && (
        <fieldset class="option">
          <legend>{say("who_may")}</legend>
          <p class="small muted">{say(draft.isPublic ? "public_about" : "by_link_about")}</p>
          <Segments
            of={[{ value: "link", title: say("by_link") }, { value: "all", title: say("public") }] as const}
            chosen={draft.isPublic ? "all" : "link"}
            choose={(who) => change({ ...draft, isPublic: who === "all" })}
          />
        </fieldset>
      )}
      <fieldset class="option">
        <legend>{say("time")}</legend>
        <p class="small muted">{say("time_about")}</p>
        <Segments of={times} chosen={draft.minutes} choose={(minutes) => change({ ...draft, minutes })} />
      </fieldset>
      {draft.minutes > 0 && (
        <fieldset class="option">
          <legend>{say("out_of_time")}</legend>
          <p class="small muted">{say(draft.outOfTime === "bot" ? "by_bot_about" : "by_rulebook_about")}</p>
          <Segments
            of={[{ value: "rulebook", title: say("by_rulebook") }, { value: "bot", title: say("by_bot") }] as const}
            chosen={draft.outOfTime}
            choose={(outOfTime) => change({ ...draft, outOfTime })}
          />
        </fieldset>
      )}
    </section>
  );
}
