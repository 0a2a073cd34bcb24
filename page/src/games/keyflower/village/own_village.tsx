// The player's own village; while tiles are placed, as it would become, with the cells where the next one may go.
import { useState } from "preact/hooks";
import { Cells } from "./cells";
import { Routes } from "./routes";
import { inColumns, Turning } from "./turning";
import { Village } from "./village";
import { Sign } from "../art/icon";
import { centre } from "../tiles/hex";
import { Scale, scaleOf } from "../tiles/scale";
import { Tile } from "../tiles/tile";
import type { Table } from "../table";
import { say } from "../words";

const LOOSE = 104; // pixels

export function OwnVillage({ table }: { table: Table }) {
  const [tried, attempt] = useState<string | null>(null);
  const { seat, own, players } = table.view;
  if (seat === null || !own || !players[seat]!.village.length) return null;
  const sketch = own.sketch;
  const village = sketch?.village ?? players[seat]!.village;
  const cells = sketch ? [...Object.values(sketch.places), ...(sketch.cell ? [sketch.cell] : [])] : [];
  return (
    <section class="kf-panel kf-own" data-essential="village">
      <header>
        <h3>{say("your_village")}</h3>
        <Left table={table} />
        <span class="kf-end kf-muted">{say("points_now", { n: own.points })}</span>
      </header>
      <div class="kf-land-and-loose">
        <Scale.Provider value={scaleOf(LOOSE)}>
          {sketch?.cell && sketch.tile ? <Turning table={table} tile={sketch.tile} attempt={attempt} width={LOOSE} /> : <ToPlace table={table} />}
        </Scale.Provider>
        <Village table={table} village={village} label={say("your_village")} more={cells.map(([q, r]) => centre(q, r))}>
          {sketch && <Cells table={table} sketch={sketch} tried={tried} />}
          <Routes table={table} village={village} />
        </Village>
      </div>
    </section>
  );
}

/** The steps and upgrades left of a transport (KF-8.2, KF-8.6). */
function Left({ table }: { table: Table }) {
  const { steps_left: steps, upgrades_left: upgrades, to_act, seat } = table.view;
  if (!(steps || upgrades) || !to_act.includes(seat!)) return null;
  return (
    <span class="kf-inline kf-left">
      <span class="kf-inline" title={say("steps", { n: steps })}><Sign name="wheel" label={say("steps", { n: steps })} /> {steps}</span>
      <span class="kf-inline" title={say("upgrades", { n: upgrades })}><Sign name="upgrade" label={say("upgrades", { n: upgrades })} /> {upgrades}</span>
    </span>
  );
}

/** Tiles won and not yet placed, each as it will lie. */
function ToPlace({ table }: { table: Table }) {
  const { seat, own, players } = table.view;
  const left = players[seat!]!.won.filter((w) => own!.sketch?.left.includes(w.tile));
  if (!left.length) return null;
  return (
    <div class="kf-loose" role="group" aria-label={say("to_place")}>
      <h4>{say("to_place")}</h4>
      <div class="kf-choice" style={inColumns(left.length)}>
        {left.map((w) => (
          <svg key={w.tile} class={own!.sketch?.tile === w.tile ? "now" : ""} width={LOOSE} viewBox="-77 -67 154 140">
            <Tile table={table} tile={w.tile} face={w.face} />
          </svg>
        ))}
      </div>
    </div>
  );
}
