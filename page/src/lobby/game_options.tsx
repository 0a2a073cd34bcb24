// With which expansions and by which rules: each explained in a sentence.
import { Link } from "../address";
import { rules } from "../routes";
import { lang } from "../settings";
import type { OptionInfo } from "../wire/protocol";
import { LOBBY } from "../words/lobby";
import { speaker } from "../words/speak";
import type { Part } from "./chairs";
import { openOptions, withExpansion, withOption } from "./draft";
import { Segments } from "./segments";

const say = speaker(LOBBY);
const CHIEF = ["scenario", "level"]; // the options that change the game most are shown at once, the others on request
const CLAUSE = /^[A-Z]+-\d+(\.\d+)+$/;

export function Expansions({ game, draft, change }: Part) {
  return (
    <>
      {game.expansions.map((e) => (
        <label key={e.name} class="tick">
          <input type="checkbox" checked={draft.expansions.includes(e.name)} onChange={(ev) => change(withExpansion(draft, e.name, ev.currentTarget.checked))} />
          <span><b>{say("with", { expansion: e.title[lang.value]! })}</b><small class="muted">{e.about[lang.value]}</small></span>
        </label>
      ))}
    </>
  );
}

export function ChiefOptions(part: Part) {
  const chief = openOptions(part.draft, part.game).filter((o) => CHIEF.includes(o.name));
  return <>{chief.map((o) => <Option key={o.name} option={o} {...part} />)}</>;
}

export function FineOptions(part: Part) {
  const fine = openOptions(part.draft, part.game).filter((o) => !CHIEF.includes(o.name));
  if (!fine.length) return null;
  const changed = fine.filter((o) => part.draft.options[o.name]).length;
  return (
    <details class="panel">
      <summary>{say("fine")} {changed > 0 && <span class="tag lit">{say("changed", { n: changed })}</span>}</summary>
      <p class="small muted">{say("fine_about")}</p>
      {fine.map((o) => <Option key={o.name} option={o} {...part} />)}
    </details>
  );
}

function Option({ option, game, draft, change }: Part & { option: OptionInfo }) {
  const chosen = draft.options[option.name] ?? option.values[0]!;
  const titled = option.values.map((value) => ({ value, title: option.value_titles[value]?.[lang.value] ?? value }));
  return (
    <fieldset class="option">
      <legend>{option.title[lang.value]}</legend>
      <p class="small muted">
        {sentence(option.about[lang.value]!)}{" "}
        {CLAUSE.test(option.ruling) && <Link href={rules(game.name, option.ruling)} target="_blank" onClick={undefined}>{option.ruling}</Link>}
      </p>
      <Segments of={titled} chosen={chosen} choose={(value) => change(withOption(draft, game, option.name, value))} />
    </fieldset>
  );
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, "")}.`;
