// The game's own board, in the middle of the screen.
import { useRef } from "preact/hooks";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { useLitInSight } from "./in_sight";
import { hinted, isBusy } from "./hearing";
import { taughtAt } from "./lesson/reading";
import type { Way } from "../wire/protocol";

const say = speaker(TABLE);
const NONE: readonly Way[] = [];

export function Board() {
  const { sight, game, shown, line, guard } = useDesk();
  const { asked } = sight.scene;
  const hearing = line?.hearing.value;
  const frame = useRef<HTMLElement>(null);
  useLitInSight(frame, asked?.ask);
  const isOpen = asked !== null && hearing !== undefined && !isBusy(hearing);
  return (
    <section ref={frame} class="board-frame" aria-label={say("board")} aria-busy={hearing !== undefined && isBusy(hearing)}>
      <h2 class="visually-hidden">{say("board")}</h2>
      <game.Board
        {...shown}
        ways={isOpen ? asked.ways : NONE}
        choose={(way) => guard?.choose(way)}
        pending={guard?.ending?.way.name ?? null}
        why={(choice) => line?.why(choice)}
        hint={taughtAt(sight.table.id, sight.scene) ?? (hearing ? hinted(hearing) : null)}
      />
    </section>
  );
}
