// The cities of the turn side by side under one night sky, with the ships above them.
import type { CellView } from "../../wire/humans";
import { numbers } from "./chance";
import { City, CityBack, Lot } from "./city";
import { Groups, isOnStage, Planned, Supports } from "./groups";
import { useTable } from "./table";
import { say } from "./words";

export function Cities() {
  const { view } = useTable();
  return (
    <section class="cities" data-essential="cities">
      <h3 class="unseen">{say("row")}</h3>
      <Stars />
      <ol class="city-row" style={{ "--cells": String(view.cells.length) }}>
        {view.cells.map((c) => (
          <Cell key={c.cell} cell={c} />
        ))}
      </ol>
    </section>
  );
}

function Cell({ cell }: { cell: CellView }) {
  const { view } = useTable();
  const planned = view.own?.sealed.plan?.cells.includes(cell.cell) ? 1 : 0;
  const sky = `sky${isOnStage(view, cell.cell) ? " told" : ""}${cell.groups.length + planned > 2 ? " crowded" : ""}`;
  const isLaid = view.over || view.cells.some((c) => c.city !== null);
  return (
    <li class={view.city_now === cell.cell ? "cell now" : "cell"} aria-label={say("cell", { n: cell.cell })}>
      <div class={sky}>
        <Supports cell={cell.cell} />
        <Groups cell={cell.cell} />
        <Planned cell={cell.cell} />
      </div>
      {cell.city ? <City cell={cell} id={cell.city} /> : isLaid ? <Lot n={cell.cell} /> : <CityBack n={cell.cell} />}
    </li>
  );
}

const star = (next: () => number) => `M${(next() * 600).toFixed(0)} ${(next() * 200).toFixed(0)}h.1`;
const FAINT = Array.from({ length: 90 }, ((next) => () => star(next))(numbers("faint"))).join("");
const BRIGHT = Array.from({ length: 22 }, ((next) => () => star(next))(numbers("bright"))).join("");

/** The sky behind all of them. */
function Stars() {
  return (
    <svg class="stars" viewBox="0 0 600 200" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d={FAINT} class="faint" />
      <path d={BRIGHT} class="bright" />
    </svg>
  );
}
