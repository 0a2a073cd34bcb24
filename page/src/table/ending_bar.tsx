// An ending that was chosen: first what is left undone, then a bar that counts down. Escape takes it back.
import { useEffect, useState } from "preact/hooks";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { Dialog } from "./dialog";
import { WAIT } from "./guarded";

const say = speaker(TABLE);

export function EndingBar() {
  const { ending, isLost, forget } = useDesk().guard!;
  return (
    <div role="status" class="ending-place">
      {ending?.at && <Waits key={ending.at} label={ending.label} at={ending.at} />}
      {isLost && (
        <div class="notice">
          <p>{say("ending_lost")}</p>
          <button type="button" class="button small" onClick={forget}>{say("understood")}</button>
        </div>
      )}
    </div>
  );
}

/** It asks before it ends: there is something left. */
export function LeftUndone() {
  const { ending, now, takeBack } = useDesk().guard!;
  if (!ending?.left.length) return null;
  return (
    <Dialog title={ending.label} close={takeBack}>
      <ul class="left-undone">{ending.left.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>
      <div class="buttons">
        <button type="button" class="button primary" onClick={takeBack}>{say("ending_back")}</button>
        <button type="button" class="button ending-now" onClick={now}>{say("ending_anyway")}</button>
      </div>
    </Dialog>
  );
}

function Waits({ label, at }: { label: string; at: number }) {
  const { now, takeBack } = useDesk().guard!;
  const seconds = useSecondsTo(at);
  useEscape(takeBack);
  return (
    <div class="notice ending-bar">
      <p><b>{label}</b> <span aria-hidden="true">{say("ending_in", { n: seconds })}</span></p>
      <div class="buttons">
        <button type="button" class="button small primary" onClick={takeBack}>{say("take_back")} <kbd>Esc</kbd></button>
        <button type="button" class="button small ending-now" onClick={now}>{say("ending_now")}</button>
      </div>
    </div>
  );
}

function useSecondsTo(at: number): number {
  const [seconds, setSeconds] = useState(WAIT);
  useEffect(() => {
    const clock = setInterval(() => setSeconds(Math.max(1, Math.ceil((at - Date.now()) / 1000))), 200);
    return () => clearInterval(clock);
  }, [at]);
  return seconds;
}

/** Before anything else hears of it: something open on the board would close, too. */
function useEscape(pressed: () => void) {
  useEffect(() => {
    const heard = (e: KeyboardEvent) => e.key === "Escape" && (e.preventDefault(), e.stopPropagation(), pressed());
    addEventListener("keydown", heard, true);
    return () => removeEventListener("keydown", heard, true);
  }, []);
}
