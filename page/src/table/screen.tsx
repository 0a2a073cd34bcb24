// The whole screen of one seat, or of a spectator: head, players, board, question, journal, and dialogs over them.
import { useState } from "preact/hooks";
import type { Line } from "../net/socket";
import type { Scene, Way } from "../wire/protocol";
import { Banners, Toasts } from "./banners";
import { type Desk, AtDesk, shownOf } from "./desk";
import { Dialogs, type Looked } from "./dialogs";
import { type Drawer, OpenDrawer } from "./drawers";
import { useGuard } from "./ending";
import { EndingBar, LeftUndone } from "./ending_bar";
import { Fetching, useGame } from "./games";
import { Head } from "./head";
import { HowDialog, NewHere } from "./how";
import { Journal, NewLines } from "./journal";
import { Latest } from "./latest";
import { LessonPanel } from "./lesson/panel";
import { Middle } from "./middle";
import { Seen } from "./motion/seen";
import { stageOf } from "./motion/stage";
import { isNarrow } from "./narrow";
import { Players } from "./players";
import { Question } from "./question";
import { Sheet } from "./sheet";
import { ToQuestion } from "./skip";
import { Waiting } from "./waiting";

/** Who only watches a game that runs, or comes when it is over, has not asked for lessons. */
const isNews = ({ seat, status }: Scene) => status === "open" || (status === "running" && seat !== null);

interface Props {
  line: Line;
  others: number; // people at this screen beside the one who looks
  hide: () => void;
}

export function TableScreen({ line, others, hide }: Props) {
  const sight = line.hearing.value.sight!;
  const { game, trouble } = useGame(sight.table.game);
  const [clause, cite] = useState("");
  const [looked, look] = useState<Looked | null>(null);
  const [filter, setFilter] = useState("");
  const [drawer, pull] = useState<Drawer>("");
  const [isHow, setHow] = useState(false);
  const { scene } = sight;
  const left = (ways: readonly Way[]) => (scene.lesson?.accepts.length ? [] : (game?.left?.(scene.view, ways) ?? []));
  const seals = (way: Way) => (scene.lesson?.accepts.length ? null : (game?.seals?.(scene.view, sight.furniture, way) ?? null));
  const guard = useGuard({ asked: scene.asked, deadline: scene.deadline, left, seals, send: line.choose });
  if (!game) return <Fetching trouble={trouble} />;

  const desk: Desk = { sight, game, shown: shownOf(sight, (card, closed) => look({ card, closed })), line, guard, cite };
  const isPlayed = scene.view !== null;
  const isRunning = isPlayed && scene.status === "running";
  const find = (words: string) => (setFilter(words), pull("journal"));
  return (
    <AtDesk value={desk}>
      {isRunning && <ToQuestion />}
      <Head hide={others ? hide : null} how={() => setHow(true)} open={pull} />
      <main id="main" class={isPlayed ? "table-main played" : "table-main unplayed"}>
        <Banners />
        {scene.lesson && isPlayed && <LessonPanel lesson={scene.lesson} />}
        {scene.status === "open" && <Waiting />}
        {isRunning && <Sheet ask={scene.asked?.ask ?? null} urgent={scene.asked?.out_of_turn ?? false}><Question /></Sheet>}
        {isPlayed && (
          <Seen stage={stageOf(line)}>
            {({ status }) => (
              <>
                <Players open={() => pull("players")} />
                <div class="table-middle">{status === "running" && <Latest />}<Middle over={status === "over"} /></div>
              </>
            )}
          </Seen>
        )}
        {isNews(scene) && !sight.table.lesson && <NewHere game={sight.table.game} lines={sight.journal.length} read={() => setHow(true)} />}
        {(isPlayed || sight.journal.length > 0) && !(isPlayed && isNarrow.value) && <Journal filter={filter} setFilter={setFilter} />}
        <NewLines journal={sight.journal} />
        <Toasts><EndingBar /></Toasts>
      </main>
      {isHow && <HowDialog game={sight.table.game} title={sight.table.title} close={() => setHow(false)}>{game.Legend && <game.Legend {...desk.shown} />}</HowDialog>}
      <LeftUndone />
      <OpenDrawer drawer={drawer} close={() => pull("")} filter={filter} setFilter={setFilter} />
      <Dialogs clause={clause} looked={looked} close={() => (cite(""), look(null))} filter={find} />
    </AtDesk>
  );
}
