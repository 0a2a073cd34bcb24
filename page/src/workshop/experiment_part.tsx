// Experiments with the file, where the server plays them.
import { useSignal } from "@preact/signals";
import { Complaint } from "../frame/complaint";
import { catalogue } from "../net/catalogue";
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";
import type { DeskPart } from "./desk";
import { Outcome } from "./outcome";
import { useRun } from "./run";
import { usualWish, Wish } from "./wish";

const say = speaker(WORKSHOP);

export function ExperimentPart(part: DeskPart) {
  return (
    <section class="panel" aria-labelledby="experiment">
      <h2 id="experiment">{say("experiment")}</h2>
      <p class="small muted">{say("experiment_about")}</p>
      {catalogue.value?.experiments === "packages" ? <p class="notice">{say("no_packages")}</p> : <Laboratory {...part} />}
    </section>
  );
}

function Laboratory(part: DeskPart) {
  const { run, trouble, begin, cancel } = useRun(part.game.name);
  const isMine = useSignal(false);
  const wanted = useSignal(usualWish(part.workshop.bots));
  const isLive = run?.status === "queued" || run?.status === "playing";
  return (
    <>
      {!isLive && <Wish {...part} wanted={wanted} begin={(wish) => ((isMine.value = true), begin(wish))} />}
      <Complaint trouble={trouble} />
      {run && <Outcome run={run} game={part.game.name} cancel={cancel} isMine={isMine.value} />}
    </>
  );
}
