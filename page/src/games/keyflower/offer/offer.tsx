// The middle of the table: tiles on offer, turn-order tiles, the ghost ship, and the boats at the quay.
import { Auction } from "./auction";
import { Boat } from "./boat";
import { Hand } from "../hand/hand";
import { filling, NARROW, useRoom } from "../room";
import { Scale, scaleOf } from "../tiles/scale";
import type { Table } from "../table";
import { isAsked } from "../ways";
import { say } from "../words";

const PLACES = ["offer", "turn_order", "other"];
const LARGEST = 200; // pixels
const ON_PHONE = 108; // three beside each other
const MARGIN = 8; // where workers stand at the left corner of a tile

export function Offer({ table }: { table: Table }) {
  const [field, room] = useRoom<HTMLDivElement>();
  const { auctions, boats } = table.view;
  const lots = PLACES.flatMap((place) => auctions.filter((auction) => auction.place === place));
  const isNarrow = room.width < NARROW; // a phone scrolls
  const isChoosing = isAsked(table.view, "winter_tiles");
  const shape = filling(isChoosing ? table.view.own!.winter.length : lots.length, { width: room.width - 2 * MARGIN, height: isNarrow ? Infinity : room.height }, { rail: 25, gap: 6, most: isNarrow ? ON_PHONE : LARGEST });
  return (
    <section class="kf-offer" data-essential="offer" aria-label={say("on_offer")}>
      <div ref={field} class="kf-field">
        <Scale.Provider value={scaleOf(shape.tile || ON_PHONE)}>
          <div class="kf-lots" style={`--columns:${shape.columns};--tile:${shape.tile || ON_PHONE}px`}>
            {isChoosing && <Hand table={table} width={shape.tile} />}
            {lots.map((auction) => <Auction key={auction.tile} table={table} auction={auction} />)}
          </div>
        </Scale.Provider>
      </div>
      <div class="kf-quay" role="group" aria-label={say("boats")}>
        {boats.map((boat) => <Boat key={boat.tile} table={table} boat={boat} />)}
      </div>
    </section>
  );
}
