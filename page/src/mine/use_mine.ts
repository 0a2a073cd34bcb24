// The tables at which this browser has a seat, asked for again as time goes by; and a notice when one of them waits.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { mine, troubleOf } from "../net/api";
import { ring, tokens } from "../net/keyring";
import { lang } from "../settings";
import type { MyTable } from "../wire/protocol";
import { byTable, type Mine } from "../home/by_table";
import { notifying, notify } from "./notices";
import { keepResults } from "./results";
import { HOME } from "../words/home";
import { speaker } from "../words/speak";

const say = speaker(HOME);
const PAUSE = 20_000; // milliseconds between two looks
const SELDOM = 3; // looks of which a hidden page takes one, if it may notify

/** null until the server has answered for the first time. */
export function useMine(): Mine[] | null {
  const seats = useSignal<MyTable[] | null>(null);
  const looks = useSignal(0);
  const heard = (found: MyTable[]) => {
    const before = seats.peek();
    if (before && document.hidden) newTurns(byTable(before), byTable(found)).forEach(call);
    keepResults(found);
    seats.value = found;
  };
  const ask = async () => {
    if (document.hidden && (notifying.value !== "granted" || ++looks.value % SELDOM)) return;
    const held = tokens();
    await troubleOf(held.length ? mine(held).then(heard) : Promise.resolve((seats.value = [])));
  };
  useSignalEffect(() => void (ring.value, ask()));
  useEffect(() => {
    const clock = setInterval(ask, PAUSE);
    document.addEventListener("visibilitychange", ask);
    return () => (clearInterval(clock), document.removeEventListener("visibilitychange", ask));
  }, []);
  return seats.value && byTable(seats.value);
}

/** Tables that did not wait for this browser a moment ago. */
const newTurns = (before: readonly Mine[], after: readonly Mine[]) =>
  after.filter((now) => now.turn && !before.some((old) => old.table.id === now.table.id && old.turn));

const call = ({ table }: Mine) => notify(table.title[lang.value]!, say("your_turn"), `kubrik-${table.id}`);
