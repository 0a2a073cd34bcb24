// The player's own side of the table: what is behind the screen, what can be done with it, and the winter tiles in hand.
import { Hand } from "./hand";
import { Screen } from "./screen";
import { Tray } from "./tray";
import type { Table } from "../table";
import { NARROW, useRoom } from "../room";
import { isAsked } from "../ways";

const TILE = 94; // pixels
const ON_PHONE = 68; // wide enough for what they score

export function Band({ table, close }: { table: Table; close: () => void }) {
  const [row, room] = useRoom<HTMLElement>();
  const hasHand = table.view.own && !isAsked(table.view, "winter_tiles"); // these lie in the middle of the table
  return (
    <section ref={row} class="kf-band">
      {table.view.own && <div class="kf-screen" data-essential="screen"><Screen table={table} /></div>}
      <Tray table={table} close={close} />
      {hasHand && <Hand table={table} width={room.width < NARROW ? ON_PHONE : TILE} />}
    </section>
  );
}
