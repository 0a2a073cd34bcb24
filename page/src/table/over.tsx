// The end: who won, every line of the score, and what comes next.
import { useEffect, useRef, useState } from "preact/hooks";
import { go, Link } from "../address";
import { Complaint } from "../frame/complaint";
import { Kept } from "../frame/kept";
import { recordAddress, rematch, type Trouble, troubleOf } from "../net/api";
import { keepMade } from "../net/keyring";
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
  const key = line.keys.host || line.keys.token;
  const again = async () => setTrouble(await troubleOf(rematch(id, key).then((made) => (keepMade(made, sight.table.game), go(tableAt(made.id))))));
  return (
    <>
      <div class="buttons">
        {sight.scene.rematch ? (
          <Link class="button primary" href={tableAt(sight.scene.rematch)}>{say("rematch_there")}</Link>
        ) : (
          key && <button type="button" class="button primary" onClick={() => void again()}>{say("rematch")}</button>
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
