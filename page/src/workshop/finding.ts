// What a check has found about the file, as the desk shows it.
import { checkFile, type Trouble } from "../net/api";
import type { PartInfo } from "../wire/protocol";

export interface Finding {
  state: "checking" | "good" | "bad" | "unknown"; // unknown: nobody could be asked
  text: string; // what is wrong
  line: number; // where; 0: nowhere in particular
  parts: readonly PartInfo[]; // of the file when it was good last
}

export const NOTHING_YET: Finding = { state: "checking", text: "", line: 0, parts: [] };

/** The file has changed: what is known of it may be wrong. */
export const doubted = (finding: Finding): Finding => ({ ...finding, state: "checking", line: 0 });

export const checked = (game: string, cards: string, seats: number): Promise<Finding> =>
  checkFile(game, { seats, cards }).then(
    ({ text, line, parts }): Finding => ({ state: text ? "bad" : "good", text, line, parts }),
    (trouble: Trouble): Finding => ({ state: "unknown", text: trouble.message, line: 0, parts: [] }),
  );

/** What is known now; a file that is wrong keeps the parts it had. */
export const after = (before: Finding, now: Finding): Finding => (now.state === "good" ? now : { ...now, parts: before.parts });
