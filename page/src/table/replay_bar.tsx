// The slider over all choices, whose eyes one looks through, and playing by itself.
import { useEffect, useRef, useState } from "preact/hooks";
import { Link } from "../address";
import { table } from "../routes";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { isForTable } from "./keys";
import { StepButton } from "./step_button";

const say = speaker(TABLE);
const PACES = { slow: 2500, usual: 1200, fast: 450 } as const; // milliseconds for a choice
type Pace = keyof typeof PACES;

interface Props {
  id: string;
  names: readonly string[];
  last: number;
  to: number;
  setTo: (to: number) => void;
  seat: number | null;
  setSeat: (seat: number | null) => void;
}

export function ReplayBar({ id, names, last, to, setTo, seat, setSeat }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>("usual");
  const go = (n: number) => setTo(Math.max(0, Math.min(last, n)));
  const toggle = () => (!isPlaying && to === last && setTo(0), setPlaying(!isPlaying));
  useEffect(() => {
    if (!isPlaying) return;
    const next = setTimeout(() => (to < last ? setTo(to + 1) : setPlaying(false)), PACES[pace]);
    return () => clearTimeout(next);
  }, [isPlaying, to, last, pace]);
  useStepKeys({ ArrowLeft: () => go(to - 1), ArrowRight: () => go(to + 1), Home: () => go(0), End: () => go(last), " ": toggle });

  return (
    <section class="panel replay-bar" aria-label={say("replay")}>
      <div class="replay-steps">
        <StepButton name="step_start" sign="start" press={() => go(0)} />
        <StepButton name="step_back" sign="back" press={() => go(to - 1)} />
        <StepButton name={isPlaying ? "pause" : "play"} sign={isPlaying ? "pause" : "play"} press={toggle} primary />
        <StepButton name="step_on" sign="on" press={() => go(to + 1)} />
        <StepButton name="step_end" sign="end" press={() => go(last)} />
      </div>
      <label class="replay-slider">
        <span>{say("step_of", { n: to, last })}</span>
        <input type="range" min={0} max={last} value={to} onInput={(e) => go(e.currentTarget.valueAsNumber)} />
      </label>
      <label>{say("seen_by")}{" "}
        <select value={seat ?? ""} onChange={(e) => setSeat(e.currentTarget.value === "" ? null : Number(e.currentTarget.value))}>
          <option value="">{say("spectator")}</option>
          {names.map((name, n) => <option key={n} value={n}>{name}</option>)}
        </select>
      </label>
      <label>{say("pace")}{" "}
        <select value={pace} onChange={(e) => setPace(e.currentTarget.value as Pace)}>
          {(Object.keys(PACES) as Pace[]).map((p) => <option key={p} value={p}>{say(p)}</option>)}
        </select>
      </label>
      <Link class="button small quiet" href={table(id)}>{say("to_table")}</Link>
    </section>
  );
}

/** Keys work wherever nothing else takes them: a focused button has its own use for the space bar. */
function useStepKeys(steps: Record<string, () => void>) {
  const newest = useRef(steps);
  newest.current = steps;
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      const isTaken = e.key === " " && e.target instanceof Element && e.target.closest("button, a, summary, [role=button]");
      const step = newest.current[e.key];
      if (!step || isTaken || !isForTable(e)) return;
      e.preventDefault();
      step();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
