// A file that the workshop hands over to a new table.
import { type Draft, withSeats } from "./draft";

interface Handed {
  game: string;
  cards: string;
  file: string;
  seats: number;
}

let handed: Handed | null = null;

export const hand = (file: Handed) => (handed = file);

/** The draft with the file that was handed over, once. */
export function withHanded(draft: Draft, game: string): Draft {
  const mine = handed?.game === game ? handed : null;
  handed = null;
  return mine ? { ...withSeats(draft, mine.seats), cards: mine.cards, file: mine.file } : draft;
}
