// One of the levels of bots, each with how strong it is in this game.
import { catalogue, gameNamed } from "../net/catalogue";
import { lang } from "../settings";
import type { LevelInfo } from "../wire/protocol";
import { LOBBY } from "../words/lobby";
import { amount, speaker } from "../words/speak";

const say = speaker(LOBBY);

interface Props {
  game: string;
  chosen: string;
  choose: (level: string) => void;
  label?: string; // what it is called; none where a label stands around it
}

export function Levels({ game, chosen, choose, label }: Props) {
  const ratings = ratingsIn(game);
  const title = (l: LevelInfo) => (ratings[l.name] ? `${l.title[lang.value]} · ${amount(ratings[l.name]!)}` : l.title[lang.value]);
  return (
    <select value={chosen} aria-label={label} onChange={(e) => choose(e.currentTarget.value)}>
      {levelsNow().map((l) => <option key={l.name} value={l.name}>{title(l)}</option>)}
    </select>
  );
}

/** What the level means, in a sentence, and what the number beside its name says. */
export function LevelAbout({ game, level }: { game: string; level: string }) {
  const rating = ratingsIn(game)[level];
  return (
    <small class="muted">
      {levelsNow().find((l) => l.name === level)?.about[lang.value]} {rating ? say("rating_about", { n: amount(rating) }) : ""}
    </small>
  );
}

const levelsNow = () => catalogue.value?.levels ?? [];
const ratingsIn = (game: string) => gameNamed(game)?.ratings ?? {};
