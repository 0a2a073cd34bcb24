// One of my tables in a list: what it waits for or how it ended, and what can be done.
import { Link } from "../address";
import { table } from "../routes";
import { HOME } from "../words/home";
import { MINE } from "../words/mine";
import { speaker } from "../words/speak";
import type { Mine } from "./by_table";
import { Forget } from "./forget";
import { TableRow } from "./table_row";

const say = speaker(HOME);
const mine = speaker(MINE);

export function MyRow({ mine: of }: { mine: Mine }) {
  const { table: t, turn } = of;
  const isLive = t.status === "open" || t.status === "running";
  return (
    <TableRow table={t} mark={<><Mark mine={of} />{t.lesson && <span class="tag">{mine("lesson")}</span>}</>}>
      <Link class={`button small ${turn ? "primary" : ""}`} href={table(t.id)}>{say(isLive ? "continue" : "look")}</Link>
      <Forget table={t} isLive={isLive} />
    </TableRow>
  );
}

function Mark({ mine: { table: { status, ranks }, turn, seats } }: { mine: Mine }) {
  if (turn) return <span class="tag lit">● {say("your_turn")}</span>;
  if (status === "running") return null;
  const rank = seats.length === 1 ? ranks[seats[0]!] : undefined; // several at one screen have several results
  const result = rank === undefined ? say(status === "open" ? "waits" : status) : rank === 1 ? mine("result_won") : mine("result_place", { rank, of: ranks.length });
  return <span class="tag">{result}</span>;
}
