// The whole screen of one seat, or of a spectator: head, players, board, question, journal, and dialogs over them.
import { useState } from "preact/hooks";
import type { Line } from "../net/socket";
import type { Scene } from "../wire/protocol";
import { Banners } from "./banners";
import { Board } from "./board";
import { type Desk, AtDesk, shownOf } from "./desk";
import { Dialogs } from "./dialogs";
import { Fetching, useGame } from "./games";
import { Head } from "./head";
import { HowDialog, NewHere } from "./how";
import { Journal } from "./journal";
import { Latest } from "./latest";
import { Over } from "./over";
import { Players } from "./players";
import { Question } from "./question";
import { Sheet } from "./sheet";
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
  const [card, look] = useState("");
  const [filter, setFilter] = useState("");
  const [isHow, setHow] = useState(false);
  if (!game) return <Fetching trouble={trouble} />;

  const { scene } = sight;
  const shown = shownOf(sight, look);
  const desk: Desk = { sight, game, shown, line, cite };
  const isPlayed = scene.view !== null;
  return (
    <AtDesk value={desk}>
      <Head hide={others ? hide : null} how={() => setHow(true)} />
      <main id="main" class={isPlayed ? "table-main" : "table-main unplayed"}>
        <Banners />
        {isNews(scene) && <NewHere game={sight.table.game} read={() => setHow(true)} />}
        {scene.status === "open" && <Waiting />}
        <div class="table-middle">
          {scene.status === "over" && isPlayed && <Over />}
          {isPlayed && <Players />}
          {isPlayed && scene.status === "running" && <Latest />}
          {isPlayed && <Board />}
        </div>
        <div class="table-side">
          {isPlayed && scene.status === "running" && <Sheet urgent={scene.asked?.out_of_turn ? scene.asked.ask : null}><Question /></Sheet>}
          {(isPlayed || sight.journal.length > 0) && <Journal filter={filter} setFilter={setFilter} />}
        </div>
      </main>
      {isHow && <HowDialog game={sight.table.game} title={sight.table.title} close={() => setHow(false)} />}
      <Dialogs clause={clause} card={card} close={() => (cite(""), look(""))} filter={setFilter} />
    </AtDesk>
  );
}
