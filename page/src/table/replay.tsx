// A game that is over, choice by choice, as any seat or a spectator saw it.
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "../style/table.css";
import { Complaint } from "../frame/complaint";
import { loadCatalogue } from "../net/catalogue";
import type { Replayed } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { type Desk, AtDesk, shownOf } from "./desk";
import { Dialogs, type Looked } from "./dialogs";
import { type Drawer, OpenDrawer } from "./drawers";
import { Fetching, useGame } from "./games";
import { Head } from "./head";
import { HowDialog } from "./how";
import { Journal } from "./journal";
import { Middle } from "./middle";
import { Moving } from "./motion/moving";
import { useMoments } from "./motion/seen";
import { aStep, isStill } from "./motion/tempo";
import { isNarrow } from "./narrow";
import { Players } from "./players";
import { ReplayBar } from "./replay_bar";
import { useReplayed } from "./replay_steps";
import { ClauseButton } from "./clause";
import { WithDice } from "./with_dice";

const say = speaker(TABLE);

/** Where in the game one looks, and through whose eyes. */
export interface Position {
  id: string;
  names: readonly string[];
  to: number;
  setTo: (to: number) => void;
  seat: number | null;
  setSeat: (seat: number | null) => void;
}

/** `Beside` is shown beside the board, instead of the journal. */
export function ReplayPage({ id, Beside }: { id: string; Beside?: ComponentType<Position> }) {
  useEffect(() => void loadCatalogue(), []); // for the titles of bots
  const [seat, setSeat] = useState(numberIn("seat"));
  const [to, setTo] = useState(numberIn("to") ?? 0);
  useEffect(() => remember(seat, to), [seat, to]);
  const { step, trouble, again } = useReplayed(id, seat, to);
  if (!step) {
    return (
      <main id="main" class="narrow connecting">
        {trouble ? <Complaint trouble={trouble} again={again} /> : <p class="waiting">{say("loading")}</p>}
      </main>
    );
  }
  return <Replay step={step} Beside={Beside} to={to} setTo={setTo} seat={seat} setSeat={setSeat} />;
}

const numberIn = (name: string) => {
  const text = new URLSearchParams(location.search).get(name);
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
};

/** The address leads back to this moment: it can be shared. */
function remember(seat: number | null, to: number) {
  const query = new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), to: String(to) });
  history.replaceState(history.state, "", `${location.pathname}?${query}`);
}

interface Props {
  step: Replayed; // the newest that has come: the slider may be ahead of it
  Beside: ComponentType<Position> | undefined;
  to: number;
  setTo: (to: number) => void;
  seat: number | null;
  setSeat: (seat: number | null) => void;
}

function Replay({ step, Beside, to, setTo, seat, setSeat }: Props) {
  const sight = step.welcome;
  const { game, trouble } = useGame(sight.table.game);
  const [clause, cite] = useState("");
  const [looked, look] = useState<Looked | null>(null);
  const [filter, setFilter] = useState("");
  const [drawer, pull] = useState<Drawer>("");
  const [isHow, setHow] = useState(false);
  if (!game) return <Fetching trouble={trouble} />;

  const { scene } = sight;
  const shown = shownOf(sight, (card, closed) => look({ card, closed }));
  const desk: Desk = { sight, game, shown, line: null, guard: null, cite };
  return (
    <AtDesk value={desk}>
      <Head hide={null} how={() => setHow(true)} open={pull} />
      <main id="main" class={Beside ? "table-main played replay analysed" : "table-main played replay"}>
        <ReplayBar id={sight.table.id} names={shown.names} last={step.last} to={to} setTo={setTo} seat={seat} setSeat={setSeat} />
        <Steps step={step}>
          {scene.view !== null && <Players open={() => pull("players")} />}
          <div class="table-middle">
            <StepLines step={step} />
            {scene.view !== null && <Middle over={step.to === step.last} />}
          </div>
        </Steps>
        {Beside && <Beside id={sight.table.id} names={shown.names} to={to} setTo={setTo} seat={seat} setSeat={setSeat} />}
        {!isNarrow.value && !Beside && <Journal filter={filter} setFilter={setFilter} />}
      </main>
      {isHow && <HowDialog game={sight.table.game} title={sight.table.title} close={() => setHow(false)}>{game.Legend && <game.Legend {...shown} />}</HowDialog>}
      <OpenDrawer drawer={drawer} close={() => pull("")} filter={filter} setFilter={setFilter} />
      <Dialogs clause={clause} looked={looked} close={() => (cite(""), look(null))} filter={(words) => (setFilter(words), pull("journal"))} />
    </AtDesk>
  );
}

/** One step on is played; a leap over several is not. */
function Steps({ step, children }: { step: Replayed; children: ComponentChildren }) {
  const was = useRef(step.to);
  const pace = step.to === was.current + 1 && !isStill() ? aStep() : 0;
  useEffect(() => void (was.current = step.to), [step]);
  return <Moving sight={step.welcome} pace={pace} moments={useMoments()}>{children}</Moving>;
}

/** What this choice brought. */
function StepLines({ step }: { step: Replayed }) {
  const lines = step.welcome.journal.slice(step.since);
  return (
    <ul class="step-lines" aria-live="polite" aria-label={say("step_lines")}>
      {lines.map((line, i) => <li key={i}><WithDice text={line.text} /> <ClauseButton clause={line.clause} /></li>)}
      {lines.length === 0 && <li class="muted">{say(step.to ? "step_silent" : "step_first")}</li>}
    </ul>
  );
}
