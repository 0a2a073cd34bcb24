// A boat at the quay with its cargo in the open (KF-3.7).
import type { BoatView } from "../../wire/keyflower";
import { Sign } from "./auction";
import { Tile } from "./tile";
import { Icon } from "./art/icon";
import type { Table } from "./table";
import { COLOURS, SKILLS, some } from "./terms";
import { say } from "./words";

export function Boat({ table, boat }: { table: Table; boat: BoatView }) {
  const cargo = [...some(COLOURS, boat.workers), ...some(SKILLS, boat.skills)];
  return (
    <svg class={`kf-boat${boat.taken_by !== null ? " taken" : ""}`} viewBox="-97 -70 194 176">
      <Tile table={table} tile={boat.tile} face={boat.face} auction />
      {boat.taken_by !== null ? <Taker table={table} seat={boat.taken_by} /> : <Cargo cargo={cargo} />}
    </svg>
  );
}

const STEP = 31;

function Cargo({ cargo }: { cargo: readonly [string, number][] }) {
  const left = (-STEP * (cargo.length - 1)) / 2;
  if (!cargo.length) return <text class="kf-caption" y="90" text-anchor="middle">{say("empty")}</text>;
  return (
    <g transform="translate(0 86)">
      <rect x={left - 19} y="-15" width={STEP * (cargo.length - 1) + 38} height="30" rx="15" class="kf-pill" />
      {cargo.map(([what, n], i) => (
        <g key={what} transform={`translate(${left + i * STEP} 0)`}>
          <Icon name={what} x={-5} y={1} size={19} />
          <text class="kf-count" x="10" y="5" text-anchor="middle">{n}</text>
        </g>
      ))}
    </g>
  );
}

function Taker({ table, seat }: { table: Table; seat: number }) {
  return (
    <g transform="translate(0 86)">
      <Sign seat={seat} x={-42} size={16} />
      <text class="kf-caption" x="-28" y="5">{table.names[seat]}</text>
    </g>
  );
}
