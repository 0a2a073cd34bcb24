// Ways without a thing on the table: to pass, to finish, to turn no tile over.
import type { Table } from "../table";
import { spoken } from "../ways";
import { say } from "../words";

export function Bar({ table }: { table: Table }) {
  const ways = spoken(table.ways);
  const { passes, phase } = table.view;
  return (
    <div class="kf-bar">
      {ways.map((way) => (
        <button key={way.name} type="button" class={`kf-action lit${way.name === table.hint ? " hint" : ""}`} onClick={() => table.choose(way.name)}>
          {way.label}
        </button>
      ))}
      {passes > 0 && phase === "turns" && <span class="kf-muted">{say("passes", { n: passes })}</span>}
    </div>
  );
}
