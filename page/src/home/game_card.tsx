// A game: its picture, two ways to begin, what it is about, and how one likes to play it.
import { useSignal } from "@preact/signals";
import { go, Link } from "../address";
import { GamePicture } from "../art/games";
import { Icon } from "../art/icons";
import { Complaint } from "../frame/complaint";
import { fetchAhead } from "../games/parts";
import { LessonButton } from "../lessons/button";
import { type Trouble, troubleOf } from "../net/api";
import { how, newTable, rules, table, workshop } from "../routes";
import { lang } from "../settings";
import type { GameInfo } from "../wire/protocol";
import { PLAYERS } from "../words/counted";
import { HOME } from "../words/home";
import { plural, speaker } from "../words/speak";
import { Choosing, Summary } from "./choosing";
import { choiceOf } from "./chosen";
import { playNow } from "./play_now";

const say = speaker(HOME);

export function GameCard({ game }: { game: GameInfo }) {
  const busy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const title = game.title[lang.value]!;
  const choice = choiceOf(game);
  const first = game.lessons[0];
  const play = async () => {
    busy.value = true;
    trouble.value = await troubleOf(playNow(game, choice).then((id) => go(table(id))));
    busy.value = false;
  };
  return (
    <li class="panel game-card" onPointerEnter={() => fetchAhead(game.name)}>
      <GamePicture game={game.name} />
      <div class="body">
        <h3>{title}</h3>
        <Facts game={game} />
        <Complaint trouble={trouble.value} />
        <div class="buttons">
          <button type="button" class="button primary" aria-label={say("play_now_about", { game: title })} disabled={busy.value} onClick={play}>
            <Icon name="play" /> {say(busy.value ? "setting" : "play_now")}
          </button>
          {first && <LessonButton game={game} lesson={first} />}
          <Link class="button" href={newTable(game.name)} aria-label={`${say("new_table")}: ${title}`}>{say("new_table")}</Link>
        </div>
        <Summary game={game} choice={choice} />
        <p class="about">{game.about[lang.value]}</p>
        <Choosing game={game} choice={choice} />
      </div>
    </li>
  );
}

function Facts({ game }: { game: GameInfo }) {
  const [from, to] = game.minutes;
  const { min_seats: least, max_seats: most } = game;
  return (
    <p class="facts">
      <span><Icon name="people" size={18} /> {least === most ? most : `${least}–${most}`} {plural(most, PLAYERS)}</span>
      {to > 0 && <span><Icon name="clock" size={18} /> {say("minutes", { from, to })}</span>}
      <span><Icon name="help" size={18} /> <Link href={how(game.name)} aria-label={`${say("how")}: ${game.title[lang.value]}`}>{say("how")}</Link></span>
      <span><Icon name="book" size={18} /> <Link href={rules(game.name)} aria-label={`${say("rules")}: ${game.title[lang.value]}`}>{say("rules")}</Link></span>
      {game.takes_cards && <span><Icon name="workshop" size={18} /> <Link href={workshop(game.name)} aria-label={`${say("workshop")}: ${game.title[lang.value]}`}>{say("workshop")}</Link></span>}
    </p>
  );
}
