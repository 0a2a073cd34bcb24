// Nobody ends a turn, passes or gives up by accident: what is left undone is said first, and then there are three
// seconds to take it back. Until then nothing is sent.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { keep, kept } from "../settings";
import type { Asked, Way } from "../wire/protocol";
import { isGuarded, pauseFor } from "./guarded";

/** Those who play fast can do without the three seconds. */
export const waits = signal(kept("kubrik.wait") !== "off");
export const switchWaits = (on: boolean) => ((waits.value = on), keep("kubrik.wait", on ? "on" : "off"));

/** An ending that was chosen: while `left` has sentences, it is asked about; then it waits until `at`. */
export interface Ending {
  way: Way;
  label: string; // what is to be sent
  ask: number;
  left: readonly string[];
  at: number | null; // milliseconds
}

export interface Guard {
  ending: Ending | null;
  isLost: boolean; // the question changed before it was sent
  choose: (name: string) => void;
  now: () => void; // do not wait
  takeBack: () => void;
  forget: () => void; // that it was lost
}

interface Table {
  asked: Asked | null;
  deadline: number | null;
  left: (ways: readonly Way[]) => readonly string[];
  seals: (way: Way) => string | null;
  send: (name: string) => void;
}

export function useGuard(table: Table): Guard {
  const [ending, setEnding] = useState<Ending | null>(null);
  const [isLost, setLost] = useState(false);
  const newest = useRef({ table, ending });
  newest.current = { table, ending };

  const send = (name: string) => (setEnding(null), newest.current.table.send(name));
  const wait = (way: Way, label: string, asked: Asked) => {
    const seconds = waits.value ? pauseFor(asked, newest.current.table.deadline, Date.now() / 1000) : 0;
    if (seconds) setEnding({ way, label, ask: asked.ask, left: [], at: Date.now() + seconds * 1000 });
    else send(way.name);
  };
  const choose = (name: string) => {
    const { asked, left, seals } = newest.current.table;
    const way = asked?.ways.find((w) => w.name === name);
    setLost(false);
    if (newest.current.ending?.way.name === name) return; // a double click
    const sealed = way ? seals(way) : null;
    if (!asked || !way || !isGuarded(way, asked, sealed !== null)) return send(name);
    const label = sealed ?? way.label;
    const undone = way.ends ? left(asked.ways) : [];
    if (undone.length) setEnding({ way, label, ask: asked.ask, left: undone, at: null });
    else wait(way, label, asked);
  };

  useEffect(() => {
    if (ending === null || ending.at === null) return;
    const sent = setTimeout(() => send(ending.way.name), Math.max(0, ending.at - Date.now()));
    return () => clearTimeout(sent);
  }, [ending]);
  const ask = table.asked?.ask;
  useEffect(() => {
    if (ending && ending.ask !== ask) (setEnding(null), setLost(true));
  }, [ask]);
  // When the page is left or a curtain falls, nobody can take it back any more: what was chosen, was chosen.
  useEffect(() => {
    const leave = () => newest.current.ending?.at && send(newest.current.ending.way.name);
    addEventListener("pagehide", leave);
    return () => (removeEventListener("pagehide", leave), void leave());
  }, []);

  const now = () => ending && (ending.at === null && table.asked ? wait(ending.way, ending.label, table.asked) : send(ending.way.name));
  return { ending, isLost, choose, now, takeBack: () => setEnding(null), forget: () => setLost(false) };
}
