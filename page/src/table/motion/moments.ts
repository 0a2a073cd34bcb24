// What happens without a piece being moved: shots, dice. A game tells it from what its seat saw before and after.
import { FACES } from "../../art/pips";
import type { JournalLine } from "../../wire/protocol";

export type Moment =
  | { kind: "shot"; from: string; to: string; hits: boolean } // from piece to piece
  | { kind: "blow"; at: string } // a hit on a piece
  | { kind: "told"; lines: readonly string[] } // what came of it: it stays to be read
  | { kind: "roll"; faces: readonly number[]; at?: string }; // dice, beside a piece or in the middle of the board

const MOST_DICE = 8;

/** Dice stand in the lines of the journal as signs. */
export function rolled(lines: readonly JournalLine[]): Moment[] {
  const faces = lines.flatMap(({ text }) => [...text].map((sign) => FACES.indexOf(sign) + 1).filter((face) => face > 0));
  return faces.length ? [{ kind: "roll", faces: faces.slice(0, MOST_DICE) }] : [];
}
