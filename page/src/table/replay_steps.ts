// The steps of a replay, fetched as they are wanted, and the next one ahead of time.
import { useEffect, useRef, useState } from "preact/hooks";
import { get, Trouble } from "../net/api";
import { lang } from "../settings";
import type { Replayed } from "../wire/protocol";

const RESTING = 70; // milliseconds for which the slider rests before a step is worth fetching

const address = (id: string, seat: number | null, to: number) =>
  `/tables/${id}/replay?${new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), to: String(to), lang: lang.value })}`;

export function useReplayed(id: string, seat: number | null, to: number) {
  const kept = useRef(new Map<string, Promise<Replayed>>());
  const [step, setStep] = useState<Replayed | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, setTries] = useState(0);
  const at = address(id, seat, to);

  const fetched = (where: string) => {
    const found = kept.current.get(where) ?? get<Replayed>(where);
    kept.current.set(where, found);
    found.catch(() => kept.current.delete(where));
    return found;
  };
  useEffect(() => {
    let isWanted = true;
    const show = () => fetched(at).then(
      (found) => {
        if (!isWanted) return;
        setStep(found);
        setTrouble(null);
        if (to < found.last) fetched(address(id, seat, to + 1)).catch(() => {});
      },
      (wrong: Trouble) => isWanted && setTrouble(wrong),
    );
    const soon = setTimeout(show, kept.current.has(at) ? 0 : RESTING);
    return () => ((isWanted = false), clearTimeout(soon));
  }, [at, tries]);
  return { step, trouble, again: () => setTries(tries + 1) };
}
