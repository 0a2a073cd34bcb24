// Answers that are given once for all: to the question that is asked, or in advance; and those that stand already.
import type { Kept, Standing } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";

const say = speaker(TABLE);
const isSame = (one: Standing, other: Standing | null) =>
  one.question === other?.question && one.about === other.about && one.choice === other.choice;

export function StandingAnswers() {
  const { scene, table } = useDesk().sight;
  const stands = (answer: Standing) => scene.standing.some((one) => isSame(one.answer, answer));
  const may = scene.asked?.may_stand;
  const ahead = table.ahead && !scene.asked ? table.ahead : null;
  return (
    <>
      {may && !stands(may.answer) && !isSame(may.answer, table.ahead) && <Toggle kept={may} on={false} />}
      {ahead && !stands(ahead) && <Toggle kept={{ answer: ahead, label: say("pass_ahead") }} on={false} />}
      {scene.standing.map((one) => <Toggle key={one.label} kept={one} on />)}
    </>
  );
}

/** Until it is pressed again. Nobody else is told. */
function Toggle({ kept, on }: { kept: Kept; on: boolean }) {
  const { line } = useDesk();
  return (
    <button type="button" class="button small standing" aria-pressed={on} title={say("standing_about")} onClick={() => line!.stand(kept.answer, !on)}>
      {on ? "✓ " : ""}{kept.label}
    </button>
  );
}
