// One's own ships and forts, always in sight below the chart, with the captains who are not aboard.
import { useDesk } from "../desk";
import { say } from "../words";
import { FortCard, ShipCard } from "./ship_card";
import { Unused } from "./unused";

/** Who only watches sees the ships of whoever has the turn. */
export function Dock() {
  const { view } = useDesk();
  const seat = view.seat ?? view.acting ?? 0;
  return (
    <section class="ad-dock" data-essential="ships" aria-label={say("own_ships")}>
      <ul>
        {view.ships.map((ship, i) => ship.flag === seat && ship.cell && <ShipCard key={i} ship={ship} thing={i} />)}
        {view.forts.map((fort, i) => fort.flag === seat && <FortCard key={`f${i}`} fort={fort} thing={view.ships.length + i} />)}
      </ul>
      <Unused seat={seat} />
    </section>
  );
}
