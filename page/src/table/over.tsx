// The end: who won, every line of the score, and what comes next.
import { useEffect, useRef, useState } from "preact/hooks";
import { go, Link } from "../address";
import { Complaint } from "../frame/complaint";
import { Kept } from "../frame/kept";
import { recordAddress, rematch, type Trouble, troubleOf } from "../net/api";
import { keepMade, seatsAt } from "../net/keyring";
import { home, replay, table as tableAt } from "../routes";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";

const say = speaker(TABLE);

export function Over() {
  const { game, shown, line } = useDesk();
  const panel = useRef<HTMLElement>(null);
  const isLive = line !== null; // in a replay the slider has the attention
  useEffect(() => void (isLive && panel.current?.scrollIntoView({ block: "start" })), [isLive]);
  return (
    <section ref={panel} class="panel over-panel" aria-label={say("results")}>
      <h2>{say("game_over")}</h2>
      <game.Results {...shown} />
      <Next />
    </section>
  );
}

function Next() {
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
        <Link class="button" href={replay(id)}>{say("replay")}</Link>
        <a class="button" href={recordAddress(id)} download>{say("record")}</a>
        <Link class="button quiet" href={home()}>{say("home")}</Link>
      </div>
      <Kept over />
      <Complaint trouble={trouble} />
    </>
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
