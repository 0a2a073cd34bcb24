// What "Play now" begins, said in a line; and, one click away, stronger bots, expansions and the rest of the rules.
import { LessonButton } from "../lessons/button";
import { LevelAbout, Levels } from "../lobby/levels";
import { levelTitle } from "../net/catalogue";
import { lang } from "../settings";
import type { GameInfo, OptionInfo } from "../wire/protocol";
import { PLAYERS } from "../words/counted";
import { HOME } from "../words/home";
import { plural, speaker } from "../words/speak";
import { type Choice, easedOptions } from "./choice";
import { keepChoice } from "./chosen";

const say = speaker(HOME);

interface Props {
  game: GameInfo;
  choice: Choice;
}

/** "Duel in the strait · Basic · bots: Cadet · base game". */
export function Summary({ game, choice }: Props) {
  const { usual_seats: n } = game;
  const eased = easedOptions(game).map((o) => titleOf(o, choice.options[o.name]!));
  const with_ = game.expansions.filter((e) => choice.expansions.includes(e.name)).map((e) => e.title[lang.value]!);
  const base = game.expansions.length ? [say("base_game")] : [];
  const parts = [...(eased.length ? eased : [`${n} ${plural(n, PLAYERS)}`]), say("bots_are", { level: levelTitle(choice.bot) }), ...(with_.length ? with_ : base)];
  return <p class="small summary">{parts.join(" · ")}</p>;
}

export function Choosing({ game, choice }: Props) {
  const change = (changed: Partial<Choice>) => keepChoice(game.name, { ...choice, ...changed });
  return (
    <div class="choosing">
      <label class="eased">
        <span>{say("bots")}</span>
        <Levels game={game.name} chosen={choice.bot} choose={(bot) => change({ bot })} />
      </label>
      <LevelAbout game={game.name} level={choice.bot} />
      {easedOptions(game).map((o) => (
        <label key={o.name} class="eased">
          <span>{o.title[lang.value]}</span>
          <select value={choice.options[o.name]!} onChange={(e) => change({ options: { ...choice.options, [o.name]: e.currentTarget.value } })}>
            {o.values.map((value) => <option key={value} value={value}>{titleOf(o, value)}</option>)}
          </select>
        </label>
      ))}
      {game.expansions.map((e) => (
        <label key={e.name} class="tick expansion">
          <input type="checkbox" checked={choice.expansions.includes(e.name)} onChange={(ev) => change({ expansions: toggled(choice.expansions, e.name, ev.currentTarget.checked) })} />
          <span><b>+ {e.title[lang.value]}</b><small class="muted">{e.about[lang.value]}</small></span>
        </label>
      ))}
      {further(game).length > 0 && (
        <div class="buttons further">{further(game).map((lesson) => <LessonButton key={lesson.name} game={game} lesson={lesson} titled />)}</div>
      )}
    </div>
  );
}

/** The lessons of expansions. */
const further = (game: GameInfo) => game.lessons.slice(1);
const titleOf = (option: OptionInfo, value: string) => option.value_titles[value]?.[lang.value] ?? value;
const toggled = (all: readonly string[], one: string, on: boolean) => (on ? [...all, one] : all.filter((e) => e !== one));
