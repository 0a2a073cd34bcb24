// A tile to bid for, and the rail below it: who bids how much, and where the viewer's own bid goes.
import type { AuctionView } from "../../../wire/keyflower";
import { Icon } from "../art/icon";
import { Rail } from "./rail";
import type { Table } from "../table";
import { Pieces } from "../tiles/pieces";
import { Tile } from "../tiles/tile";
import { say } from "../words";

export function Auction({ table, auction }: { table: Table; auction: AuctionView }) {
  return (
    <div class={`kf-auction${auction.is_open ? "" : " closed"}`} data-ring>
      <svg viewBox="-76 -66 152 138">
        <Tile table={table} tile={auction.tile} face={auction.face} spot={auction.spot} auction />
        <Pieces table={table} tile={auction.tile} spot={auction.spot} />
        <GhostOnShip table={table} tile={auction.tile} />
      </svg>
      <Rail table={table} auction={auction} />
    </div>
  );
}

function GhostOnShip({ table, tile }: { table: Table; tile: string }) {
  const aboard = table.view.figures.some((f) => f.id === "ghost" && f.tile === tile && f.seat === null);
  return aboard ? <g role="img" aria-label={say("ghost")} data-piece="figure:ghost"><Icon name="ghost" x={0} y={42} size={36} /></g> : null;
}
