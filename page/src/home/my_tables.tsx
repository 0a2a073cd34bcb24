// The tables at which this browser has a seat, those that wait for it first.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Link } from "../address";
import { mine, troubleOf } from "../net/api";
import { ring, tokens } from "../net/keyring";
import { table } from "../routes";
import type { MyTable } from "../wire/protocol";
import { HOME } from "../words/home";
import { speaker } from "../words/speak";
import { byTable, type Mine } from "./by_table";
import { Forget } from "./forget";
import { TableRow } from "./table_row";

const say = speaker(HOME);
const PAUSE = 20_000; // how often we look whether it is one's turn

export function MyTables() {
  const tables = useMine();
  if (!tables.length) return null;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{say("mine")}</h2>
      <ul class="rows">{tables.map((t) => <MyRow key={t.table.id} mine={t} />)}</ul>
    </section>
  );
}

/** Asked for again as time goes by, while the page is looked at. */
function useMine(): Mine[] {
  const seats = useSignal<MyTable[]>([]);
  const ask = async () => {
    if (document.hidden) return;
    const held = tokens();
    await troubleOf(held.length ? mine(held).then((m) => (seats.value = m)) : Promise.resolve((seats.value = [])));
  };
  useSignalEffect(() => void (ring.value, ask()));
  useEffect(() => {
    const clock = setInterval(ask, PAUSE);
    document.addEventListener("visibilitychange", ask);
    return () => (clearInterval(clock), document.removeEventListener("visibilitychange", ask));
  }, []);
  return byTable(seats.value);
}

function MyRow({ mine: { table: t, turn } }: { mine: Mine }) {
  const isLive = t.status === "open" || t.status === "running";
  return (
    <TableRow table={t} mark={<Mark table={t} turn={turn} />}>
      <Link class={`button small ${turn ? "primary" : ""}`} href={table(t.id)}>{say(isLive ? "continue" : "look")}</Link>
      <Forget table={t} isLive={isLive} />
    </TableRow>
  );
}

function Mark({ table: { status }, turn }: { table: MyTable["table"]; turn: boolean }) {
  if (turn) return <span class="tag lit">● {say("your_turn")}</span>;
  if (status === "running") return null;
  return <span class="tag">{say(status === "open" ? "waits" : status)}</span>;
}
