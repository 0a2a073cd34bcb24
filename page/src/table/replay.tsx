// A game that is over, choice by choice, as any seat or a spectator saw it.
import { useEffect, useState } from "preact/hooks";
import "../style/table.css";
import { Complaint } from "../frame/complaint";
import { loadCatalogue } from "../net/catalogue";
import type { Replayed } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { Board } from "./board";
import { type Desk, AtDesk, shownOf } from "./desk";
import { Dialogs } from "./dialogs";
import { Fetching, useGame } from "./games";
import { Head } from "./head";
import { HowDialog } from "./how";
import { Journal } from "./journal";
import { Over } from "./over";
import { Players } from "./players";
import { ReplayBar } from "./replay_bar";
import { useReplayed } from "./replay_steps";
import { ClauseButton } from "./clause";
import { WithDice } from "./with_dice";

const say = speaker(TABLE);

export function ReplayPage({ id }: { id: string }) {
  useEffect(() => void loadCatalogue(), []); // for the titles of bots
  const [seat, setSeat] = useState<number | null>(null);
  const [to, setTo] = useState(0);
  const { step, trouble, again } = useReplayed(id, seat, to);
  if (!step) {
    return (
      <main id="main" class="narrow connecting">
        {trouble ? <Complaint trouble={trouble} again={again} /> : <p class="waiting">{say("loading")}</p>}
      </main>
    );
  }
  return <Replay step={step} to={to} setTo={setTo} seat={seat} setSeat={setSeat} />;
}

interface Props {
  step: Replayed; // the newest that has come: the slider may be ahead of it
  to: number;
  setTo: (to: number) => void;
  seat: number | null;
  setSeat: (seat: number | null) => void;
}

function Replay({ step, to, setTo, seat, setSeat }: Props) {
  const sight = step.welcome;
  const { game, trouble } = useGame(sight.table.game);
  const [clause, cite] = useState("");
  const [card, look] = useState("");
  const [filter, setFilter] = useState("");
  const [isHow, setHow] = useState(false);
  if (!game) return <Fetching trouble={trouble} />;

  const { scene } = sight;
  const shown = shownOf(sight, look);
  const desk: Desk = { sight, game, shown, line: null, cite };
  return (
    <AtDesk value={desk}>
      <Head hide={null} how={() => setHow(true)} />
      <main id="main" class="table-main replay">
        <ReplayBar id={sight.table.id} names={shown.names} last={step.last} to={to} setTo={setTo} seat={seat} setSeat={setSeat} />
        <div class="table-middle">
          <StepLines step={step} />
          {step.to === step.last && scene.view !== null && <Over />}
          {scene.view !== null && <Players />}
          {scene.view !== null && <Board />}
        </div>
        <div class="table-side"><Journal filter={filter} setFilter={setFilter} /></div>
      </main>
      {isHow && <HowDialog game={sight.table.game} title={sight.table.title} close={() => setHow(false)} />}
      <Dialogs clause={clause} card={card} close={() => (cite(""), look(""))} filter={setFilter} />
    </AtDesk>
  );
}

/** What this choice brought. */
function StepLines({ step }: { step: Replayed }) {
  const lines = step.welcome.journal.slice(step.since);
  return (
    <ul class="panel step-lines" aria-live="polite" aria-label={say("step_lines")}>
      {lines.map((line, i) => <li key={i}><WithDice text={line.text} /> <ClauseButton clause={line.clause} /></li>)}
      {lines.length === 0 && <li class="muted">{say(step.to ? "step_silent" : "step_first")}</li>}
    </ul>
  );
}
