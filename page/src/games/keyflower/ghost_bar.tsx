// Who has the ghost behind the screen, where somebody has.
import { SeatSign } from "../../art/seats";
import { Sign } from "./art/icon";
import type { Table } from "./table";
import { say } from "./words";

export function GhostBar({ table }: { table: Table }) {
  const ghost = table.view.figures.find((f) => f.id === "ghost" && f.seat !== null && f.tile === null);
  if (!ghost) return null;
  return (
    <p class="kf-muted kf-inline">
      <Sign name="ghost" size={22} />
      <SeatSign seat={ghost.seat!} size={16} /> {table.names[ghost.seat!]}: {say("has_ghost")}
    </p>
  );
}
