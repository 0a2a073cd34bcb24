// What is wrong with the file, said as soon as it is known, and a way to the line.
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";
import type { Finding } from "./finding";

const say = speaker(WORKSHOP);

export function Verdict({ finding: { state, text, line }, goTo }: { finding: Finding; goTo: (line: number) => void }) {
  const isWrong = text !== "" && state !== "good";
  return (
    <div class={`notice verdict ${state}`}>
      <p id="verdict" role="status">{isWrong ? text : say(state === "good" ? "good" : "checking")}</p>
      {isWrong && line > 0 && (
        <button type="button" class="button small" onClick={() => goTo(line)}>{say("to_line", { line })}</button>
      )}
    </div>
  );
}
