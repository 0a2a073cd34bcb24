// What a click meant beyond its first answer. A turn is asked in small questions; one click may answer several. Pure.
import { keyOf } from "../../table/places";
import type { KeyflowerKind } from "../../wire/keyflower";
import type { Way } from "../../wire/protocol";
import type { Place } from "./ways";

/** An answer by what it does and where: "add", at "worker red" and "number 2". */
export interface Answer {
  kind: KeyflowerKind;
  at: readonly Place[];
}

export type Intent = readonly Answer[];

/** The next answer that was meant, and what is left to say after it; null if nothing that was meant is on offer.
 *  Answers that nobody asks for are passed over: the table gives those without an alternative by itself. */
export function next(intent: Intent, ways: readonly Way[]): { way: Way; rest: Intent } | null {
  for (const answer of intent) {
    const way = ways.find((w) => is(w, answer));
    if (way) return { way, rest: intent.filter((other) => other !== answer) };
  }
  return null;
}

function is(way: Way, { kind, at }: Answer): boolean {
  const places = way.places.map((place) => keyOf(place) as string);
  return way.kind === kind && at.every((place) => places.includes(place));
}
