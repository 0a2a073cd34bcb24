// One puzzle: the real board as a seat sees it, its question, and after the answer the reason.
import { useEffect, useMemo, useState } from "preact/hooks";
import "../style/table.css";
import "../style/puzzles.css";
import { Complaint } from "../frame/complaint";
import { puzzleShown, type Trouble, tryPuzzle } from "../net/api";
import { loadCatalogue } from "../net/catalogue";
import { lang } from "../settings";
import { Board } from "../table/board";
import { ClauseButton } from "../table/clause";
import { type Desk, AtDesk, shownOf } from "../table/desk";
import { Dialogs, type Looked } from "../table/dialogs";
import { type Drawer, OpenDrawer } from "../table/drawers";
import { Fetching, useGame } from "../table/games";
import { Head } from "../table/head";
import { HowDialog } from "../table/how";
import { Moving } from "../table/motion/moving";
import { Players } from "../table/players";
import { Sheet } from "../table/sheet";
import { Ways } from "../table/ways";
import { WithDice } from "../table/with_dice";
import type { Asked, ShownPuzzle, Solved } from "../wire/protocol";
import { PUZZLES } from "../words/puzzles";
import { speaker } from "../words/speak";
import { Answer } from "./answer";
import { puzzleLine } from "./line";
import { remember } from "./solved";

const say = speaker(PUZZLES);

export function PuzzlePage({ id }: { id: string }) {
  useEffect(() => void loadCatalogue(), []); // for the titles of bots
  const [shown, setShown] = useState<ShownPuzzle | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const load = () => void puzzleShown(id).then((found) => (setShown(found), setTrouble(null)), setTrouble);
  useEffect(load, [id, lang.value]);
  if (shown) return <Position of={shown} />;
  return <main id="main" class="narrow connecting"><Complaint trouble={trouble} again={load} /></main>;
}

function Position({ of: { puzzle, welcome: sight } }: { of: ShownPuzzle }) {
  const { game, trouble } = useGame(sight.table.game);
  const [chosen, setChosen] = useState("");
  const [solved, setSolved] = useState<Solved | null>(null);
  const [wrong, setWrong] = useState<Trouble | null>(null);
  const [clause, cite] = useState("");
  const [looked, look] = useState<Looked | null>(null);
  const [filter, setFilter] = useState("");
  const [drawer, pull] = useState<Drawer>("");
  const [isHow, setHow] = useState(false);
  const hear = (way: string) => (found: Solved) => {
    setSolved(found);
    setChosen(way);
    setWrong(null);
    remember(puzzle.id, found.right ? "right" : "wrong");
  };
  const judge = (way: string) => tryPuzzle(puzzle.id, way).then(hear(way), setWrong);
  useEffect(() => void (solved && judge(chosen)), [lang.value]);
  const choose = (way: string) => void (solved || judge(way));
  const asked = sight.scene.asked;
  const seen = useMemo(() => (solved ? { ...sight, scene: { ...sight.scene, asked: null } } : sight), [sight, solved]);
  const line = useMemo(() => puzzleLine(seen, choose), [seen]);
  if (!game || !asked) return <Fetching trouble={trouble} />;

  const guard = { ending: null, isLost: false, choose, now: () => {}, takeBack: () => {}, forget: () => {} };
  const desk: Desk = { sight: seen, game, shown: shownOf(seen, (card, closed) => look({ card, closed })), line, guard, cite };
  return (
    <AtDesk value={desk}>
      <Head hide={null} how={() => setHow(true)} open={pull} />
      <main id="main" class="table-main played puzzle">
        <Sheet ask={asked.ask} urgent>
          <Question asked={asked} solved={solved} chosen={chosen} choose={choose} id={puzzle.id} trouble={wrong} />
        </Sheet>
        <Moving sight={seen} pace={0} moments={() => []}>
          <Players open={() => pull("players")} />
          <div class="table-middle"><Board /></div>
        </Moving>
      </main>
      {isHow && <HowDialog game={sight.table.game} title={sight.table.title} close={() => setHow(false)} />}
      <OpenDrawer drawer={drawer} close={() => pull("")} filter={filter} setFilter={setFilter} />
      <Dialogs clause={clause} looked={looked} close={() => (cite(""), look(null))} filter={(words) => (setFilter(words), pull("journal"))} />
    </AtDesk>
  );
}

interface Props {
  asked: Asked;
  solved: Solved | null;
  chosen: string;
  choose: (way: string) => void;
  id: string;
  trouble: Trouble | null;
}

function Question({ asked, solved, chosen, choose, id, trouble }: Props) {
  return (
    <section class="asked" aria-label={say("title")}>
      <p class="puzzle-task">{say("find")}</p>
      <div class="asked-prompt"><h2 tabIndex={-1}><WithDice text={asked.prompt} /></h2> <ClauseButton clause={asked.clause} /></div>
      <Complaint trouble={trouble} />
      <div role="status">{solved && <Answer solved={solved} chosen={chosen} id={id} />}</div>
      {!solved && <Ways ways={asked.ways} ask={asked.ask} hint={null} busy={false} choose={choose} />}
    </section>
  );
}
