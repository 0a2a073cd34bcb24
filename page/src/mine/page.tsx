// My games: what waits for me, what goes on, what is over, how I fared, and how to take all of it elsewhere.
import { useEffect } from "preact/hooks";
import { Link } from "../address";
import { Title } from "../frame/title";
import type { Mine } from "../home/by_table";
import { MyRow } from "../home/my_row";
import { loadCatalogue } from "../net/catalogue";
import { home } from "../routes";
import "../style/home.css";
import "../style/mine.css";
import { MINE } from "../words/mine";
import { speaker } from "../words/speak";
import { Arrived } from "./arrived";
import { Move } from "./move";
import { askToNotify, notifying } from "./notices";
import { Statistics } from "./statistics";
import { useMine } from "./use_mine";

const say = speaker(MINE);
const isOver = ({ table }: Mine) => table.status === "over" || table.status === "aborted";

export function MinePage() {
  useEffect(() => void loadCatalogue(), []);
  const tables = useMine();
  return (
    <div class="wide home mine-page">
      <Title text={say("title")} />
      <Arrived />
      {tables?.length === 0 && <p>{say("none")} <Link href={home()}>{say("to_games")}</Link></p>}
      <Rows title={say("waiting")} tables={tables?.filter((t) => t.turn)} />
      <Rows title={say("running")} tables={tables?.filter((t) => !t.turn && !isOver(t))} />
      <Notices />
      <Rows title={say("finished")} tables={tables?.filter(isOver)} />
      <Statistics />
      <Move tables={tables ?? []} />
    </div>
  );
}

function Rows({ title, tables = [] }: { title: string; tables: Mine[] | undefined }) {
  if (!tables.length) return null;
  return (
    <section aria-label={title}>
      <h2>{title} <span class="muted">{tables.length}</span></h2>
      <ul class="rows">{tables.map((t) => <MyRow key={t.table.id} mine={t} />)}</ul>
    </section>
  );
}

function Notices() {
  if (notifying.value === "denied") return null;
  return (
    <p class="small">
      {notifying.value === "default" && <button type="button" class="button small" onClick={() => void askToNotify()}>{say("notify")}</button>}{" "}
      <span class="muted">{say(notifying.value === "granted" ? "notified" : "notify_about")}</span>
    </p>
  );
}
