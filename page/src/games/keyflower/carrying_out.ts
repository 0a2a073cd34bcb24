// Gives the answers that a click meant, one question after the other, as long as they are on offer.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Way } from "../../wire/protocol";
import { next, type Intent } from "./intent";

const NOTHING: Intent = [];

/** `open`: the ways to be shown; none while answers are being given. */
export function useIntent(ways: readonly Way[], choose: (way: string) => void) {
  const meant = useRef(NOTHING);
  const step = next(meant.current, ways);
  const take = (found: typeof step) => {
    meant.current = found?.rest ?? NOTHING;
    if (found) choose(found.way.name);
  };
  useLayoutEffect(() => {
    if (ways.length) take(step); // before anybody can see the question
  }, [ways]);
  const mean = (intent: Intent) => take(next(intent, ways));
  return { open: step ? [] : ways, mean };
}
