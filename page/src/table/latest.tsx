// What happened while one waited: one line above the board, and on request the board as it was then, step by step.
import { plural, speaker } from "../words/speak";
import { MOVES } from "../words/counted";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { LookBack } from "./motion/look_back";
import { stageOf } from "./motion/stage";
import { ofOthers } from "./motion/waited";
import { isNarrow } from "./narrow";
import { WithDice } from "./with_dice";

const say = speaker(TABLE);

export function Latest() {
  const stage = stageOf(useDesk().line!);
  const { scene, journal } = stage.sight.value!;
  const waited = stage.waited.value!;
  const last = journal.at(-1);
  if (stage.past.value !== null) return <LookBack stage={stage} at={stage.past.value} />;
  return (
    <section class="latest" aria-label={say("latest")}>
      {waited.steps.length > 0 && <Before n={ofOthers(waited)} isWatched={scene.seat === null} look={() => stage.lookBack(0)} />}
      {last && <span key={journal.length} class="latest-text" title={last.text}><WithDice text={last.text} /></span>}
    </section>
  );
}

/** What others did meanwhile, or else what came of one's own answer. A phone has no room for all the words. */
function Before({ n, isWatched, look }: { n: number; isWatched: boolean; look: () => void }) {
  const moves = `${n} ${plural(n, MOVES)}`;
  const said = n ? say(isWatched ? "watched" : "waited", { moves }) : say("came_of_it");
  return (
    <button type="button" class="button small latest-waited" aria-label={said} title={said} onClick={look}>
      ▸ {isNarrow.value && n ? moves : said}
    </button>
  );
}
