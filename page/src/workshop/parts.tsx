// Which cards, tiles or ships are valued: a few of them.
import { lang } from "../settings";
import type { PartInfo } from "../wire/protocol";
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";

const say = speaker(WORKSHOP);

interface Props {
  of: readonly PartInfo[];
  chosen: readonly string[];
  most: number;
  choose: (ids: string[]) => void;
}

export function Parts({ of, chosen, most, choose }: Props) {
  const full = chosen.length >= most;
  const toggle = (id: string, on: boolean) => choose(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset>
      <legend>{say("parts", { n: chosen.length, most })}</legend>
      <div class="parts">
        {of.map((part) => {
          const on = chosen.includes(part.id);
          return (
            <label key={part.id}>
              <input type="checkbox" checked={on} disabled={!on && full} onChange={(e) => toggle(part.id, e.currentTarget.checked)} />
              {part.title[lang.value] ?? part.id}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
