// The middle of the table: tiles on offer, turn-order tiles, the ghost ship, and the boats.
import { Auction } from "./auction";
import { Boat } from "./boat";
import { GhostBar } from "./ghost_bar";
import type { Table } from "./table";
import { say } from "./words";

const SORTS = [["offer", "on_offer"], ["turn_order", "turn_order"], ["other", "other"]] as const;

export function Auctions({ table }: { table: Table }) {
  const { auctions, boats } = table.view;
  if (!auctions.length && boats.every((boat) => boat.taken_by !== null)) return null;
  const sorts = SORTS.map(([place, word]) => ({ word, found: auctions.filter((a) => a.place === place) })).filter((s) => s.found.length);
  return (
    <section class="kf-panel kf-centre">
      {sorts.map(({ word, found }) => (
        <div key={word} class={`kf-row kf-row-${word}`}>
          <h3>{say(word)}</h3>
          {word === "other" && <GhostBar table={table} />}
          <div class="kf-grid">{found.map((auction) => <Auction key={auction.tile} table={table} auction={auction} />)}</div>
        </div>
      ))}
      <div class="kf-row kf-row-boats">
        <h3>{say("boats")}</h3>
        <div class="kf-grid">{boats.map((boat) => <Boat key={boat.tile} table={table} boat={boat} />)}</div>
      </div>
    </section>
  );
}
