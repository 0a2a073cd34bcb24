// What others did since this seat answered last: the table before it, and after each step that brought news. Pure.
import type { Sight } from "../hearing";
import { follows } from "./queue";

export interface Waited {
  from: Sight;
  steps: readonly Sight[];
  isOwn: boolean; // the first of them is what came of one's own answer
}

const MOST = 60; // steps; sights share all that didn't change

/** A turn of one's own is over when nothing is asked any more, or when an answer brought news. */
export function wait(w: Waited | null, was: Sight | null, now: Sight): Waited {
  if (!w || !was || !follows(was, now)) return { from: now, steps: [], isOwn: false };
  const lines = now.journal.length - was.journal.length;
  if (hasAnswered(was, now, lines)) return lines > 1 ? { from: was, steps: [now], isOwn: true } : { from: now, steps: [], isOwn: false };
  return lines ? shortened({ ...w, steps: [...w.steps, now] }) : w;
}

/** A part of an answer brings no line. The first line tells what oneself did; more of them, what came of it. */
function hasAnswered({ scene: { asked: was } }: Sight, { scene: { asked: now } }: Sight, lines: number): boolean {
  return was !== null && was.ask !== now?.ask && (now === null || lines > 0);
}

function shortened(w: Waited): Waited {
  return w.steps.length > MOST ? { from: w.steps[0]!, steps: w.steps.slice(1), isOwn: false } : w;
}

/** In how many steps others did something. */
export const ofOthers = ({ steps, isOwn }: Waited) => steps.length - (isOwn ? 1 : 0);

/** The table after `n` steps. */
export const after = ({ from, steps }: Waited, n: number): Sight => steps[n - 1] ?? from;

/** What the n-th step brought. */
export const linesOf = (w: Waited, n: number) => after(w, n).journal.slice(after(w, n - 1).journal.length);
