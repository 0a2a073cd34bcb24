// A game: its picture, what it is about, and two ways to begin.
import { useSignal } from "@preact/signals";
import { go, Link } from "../address";
import { GamePicture } from "../art/games";
import { Icon } from "../art/icons";
import { Complaint } from "../frame/complaint";
import { fetchAhead } from "../games/parts";
import { type Trouble, troubleOf } from "../net/api";
import { newTable, rules, table } from "../routes";
import { lang } from "../settings";
import type { GameInfo } from "../wire/protocol";
import { PLAYERS } from "../words/counted";
import { HOME } from "../words/home";
import { plural, speaker } from "../words/speak";
import { playNow } from "./play_now";

const say = speaker(HOME);

export function GameCard({ game, how }: { game: GameInfo; how: () => void }) {
  const busy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const title = game.title[lang.value]!;
  const play = async () => {
    busy.value = true;
    trouble.value = await troubleOf(playNow(game).then((id) => go(table(id))));
    busy.value = false;
  };
  return (
    <li class="panel game-card" onPointerEnter={() => fetchAhead(game.name)}>
      <GamePicture game={game.name} />
      <div class="body">
        <h3>{title}</h3>
        <Facts game={game} how={how} />
        <p>{game.about[lang.value]}</p>
        {game.expansions.map((e) => (
          <p key={e.name} class="small expansion"><b>+ {e.title[lang.value]}.</b> {e.about[lang.value]}</p>
        ))}
        <Complaint trouble={trouble.value} />
        <div class="buttons">
          <button type="button" class="button primary" aria-label={say("play_now_about", { game: title })} disabled={busy.value} onClick={play}>
            <Icon name="play" /> {say(busy.value ? "setting" : "play_now")}
          </button>
          <Link class="button" href={newTable(game.name)} aria-label={`${say("new_table")}: ${title}`}>{say("new_table")}</Link>
        </div>
      </div>
    </li>
  );
}

function Facts({ game, how }: { game: GameInfo; how: () => void }) {
  const [from, to] = game.minutes;
  const { min_seats: least, max_seats: most } = game;
  return (
    <p class="facts">
      <span><Icon name="people" size={18} /> {least === most ? most : `${least}–${most}`} {plural(most, PLAYERS)}</span>
      {to > 0 && <span><Icon name="clock" size={18} /> {say("minutes", { from, to })}</span>}
      <span><Icon name="help" size={18} /> <button type="button" class="link" aria-label={`${say("how")}: ${game.title[lang.value]}`} onClick={how}>{say("how")}</button></span>
      <span><Icon name="book" size={18} /> <Link href={rules(game.name)} aria-label={`${say("rules")}: ${game.title[lang.value]}`}>{say("rules")}</Link></span>
    </p>
  );
}
