// Which lines of the journal are news for the viewer: all since the last question was answered. Pure.
import type { JournalLine } from "../wire/protocol";

export interface Followed {
  ask: number | null; // the question at the last look
  length: number; // of the journal then
  since: number; // lines before this one are old
}

export const beginning = (ask: number | null, length: number): Followed => ({ ask, length, since: Math.max(0, length - 1) });

/** When a question goes away, it has been answered: what follows is news. A journal that became shorter was taken back. */
export function follow(was: Followed, ask: number | null, length: number): Followed {
  const isAnswered = was.ask !== null && was.ask !== ask && length > was.length; // a part of an answer brings no line
  const since = Math.min(isAnswered ? was.length : was.since, Math.max(0, length - 1));
  return { ask, length, since };
}

/** The newest first. */
export const news = (journal: readonly JournalLine[], { since }: Followed) =>
  journal.map((line, number) => ({ line, number })).slice(since).reverse();
