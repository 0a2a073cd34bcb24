// The game's own part of the page, for the table that is drawn now.
import { useEffect, useState } from "preact/hooks";
import { Complaint } from "../frame/complaint";
import { type AnyGame, fetchGame, gamePart } from "../games/parts";
import { Trouble } from "../net/api";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";

export type { AnyGame };

const say = speaker(TABLE);
const sayOfThePage = speaker(FRAME);

export function useGame(name: string): { game: AnyGame | null; trouble: Trouble | null } {
  const [isLost, setLost] = useState(false);
  const [, redraw] = useState(0);
  const game = gamePart(name);
  // Also if it has come since it was missed here, fetched ahead: nobody else draws this anew.
  useEffect(() => {
    if (!game) void fetchGame(name).then(() => redraw((n) => n + 1), () => setLost(true));
  }, [name]);
  return { game, trouble: isLost ? new Trouble("offline", sayOfThePage("failed")) : null };
}

/** Until the game's part is here, or why it never will be. */
export function Fetching({ trouble }: { trouble: Trouble | null }) {
  return (
    <main class="waiting" id="main">
      {trouble ? <Complaint trouble={trouble} again={() => location.reload()} /> : say("loading")}
    </main>
  );
}
