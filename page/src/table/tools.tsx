// Beside the ways: take back, ask why not, ask a bot; what is answered once for all.
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { Deadline } from "./deadline";
import { useDesk } from "./desk";
import { isBusy } from "./hearing";
import { Back } from "./signs";
import { StandingAnswers } from "./standing";

const say = speaker(TABLE);

export function Tools() {
  const { sight, line } = useDesk();
  const { scene } = sight;
  const busy = isBusy(line!.hearing.value);
  const thinking = line!.isThinking.value;
  if (scene.seat === null) return <Deadline at={scene.deadline} />;
  return (
    <div class="asked-tools">
      {scene.can_undo && (
        <button type="button" class="button small" aria-disabled={busy} onClick={line!.undo}>
          <Back /> {say(scene.asked?.answers.length ? "undo_answers" : "undo")}
        </button>
      )}
      {scene.asked && (
        <>
          <button type="button" class="button small quiet" onClick={() => line!.why()}>{say("why")}</button>
          <button type="button" class="button small quiet" title={say("hint_about")} aria-disabled={thinking} onClick={() => thinking || line!.hint()}>
            {say(thinking ? "thinking" : "hint")}
          </button>
        </>
      )}
      <StandingAnswers />
      <Deadline at={scene.deadline} />
    </div>
  );
}
