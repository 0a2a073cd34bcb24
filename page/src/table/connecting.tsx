// Before the first Welcome: a word of patience, or why there is nothing to see.
import { Link } from "../address";
import type { Line } from "../net/socket";
import { forget } from "../net/keyring";
import { home } from "../routes";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";

const say = speaker(TABLE);

export function Connecting({ id, lines }: { id: string; lines: readonly Line[] }) {
  const shut = lines.find((line) => line.link.value === "shut");
  const isLost = lines.some((line) => line.link.value === "lost");
  return (
    <main class="narrow connecting" id="main" aria-live="polite">
      {shut ? (
        <div class="panel">
          <h1>{say("no_table")}</h1>
          <p>{shut.hearing.value.refused?.text}</p>
          <div class="buttons">
            <Link class="button primary" href={home()}>{say("home")}</Link>
            {shut.keys.token && <button type="button" class="button" onClick={() => forget(id)}>{say("watch")}</button>}
          </div>
        </div>
      ) : (
        <p class="waiting">{say(isLost ? "calling_again" : "loading")}</p>
      )}
    </main>
  );
}
