// The players and the board as one screen shows them: a little behind what was heard, or as they were some steps ago.
// The question is not: it can be answered at once.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Scene } from "../../wire/protocol";
import { AtDesk, shownOf, useDesk } from "../desk";
import type { Sight } from "../hearing";
import { rolled } from "./moments";
import { Moving } from "./moving";
import type { Stage } from "./stage";

export function Seen({ stage, children }: { stage: Stage; children: (scene: Scene) => ComponentChildren }) {
  const desk = useDesk();
  const sight = stage.seen();
  useEffect(() => {
    stage.isDrawn = true;
    return () => void (stage.isDrawn = false);
  }, [stage]);
  const seen = sight === desk.sight ? desk : { ...desk, sight, shown: shownOf(sight, desk.shown.look) };
  return (
    <AtDesk value={seen}>
      <Moving sight={sight} pace={stage.pace()} moments={useMoments()} played={stage.played} isBehind={() => stage.isBehind} skip={stage.skip}>
        {children(sight.scene)}
      </Moving>
    </AtDesk>
  );
}

/** As the game tells them; dice in the lines of the journal are rolled in any case. */
export function useMoments() {
  const { game } = useDesk();
  return (was: Sight, now: Sight) => {
    const lines = now.journal.slice(was.journal.length);
    return [...(game.moments?.(was.scene.view, now.scene.view, lines) ?? []), ...rolled(lines)];
  };
}
