// A catch under way: the armies that were turned up, and the captain's strength against the one in the way.
import { SeatSign } from "../../art/seats";
import type { ArmyView, CatchView } from "../../wire/humans";
import { ArmyArt } from "./armies";
import { Dice } from "./dice";
import { Fleet } from "./groups";
import { throwsFor } from "./odds";
import { Sign } from "./signs";
import { Spot } from "./spot";
import { title, useTable } from "./table";
import { say } from "./words";

export function Hunt({ hunt }: { hunt: CatchView }) {
  const table = useTable();
  const next = hunt.armies.findIndex((a) => !a.done);
  return (
    <div class="hunt">
      <div class="hunter">
        <p>
          <SeatSign seat={hunt.seat} /> <b>{table.names[hunt.seat]}</b>
        </p>
        <span class="tokens">
          <Fleet cell={hunt.cell} seat={hunt.seat} />
        </span>
        <span class="force">
          <Sum hunt={hunt} />
        </span>
      </div>
      <ol class="army-row">
        {hunt.armies.map((a, i) => (
          <Army key={i} army={a} nth={i} next={i === next} cell={hunt.cell} />
        ))}
      </ol>
      {next >= 0 && <Odds hunt={hunt} army={table.furniture.armies[hunt.armies[next]!.id]!} />}
    </div>
  );
}

function Sum({ hunt }: { hunt: CatchView }) {
  return (
    <span class="sum">
      <span class="part" title={say("strength")}>
        <Sign name="strength" size={14} />
        {hunt.strength}
      </span>
      {hunt.boost > 0 && (
        <span class="part" title={say("boost")}>
          <Sign name="boost" size={14} />+{hunt.boost}
        </span>
      )}
      {hunt.dice > 0 && <Dice faces={hunt.faces} seat={hunt.seat} />}
      {hunt.dice > 0 && <b class="total">= {hunt.total}</b>}
    </span>
  );
}

function Army({ army, nth, next, cell }: { army: ArmyView; nth: number; next: boolean; cell: number }) {
  const table = useTable();
  const strength = table.furniture.armies[army.id]!;
  return (
    <li>
      <Spot place={`army ${nth}`} card={army.id} piece={`army ${cell} ${nth}`} face="up" class={`army-card${army.done ? " done" : ""}${next ? " next" : ""}`}>
        <ArmyArt strength={strength} />
        <b class="figure">{strength || "–"}</b>
        <span class="name">{title(table, army.id)}</span>
        <small>{!strength ? "" : army.done ? say("done") : next ? say("next_army") : ""}</small>
      </Spot>
    </li>
  );
}

/** Before the dice: what they must show. After them: what is missing (TH-10.17). */
function Odds({ hunt, army }: { hunt: CatchView; army: number }) {
  if (hunt.dice > 0) {
    const short = army - hunt.total;
    return <p class="odds">{short > 0 ? say("short", { n: short }) : say("beats")}</p>;
  }
  const n = army - hunt.strength;
  if (n <= 2) return <p class="odds">{say("enough")}</p>;
  return <p class="odds">{n > 12 ? say("hopeless", { n }) : say("needs", { n, p: Math.round((throwsFor(n) / 36) * 100) })}</p>;
}
