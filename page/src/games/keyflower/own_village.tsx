// The player's own village; while tiles are placed, as it would become, with the cells where the next one may go.
import { useState } from "preact/hooks";
import { Cells } from "./cells";
import { Turning } from "./turning";
import { Tile } from "./tile";
import { Village } from "./village";
import { Sign } from "./art/icon";
import { centre } from "./hex";
import type { Table } from "./table";
import { say } from "./words";

export function OwnVillage({ table }: { table: Table }) {
  const [tried, attempt] = useState<string | null>(null);
  const { seat, own, players } = table.view;
  if (seat === null || !own || !players[seat]!.village.length) return null;
  const sketch = own.sketch;
  const cells = sketch ? [...Object.values(sketch.places), ...(sketch.cell ? [sketch.cell] : [])] : [];
  return (
    <section class="kf-panel kf-own">
      <header>
        <h3>{say("your_village")}</h3>
        <Left table={table} />
        <span class="kf-aside kf-muted">{say("points_now", { n: own.points })}</span>
      </header>
      {sketch?.cell && sketch.tile ? <Turning table={table} tile={sketch.tile} attempt={attempt} /> : <ToPlace table={table} />}
      <Village table={table} village={sketch?.village ?? players[seat]!.village} more={cells.map(([q, r]) => centre(q, r))}>
        {sketch && <Cells table={table} sketch={sketch} tried={tried} />}
      </Village>
    </section>
  );
}

/** The steps and upgrades left of a transport (KF-8.2, KF-8.6). */
function Left({ table }: { table: Table }) {
  const { steps_left: steps, upgrades_left: upgrades, to_act, seat } = table.view;
  if (!(steps || upgrades) || !to_act.includes(seat!)) return null;
  return (
    <span class="kf-inline">
      <Sign name="wheel" /> {say("steps", { n: steps })} <Sign name="upgrade" /> {say("upgrades", { n: upgrades })}
    </span>
  );
}

/** Tiles won and not yet placed, each as it will lie. */
function ToPlace({ table }: { table: Table }) {
  const { seat, own, players } = table.view;
  const won = players[seat!]!.won;
  const left = own!.sketch ? won.filter((w) => own!.sketch!.left.includes(w.tile)) : won;
  if (!left.length) return null;
  return (
    <div class="kf-row">
      <h4 class="kf-muted">{say("to_place")}</h4>
      <div class="kf-tiles">
        {left.map((w) => (
          <svg key={w.tile} class={`kf-loose${own!.sketch?.tile === w.tile ? " now" : ""}`} viewBox="-80 -70 160 140">
            <Tile table={table} tile={w.tile} face={w.face} />
          </svg>
        ))}
      </div>
    </div>
  );
}
