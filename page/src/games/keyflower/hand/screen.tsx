// What is behind the player's own screen: workers, skill tiles, and the figures that came along.
import { Sign } from "../art/icon";
import { litClass, pressable, type Table } from "../table";
import { COLOURS, SKILLS, some } from "../terms";
import type { Place } from "../ways";
import { counted, name, say } from "../words";

export function Screen({ table }: { table: Table }) {
  const own = table.view.own!;
  const figures = table.view.figures.filter((f) => f.seat === table.view.seat && f.tile === null);
  const workers = some(COLOURS, own.workers);
  const skills = some(SKILLS, own.skills);
  return (
    <div class="kf-stock" role="group" aria-label={say("screen")}>
      {workers.map(([colour, n]) => <Stack key={colour} table={table} place={`worker ${colour}`} icon={colour} n={n} />)}
      {skills.map(([skill, n]) => <Stack key={skill} table={table} place={`skill ${skill}`} icon={skill} n={n} />)}
      {figures.map((f) => (
        <span key={f.id} class="kf-stack" data-piece={`figure:${f.id}`}><Sign name={f.id} size={26} label={say(f.id === "ghost" ? "ghost" : "start_player")} /></span>
      ))}
      {!workers.length && !skills.length && !figures.length && <span class="kf-muted">{say("screen")}: {say("nothing")}</span>}
    </div>
  );
}

/** As many figures or skill tiles as there are, up to the width of a hand, and their number. */
function Stack({ table, place, icon, n }: { table: Table; place: Place; icon: string; n: number }) {
  const shown = Math.min(n, 6);
  const sort = (SKILLS as readonly string[]).includes(icon) ? "skill" : "worker";
  const { "aria-label": ways, ...press } = pressable(table, place);
  return (
    <span class={`kf-stack kf-in-${icon} ${litClass(table, place)}`} data-place={place} data-piece={`${sort}:screen:${icon}`} data-count={n} title={`${n} ${counted(icon, n)}`} {...press}>
      <b>{n}</b>
      <span class="kf-figures" aria-hidden="true">
        {Array.from({ length: shown }, (_, i) => <Sign key={i} name={icon} size={24} />)}
      </span>
      <span class="visually-hidden">{name(icon)}{ways && `: ${ways}`}</span>
    </span>
  );
}
