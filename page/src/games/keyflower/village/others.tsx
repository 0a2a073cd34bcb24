// The other villages: small, side by side. Pressed, one of them lies large over the table.
import { SeatSign } from "../../../art/seats";
import { Sign } from "../art/icon";
import { laid, Plots, Village } from "./village";
import { useRoom } from "../room";
import { Scale } from "../tiles/scale";
import type { Table } from "../table";
import { say } from "../words";

/** The seats whose villages there are, but for the viewer's. */
export const othersOf = ({ view }: Table) => view.players.flatMap((player, seat) => (seat === view.seat || !player.village.length ? [] : [seat]));

export function Others({ table, open }: { table: Table; open: (seat: number) => void }) {
  return (
    <div class="kf-others">
      {othersOf(table).map((seat) => <Other key={seat} table={table} seat={seat} open={() => open(seat)} />)}
    </div>
  );
}

const isLit = (table: Table, seat: number) => table.view.players[seat]!.village.some((plot) => table.lit.has(`tile ${plot.tile}`));

function Other({ table, seat, open }: { table: Table; seat: number; open: () => void }) {
  const [ref, room] = useRoom<HTMLDivElement>();
  const player = table.view.players[seat]!;
  const { plots, box } = laid(player.village);
  const scale = Math.min(room.width / box.width, (room.height - 20) / box.height, 0.33);
  const ready = player.ready && table.view.phase !== "turns";
  return (
    <div ref={ref} class={`kf-other${isLit(table, seat) ? " lit" : ""}`}>
      <button type="button" class="kf-open" onClick={(e) => (e.stopPropagation(), open())} aria-label={`${say("village_of", { name: table.names[seat]! })}: ${say("enlarge")}`} title={say("village_of", { name: table.names[seat]! })} />
      <span class="kf-name"><SeatSign seat={seat} size={13} /> {table.names[seat]} {ready && <Sign name="tick" size={13} label={say("ready")} />}</span>
      <Scale.Provider value={Math.max(0.05, scale)}>
        <svg viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} aria-hidden="true"><Plots table={table} plots={plots} isQuiet /></svg>
      </Scale.Provider>
    </div>
  );
}

export function Large({ table, seat, close }: { table: Table; seat: number; close: () => void }) {
  const title = say("village_of", { name: table.names[seat]! });
  return (
    <section class="kf-panel kf-large" aria-label={title} onClick={(e) => e.stopPropagation()} onKeyDown={(e) => e.key === "Escape" && close()}>
      <header>
        <SeatSign seat={seat} />
        <h3>{title}</h3>
        <button type="button" class="kf-action kf-end" ref={(node) => node?.focus()} onClick={close}>{say("close")}</button>
      </header>
      <Village table={table} village={table.view.players[seat]!.village} label={title} isCopy />
    </section>
  );
}
