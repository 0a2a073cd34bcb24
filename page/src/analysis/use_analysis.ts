// The analysis of a table: asked for if nobody has, then waited for. It is made once, for everybody.
import { useEffect, useState } from "preact/hooks";
import { analysisOf, askForAnalysis, type Trouble } from "../net/api";
import type { Analysed } from "../wire/protocol";

const PAUSE = 1500; // milliseconds between two looks

export function useAnalysis(id: string) {
  const [now, setNow] = useState<Analysed | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const look = async (isFirst: boolean) => {
      try {
        const found = await analysisOf(id);
        const isToBeMade = found.state === "none" || (found.state === "failed" && isFirst && tries > 0);
        hear(isToBeMade ? await askForAnalysis(id) : found);
      } catch (wrong) {
        if (isWanted) setTrouble(wrong as Trouble);
      }
    };
    const hear = (found: Analysed) => {
      if (!isWanted) return;
      setNow(found);
      setTrouble(null);
      if (found.state === "waiting" || found.state === "working") clock = setTimeout(() => void look(false), PAUSE);
    };
    void look(true);
    return () => ((isWanted = false), clearTimeout(clock));
  }, [id, tries]);
  return { now, trouble, again: () => setTries(tries + 1) };
}
