// Public tables with an open seat.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Link } from "../address";
import { Complaint } from "../frame/complaint";
import { openTables, type Trouble, troubleOf } from "../net/api";
import { seatsAt } from "../net/keyring";
import { table } from "../routes";
import { lang } from "../settings";
import type { TableSummary } from "../wire/protocol";
import { HOME } from "../words/home";
import { speaker } from "../words/speak";
import { TableRow } from "./table_row";

const say = speaker(HOME);
const PAUSE = 15_000;

export function OpenTables() {
  const tables = useSignal<TableSummary[] | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const ask = async () => {
    if (!document.hidden) trouble.value = await troubleOf(openTables().then((t) => (tables.value = t)));
  };
  useEffect(() => {
    ask();
    const clock = setInterval(ask, PAUSE);
    return () => clearInterval(clock);
  }, []);
  const others = tables.value?.filter((t) => !seatsAt(t.id).length);
  return (
    <section aria-labelledby="open">
      <h2 id="open">{say("open")}</h2>
      <Complaint trouble={trouble.value} again={ask} />
      {others && !others.length && <p class="muted">{say("open_none")}</p>}
      <ul class="rows">{others?.map((t) => <OpenRow key={t.id} table={t} />)}</ul>
    </section>
  );
}

function OpenRow({ table: t }: { table: TableSummary }) {
  const game = t.title[lang.value]!;
  const name = t.seats.find((s) => s.kind === "person")?.name ?? "";
  return (
    <TableRow table={t} mark={<span class="tag">{say("seats_free", { n: t.seats.filter((s) => s.kind === "open").length })}</span>}>
      <Link class="button small primary" href={table(t.id)} aria-label={say("join_named", { game, name })}>{say("join")}</Link>
    </TableRow>
  );
}
