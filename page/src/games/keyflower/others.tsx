// The other villages: small ones that can be enlarged.
import { useState } from "preact/hooks";
import { SeatSign } from "../../art/seats";
import { Village } from "./village";
import { Sign } from "./art/icon";
import type { Table } from "./table";
import { say } from "./words";

const SMALL = 0.66;

export function Others({ table }: { table: Table }) {
  const others = table.view.players.flatMap((player, seat) => (seat === table.view.seat || !player.village.length ? [] : [seat]));
  return (
    <div class="kf-others">
      {others.map((seat) => <Other key={seat} table={table} seat={seat} />)}
    </div>
  );
}

function Other({ table, seat }: { table: Table; seat: number }) {
  const [large, enlarge] = useState(false);
  const player = table.view.players[seat]!;
  const ready = player.ready && table.view.phase !== "turns";
  return (
    <section class={`kf-panel kf-other${large ? " large" : ""}`}>
      <header>
        <SeatSign seat={seat} />
        <h3>{say("village_of", { name: table.names[seat]! })}</h3>
        {table.view.start === seat && <Sign name="purple" size={22} label={say("start_player")} />}
        {ready && <span class="kf-muted">{say("ready")}</span>}
        <button type="button" class="kf-action kf-aside" aria-expanded={large} onClick={() => enlarge(!large)}>
          {say(large ? "reduce" : "enlarge")}
        </button>
      </header>
      <Village table={table} village={player.village} scale={large ? 1 : SMALL} small={!large} />
    </section>
  );
}
