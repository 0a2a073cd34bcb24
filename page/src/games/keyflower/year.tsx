// The head of the table: the season, and what is left in the supply.
import { SeasonDial } from "./art/season_dial";
import { Sign } from "./art/icon";
import { litClass, pressable, type Table } from "./table";
import { COLOURS, RESOURCES, some } from "./terms";
import { name, say } from "./words";

export function Year({ table }: { table: Table }) {
  const { season, aside, supply } = table.view;
  return (
    <section class="kf-year">
      <SeasonDial season={season} size={34} />
      <div class="kf-supply" aria-label={say("supply")} role="group">
        <Heap icon="bag" n={supply.bag} label={say("bag")} />
        <Heap icon="green" n={supply.green} label={say("green_supply")} />
        <Heap icon="skill" n={supply.pile} label={say("pile")} />
        {RESOURCES.map((resource, i) => <Resource key={resource} table={table} resource={resource} n={supply.resources[i]!} />)}
        {some(COLOURS, aside).map(([colour, n]) => <Heap key={colour} icon={colour} n={n} label={`${say("set_aside")}: ${name(colour)}`} />)}
      </div>
    </section>
  );
}

/** A button's name must hold the number that is seen in it. */
function Resource({ table, resource, n }: { table: Table; resource: string; n: number }) {
  const place = `supply ${resource}` as const;
  const { "aria-label": ways, ...press } = pressable(table, place);
  return (
    <span class={`kf-heap ${litClass(table, place)}`} title={name(resource)} data-place={place} data-piece={`good:supply:${resource}`} {...press}>
      <Sign name={resource} size={16} label={name(resource)} />{n}
      {ways && <span class="visually-hidden">: {ways}</span>}
    </span>
  );
}

function Heap({ icon, n, label }: { icon: string; n: number; label: string }) {
  return (
    <span class="kf-heap" title={label}>
      <Sign name={icon} size={16} label={label} />{n}
    </span>
  );
}
