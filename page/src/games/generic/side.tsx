// A side of the table: the middle of it, or what lies before one player.
import { seatColour, SeatSign } from "../../art/seats";
import { AreaBox } from "./area";
import type { Group } from "./groups";
import { useTable } from "./table";
import { say } from "./words";

export function Side({ group: { seat, areas } }: { group: Group }) {
  const { view } = useTable();
  const kind = seat === null ? "table" : seat === view.seat ? "own" : "other";
  return (
    <section class={`gb-side ${kind}`} style={seat === null ? undefined : `--seat: ${seatColour(seat)}`}>
      {seat === null ? <h3 class="visually-hidden">{say("table")}</h3> : <Whose seat={seat} />}
      <div class="gb-areas">{areas.map((area, i) => <AreaBox key={i} area={area} />)}</div>
    </section>
  );
}

function Whose({ seat }: { seat: number }) {
  const { names, view } = useTable();
  return (
    <h3>
      <SeatSign seat={seat} /> {names[seat]} {seat === view.seat && <span class="tag">{say("you")}</span>}
    </h3>
  );
}
