// The end: who won, what comes next, and every line of the score.
import { useState } from "preact/hooks";
import { go, Link } from "../address";
import { Complaint } from "../frame/complaint";
import { Kept } from "../frame/kept";
import { choiceOf } from "../home/chosen";
import { playNow } from "../home/play_now";
import { recordAddress, rematch, type Trouble, troubleOf } from "../net/api";
import { catalogue, gameNamed } from "../net/catalogue";
import { keepMade, seatsAt } from "../net/keyring";
import { Banner } from "../results/banner";
import { harder } from "../results/harder";
import { analysis, home, newTable, replay, table as tableAt } from "../routes";
import { lang } from "../settings";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";

const say = speaker(TABLE);

export function Over() {
  const { game, shown, sight } = useDesk();
  const { id, game: name } = sight.table;
  const isOne = seatsAt(id).length < 2; // of several at one screen nobody is "you"
  return (
    <section class="panel over-panel" aria-label={say("results")}>
      {shown.ranks.length > 0 && <Banner game={name} names={shown.names} ranks={shown.ranks} seat={isOne ? shown.seat : null} />}
      <Next seat={isOne ? shown.seat : null} />
      <game.Results {...shown} />
      <Keepsake />
    </section>
  );
}

/** `seat`: of whoever looks on, if it is one person. */
function Next({ seat }: { seat: number | null }) {
  const { sight, line } = useDesk();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { id } = sight.table;
  if (!line) return null;
  const { game } = sight.table;
  const there = sight.scene.rematch;
  const keys = keysFor(id, line.keys.host);
  const again = async () => setTrouble(await troubleOf(playAgain(id, keys, game)));
  return (
    <>
      <div class="buttons">
        {there && (trouble || !keys.length) ? (
          <Link class="button primary" href={tableAt(there)}>{say("rematch_there")}</Link>
        ) : (
          keys.length > 0 && <button type="button" class="button primary" onClick={() => void again()}>{say(there ? "rematch_there" : "rematch")}</button>
        )}
        <Harder seat={seat} />
        <Link class="button" href={replay(id)}>{say("replay")}</Link>
        <Link class="button" href={analysis(id, seat)}>{say("analysis")}</Link>
        <Link class="button quiet" href={home()}>{say("home")}</Link>
      </div>
      <Complaint trouble={trouble} />
    </>
  );
}

/** After a win against bots alone: a table with those of the next level. */
function Harder({ seat }: { seat: number | null }) {
  const { sight, shown } = useDesk();
  const game = gameNamed(sight.table.game);
  const level = seat !== null && shown.ranks[seat] === 1 ? harder(catalogue.value?.levels ?? [], sight.scene.seats, seat) : null;
  if (!game || !level) return null;
  const begin = () => void playNow(game, { ...choiceOf(game), bot: level.name }).then((id) => go(tableAt(id)), () => go(newTable(game.name)));
  return <button type="button" class="button" onClick={begin}>{say("harder", { level: level.title[lang.value]! })}</button>;
}

/** How long the game is kept here, and its record to keep. */
function Keepsake() {
  const { sight, line } = useDesk();
  if (!line) return null;
  return (
    <div class="keepsake">
      <a class="button small" href={recordAddress(sight.table.id)} download>{say("record")}</a>
      <Kept over />
    </div>
  );
}

/** For all who sit at this screen; for the host only if nobody does. */
const keysFor = (id: string, host: string) => {
  const seats = seatsAt(id).map((seat) => seat.token);
  return seats.length || !host ? seats : [host];
};

/** Every player's seat is kept at the new table, for the secret the player has here. */
async function playAgain(id: string, keys: readonly string[], game: string) {
  let there = "";
  for (const key of keys) {
    const made = await rematch(id, key);
    keepMade(made, game);
    there = made.id;
  }
  go(tableAt(there));
}
