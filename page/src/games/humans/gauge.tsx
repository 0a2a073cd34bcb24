// Fuel of the plan against the limit of the turn, with the extra fuel of cards: what is used, and what could be.
import type { PlanView } from "../../wire/humans";
import { burnt } from "./plan";
import { Sign } from "./signs";
import { useTable } from "./table";
import { say } from "./words";

export function Gauge({ planned, cells }: { planned: PlanView; cells: readonly (number | null)[] }) {
  const { view, furniture } = useTable();
  const extra = planned.fuel.reduce((sum, id) => sum + (furniture.stations[id] ?? furniture.compensations[id])!.n, 0);
  const [used, limit, most] = [burnt(view, furniture, cells), view.fuel_limit + extra, planned.most_fuel];
  return (
    <span class="gauge">
      <Sign name="fuel" size={18} />
      <span class="drops" aria-hidden="true">
        {Array.from({ length: Math.max(used, limit, most) }, (_, i) => (
          <i key={i} class={i >= most ? "over" : i < used ? "full" : i >= limit ? "spare" : ""} />
        ))}
      </span>
      {say("fuel", { used, limit })} {most > limit && say("fuel_more", { n: most - limit })}
    </span>
  );
}
