// What came of a battle or of a catch, as the journal tells it: to be read before the table goes on.
import { FACES } from "../../art/pips";
import type { Moment } from "../../table/motion/moments";
import type { JournalLine } from "../../wire/protocol";

// By the clauses of the lines that settle something: won, tied, an army beaten or not, a catch paid, a trophy claimed.
const SETTLED = new Set(["TH-8.30", "TH-8.41", "TH-10.17", "TH-10.18", "TH-10.23", "TH-13.18", "TH-13.19"]);
const DICE = new Set(["TH-8.28", "TH-10.14"]);
const TOLD = new Set([...SETTLED, ...DICE, "TH-8.49", "TH-8.52"]); // with the dice, and the ships that are lost
const MOST = 7; // lines: more are not read in time
const THROWN = /([1-6])(\D+)([1-6])(\D+\d+\D*)$/; // two dice and their total end the line, in every language

export function outcome(lines: readonly JournalLine[]): Moment[] {
  if (!lines.some(({ clause }) => SETTLED.has(clause))) return [];
  const told = lines.filter(({ clause }) => TOLD.has(clause)).map(({ text, clause }) => (DICE.has(clause) ? withFaces(text) : text));
  return [{ kind: "told", lines: told.slice(-MOST) }];
}

/** The dice as signs, which are drawn. */
const withFaces = (text: string) => text.replace(THROWN, (_, a: string, and: string, b: string, rest: string) => face(a) + and + face(b) + rest);
const face = (n: string) => FACES[Number(n) - 1]!;
