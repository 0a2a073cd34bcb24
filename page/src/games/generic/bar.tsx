// The ways that point at nothing on the board, under their headings. Too many of them stand only in the list.
import { MANY, sections } from "../../table/ways_list";
import { WithDice } from "../../table/with_dice";
import type { Way } from "../../wire/protocol";
import { useTable } from "./table";
import { say } from "./words";

export function Bar() {
  const { spoken } = useTable();
  if (!spoken.length || spoken.length > 2 * MANY) return null;
  return (
    <div class="bar" role="group" aria-label={say("spoken")}>
      {sections(spoken).map((s) => (
        <div key={s.title} class="gb-section" role="group" aria-label={s.title || undefined}>
          {s.title && <h4 aria-hidden="true">{s.title}</h4>}
          {s.ways.map((way) => <Said key={way.name} way={way} />)}
        </div>
      ))}
    </div>
  );
}

function Said({ way }: { way: Way }) {
  const { choose, hint } = useTable();
  return (
    <button type="button" class={way.name === hint ? "gb-way hint" : "gb-way"} title={way.label} onClick={() => choose(way.name)}>
      <WithDice text={way.section ? way.entry : way.label} />
    </button>
  );
}
