// A part of the board: places, a pile, a hand or a number, with its title.
import type { Area } from "../../wire/protocol";
import { Thing } from "./thing";
import { say } from "./words";

export function AreaBox({ area }: { area: Area }) {
  return (
    <div class={`gb-area ${area.kind}`} role="group" aria-label={area.title}>
      <h4 aria-hidden="true">{area.title}</h4>
      <ul>{area.items.map((item, i) => <li key={i}><Thing item={item} kind={area.kind} /></li>)}</ul>
      {!area.items.length && <p class="gb-none muted small"><span aria-hidden="true">–</span><span class="visually-hidden">{say("empty")}</span></p>}
    </div>
  );
}
