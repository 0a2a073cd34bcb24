// What was heard and is not shown yet: one sight after another, so that each can be seen. Pure.
import type { Sight } from "../hearing";

export interface Queue {
  shown: Sight | null;
  waiting: readonly Sight[]; // what follows; the last of them is the truth
}

export const EMPTY: Queue = { shown: null, waiting: [] };
export const MOST = 24; // steps; nobody follows more of them

export const newest = (q: Queue): Sight | null => q.waiting.at(-1) ?? q.shown;
export const atEnd = (q: Queue): Queue => ({ shown: newest(q), waiting: [] });

/** `isStill`: nobody would see a step of its own. */
export function hear(q: Queue, sight: Sight, isStill: boolean): Queue {
  const last = newest(q);
  if (sight === last) return q;
  if (!last || isStill || !follows(last, sight) || q.waiting.length >= MOST) return { shown: sight, waiting: [] };
  if (isVisible(last, sight)) return { ...q, waiting: [...q.waiting, sight] };
  return q.waiting.length ? { ...q, waiting: [...q.waiting.slice(0, -1), sight] } : { shown: sight, waiting: [] };
}

export function next({ shown, waiting: [first, ...rest] }: Queue): Queue {
  return { shown: first ?? shown, waiting: rest };
}

/** What is drawn while more waits: nothing is asked, for the question is about a table that is not shown yet. */
export function drawn({ shown, waiting }: Queue): Sight | null {
  return shown && waiting.length ? pastOf(shown) : shown;
}

const unasked = new WeakMap<Sight, Sight>();

/** The same table, and nothing is asked there any more. */
export function pastOf(sight: Sight): Sight {
  if (!sight.scene.asked) return sight;
  const past = unasked.get(sight) ?? { ...sight, scene: { ...sight.scene, asked: null } };
  unasked.set(sight, past);
  return past;
}

/** Not after a new welcome, and not if something was taken back. */
export const follows = (was: Sight, now: Sight) => was.table === now.table && now.journal.length >= was.journal.length;

/** Has something of the board changed, or only the question and who is there? What didn't change is the same object. */
export const isVisible = (was: Sight, now: Sight) =>
  was.table !== now.table || was.scene.view !== now.scene.view || was.scene.board !== now.scene.board;
