// A table with the file: at once against bots, or as one likes it.
import { useSignal } from "@preact/signals";
import { go } from "../address";
import { Icon } from "../art/icons";
import { Complaint } from "../frame/complaint";
import { fetchAhead } from "../games/parts";
import { choiceOf } from "../home/chosen";
import { draftOf, wanted, withSeats } from "../lobby/draft";
import { hand } from "../lobby/handed";
import { makeTable, type Trouble, troubleOf } from "../net/api";
import { keepMade, lastName } from "../net/keyring";
import { newTable, table } from "../routes";
import type { GameInfo, NewTable } from "../wire/protocol";
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";
import type { Bench } from "./bench";
import type { DeskPart } from "./desk";

const say = speaker(WORKSHOP);

export function PlayIt({ game, bench, finding }: DeskPart) {
  const busy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const cannot = finding.state !== "good";
  const play = async () => {
    busy.value = true;
    trouble.value = await troubleOf(begun(game, bench));
    busy.value = false;
  };
  const choose = () => {
    hand({ game: game.name, cards: bench.text, file: `my_${bench.file}`, seats: bench.seats });
    go(newTable(game.name));
  };
  return (
    <section class="panel" aria-labelledby="play-it">
      <h2 id="play-it">{say("play")}</h2>
      <p class="small muted">{say("play_about")}</p>
      <Complaint trouble={trouble.value} />
      <div class="buttons">
        <button type="button" class="button primary" disabled={cannot || busy.value} onClick={play}>
          <Icon name="play" /> {say(busy.value ? "setting" : "play_now")}
        </button>
        <button type="button" class="button" disabled={cannot} onClick={choose}>{say("new_table")}</button>
      </div>
    </section>
  );
}

async function begun(game: GameInfo, bench: Bench) {
  fetchAhead(game.name);
  const made = await makeTable(againstBots(game, bench));
  keepMade(made, game.name);
  go(table(made.id));
}

/** The player and bots, by the options that the player likes; a scenario is in the file. */
function againstBots(game: GameInfo, { text, file, seats }: Bench): NewTable {
  const draft = withSeats(draftOf(game, lastName.peek(), choiceOf(game)), seats);
  const chairs = draft.chairs.map((chair, at) => (at ? { ...chair, who: "bot" as const } : chair));
  return wanted({ ...draft, chairs, cards: text, file }, game);
}
