// The lines of the journal that somebody looks for. Pure.
import type { JournalLine } from "../wire/protocol";

const plain = (text: string) => text.toLocaleLowerCase().replaceAll("\u00a0", " ");

/** The newest first. A whole clause means that clause alone, not KF-4.10 for KF-4.1. */
export function matching(journal: readonly JournalLine[], filter: string) {
  const wanted = plain(filter.trim());
  const isClause = /^[a-z]+-\d+(\.\d+)+$/.test(wanted);
  const fits = (l: JournalLine) => (isClause ? plain(l.clause) === wanted : plain(`${l.text} ${l.clause}`).includes(wanted));
  return journal.map((line, number) => ({ line, number })).filter(({ line }) => fits(line)).reverse();
}
