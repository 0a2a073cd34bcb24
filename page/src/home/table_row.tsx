// A table in a list: its game, who sits there, how it is played, and what one can do.
import type { ComponentChildren } from "preact";
import { GamePicture } from "../art/games";
import { Icon } from "../art/icons";
import { SeatSign } from "../art/seats";
import { gameNamed, levelTitle } from "../net/catalogue";
import { lang } from "../settings";
import type { TableSummary } from "../wire/protocol";
import { HOME } from "../words/home";
import { speaker } from "../words/speak";
import { TIMES } from "../words/times";

const say = speaker(HOME);

interface Props {
  table: TableSummary;
  mark?: ComponentChildren;
  children: ComponentChildren; // the buttons
}

export function TableRow({ table, mark, children }: Props) {
  return (
    <li class="panel row">
      <GamePicture game={table.game} />
      <div class="about">
        <h3>{table.title[lang.value]} {mark}</h3>
        <ul class="people">
          {table.seats.map((s, seat) => (
            <li key={seat}>
              <SeatSign seat={seat} size={14} /> {s.kind === "open" ? <i>{say("vacant")}</i> : s.name || levelTitle(s.bot)} {s.kind === "bot" && <Icon name="bot" size={16} />}
            </li>
          ))}
        </ul>
        <p class="small muted">{[...expansions(table), ...pace(table.minutes), when(table.created_at)].join(" · ")}</p>
      </div>
      <div class="buttons">{children}</div>
    </li>
  );
}


function expansions({ game, expansions }: TableSummary): string[] {
  const known = gameNamed(game)?.expansions ?? [];
  return known.filter((e) => expansions.includes(e.name)).map((e) => e.title[lang.value]!);
}

const pace = (minutes: number) =>
  minutes ? [say("per_choice", { time: (TIMES[lang.value][minutes] ?? say("minutes_each", { n: minutes })).toLowerCase() })] : [];

const when = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(lang.value, { dateStyle: "medium", timeStyle: "short" });
