// The tables of this browser that matter now; all of them are in "My games".
import { Link } from "../address";
import { useMine } from "../mine/use_mine";
import { mine } from "../routes";
import { HOME } from "../words/home";
import { speaker } from "../words/speak";
import { MyRow } from "./my_row";

const say = speaker(HOME);
const MOST = 6; // at home

export function MyTables() {
  const tables = useMine() ?? [];
  if (!tables.length) return null;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{say("mine")}</h2>
      <ul class="rows">{tables.slice(0, MOST).map((t) => <MyRow key={t.table.id} mine={t} />)}</ul>
      <p><Link href={mine()}>{say("all_mine", { n: tables.length })}</Link></p>
    </section>
  );
}
