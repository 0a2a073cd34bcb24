// The own plan: the fuel it burns, and what it sends where.
import type { PlanView } from "../../wire/humans";
import { amount } from "../../words/speak";
import { Gauge } from "./gauge";
import { Power } from "./groups";
import { intended, strengthAt } from "./plan";
import { Sign } from "./signs";
import { title, useTable } from "./table";
import { say } from "./words";

export function Plan({ planned }: { planned: PlanView }) {
  const table = useTable();
  const { view, draft } = table;
  const cells = intended(planned, draft?.wishes);
  const ship = draft ? view.own!.ships[draft.picked] : undefined;
  return (
    <div class="plan">
      <div class="orders">
        <Gauge planned={planned} cells={cells} />
        <p class="quiet">{ship ? say("send", { ship: title(table, ship.id) }) : say("during_planning")}</p>
      </div>
      <ul class="sendings">
        {view.cells.map((c) => c.city && cells.includes(c.cell) && <Sending key={c.cell} cell={c.cell} city={c.city} cells={cells} />)}
      </ul>
    </div>
  );
}

/** A city with the strength that is sent there, against what it pays and how many army cards a catch opens. */
function Sending({ cell, city, cells }: { cell: number; city: string; cells: readonly (number | null)[] }) {
  const table = useTable();
  const facts = table.furniture.cities[city]!;
  const group = table.view.own!.ships.filter((_, i) => cells[i] === cell).map((s) => table.furniture.ships[s.id]!);
  return (
    <li>
      <span class="number">{cell}</span>
      <b>{title(table, city)}</b>
      <Power rivals={strengthAt(facts, group)} armies={strengthAt(facts, group, true)} />
      <span>
        <Sign name="raid" size={13} /> {amount(facts.raid)}
      </span>
      <span>
        <Sign name="catch" size={13} /> {amount(facts.catch)} ×{facts.x} <Sign name="army" size={12} />
      </span>
    </li>
  );
}
