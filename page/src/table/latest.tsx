// What happened while one waited: one line above the board, and on request the board as it was then, step by step.
import { plural, speaker } from "../words/speak";
import { MOVES } from "../words/counted";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { LookBack } from "./motion/look_back";
import { stageOf } from "./motion/stage";
import { WithDice } from "./with_dice";

const say = speaker(TABLE);

export function Latest() {
  const stage = stageOf(useDesk().line!);
  const { scene, journal } = stage.sight.value!;
  const n = stage.waited.value!.steps.length;
  const last = journal.at(-1);
  if (stage.past.value !== null) return <LookBack stage={stage} at={stage.past.value} />;
  return (
    <section class="latest" aria-label={say("latest")}>
      {n > 0 && (
        <button type="button" class="button small latest-waited" onClick={() => stage.lookBack(0)}>
          ▸ {say(scene.seat === null ? "watched" : "waited", { n, moves: plural(n, MOVES) })}
        </button>
      )}
      {last && <span key={journal.length} class="latest-text" title={last.text}><WithDice text={last.text} /></span>}
    </section>
  );
}
