// Ways without a thing on the table: to pass, to finish, to turn no tile over.
import type { Table } from "./table";
import { spoken } from "./ways";

export function Bar({ table }: { table: Table }) {
  const ways = spoken(table.ways);
  if (!ways.length) return null;
  return (
    <div class="kf-bar">
      {ways.map((way) => (
        <button key={way.name} type="button" class={`kf-action lit${way.name === table.hint ? " hint" : ""}`} onClick={() => table.choose(way.name)}>
          {way.label}
        </button>
      ))}
    </div>
  );
}
