// What others did, played again: the board shows each step, the lines of the journal tell it. The question stays.
import { useEffect, useRef, useState } from "preact/hooks";
import { speaker } from "../../words/speak";
import { TABLE } from "../../words/table";
import { StepButton } from "../step_button";
import { WithDice } from "../with_dice";
import type { Stage } from "./stage";
import { aStep } from "./tempo";
import { linesOf } from "./waited";

const say = speaker(TABLE);
const TO_READ = 1300; // milliseconds for a step, beside what moves

export function LookBack({ stage, at }: { stage: Stage; at: number }) {
  const waited = stage.waited.value!;
  const last = waited.steps.length;
  const [isPlaying, setPlaying] = useState(true);
  const box = useRef<HTMLElement>(null);
  const go = (n: number) => (setPlaying(false), stage.lookBack(Math.max(1, Math.min(last, n))));
  const close = () => stage.lookBack(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(".primary")?.focus(), []);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const next = setTimeout(() => stage.lookBack(at + 1), at ? aStep() + TO_READ : 0);
    return () => clearTimeout(next);
  }, [isPlaying, at, last]);
  const toggle = () => (!isPlaying && at >= last && stage.lookBack(0), setPlaying(!isPlaying));
  const steps: Record<string, () => void> = { Escape: close, ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1) };
  const pressed = (e: KeyboardEvent) => steps[e.key] && (e.preventDefault(), e.stopPropagation(), steps[e.key]!());
  return (
    <section ref={box} class="latest looking-back" aria-label={say("replay")} onKeyDown={pressed}>
      <div class="look-back">
        <StepButton name="step_back" sign="back" press={() => go(at - 1)} disabled={at <= 1} />
        <StepButton name={isPlaying ? "pause" : "play"} sign={isPlaying ? "pause" : "play"} press={toggle} primary />
        <StepButton name="step_on" sign="on" press={() => go(at + 1)} disabled={at >= last} />
        <span class="look-back-step">{say("step_of", { n: at, last })}</span>
        <button type="button" class="button small" onClick={close}>{say("to_now")}</button>
        <p class="look-back-lines" aria-live="polite">
          {linesOf(waited, at).map((line, n) => <span key={n}><WithDice text={line.text} /> </span>)}
        </p>
      </div>
    </section>
  );
}
