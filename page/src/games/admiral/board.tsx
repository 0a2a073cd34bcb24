// The board of Admiral on one screen: the chart, beside it the wind and the other fleets, below it one's own ships.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { bowsAfter, type Bows } from "./chart/bows";
import { Bar } from "./chart/bar";
import { Chart } from "./chart/chart";
import { DeskContext, isTakenInHand, type Desk, type Opened, type Props } from "./desk";
import { Dock } from "./fleet/dock";
import { Hand } from "./fleet/hand";
import { Side } from "./fleet/side";
import { cardUnder } from "./looking";
import { coursesOf, type Course } from "./plan/course";
import { answer, type Intent } from "./plan/intent";
import { buttons, deeds, lit, subject } from "./ways";
import type { AdmiralView } from "../../wire/admiral";
import type { Way } from "../../wire/protocol";

export function Board(props: Props) {
  const desk = useBoard(props);
  return (
    <DeskContext.Provider value={desk}>
      <div class="ad-board" data-fits>
        <Chart />
        <Side />
        <Bar />
        <Dock />
        <Hand />
      </div>
    </DeskContext.Provider>
  );
}

function useBoard(props: Props): Desk {
  const { view, ways } = props;
  const [chosen, select] = useState<number | null>(null);
  const [opened, open] = useState<Opened | null>(null);
  const [meant, mean] = useState<Course | null>(null);
  const set = useIntent(props);
  const plan = (intent: Intent) => (select(null), open(null), set(intent));
  const bows = useBows(view);
  const at = useMemo(() => lit(ways, view), [ways]);
  const selected = chosen ?? onlyShip(view);
  const ship = moving(view, selected);
  const courses = useMemo(() => coursesOf(view, ways.length ? ship : -1), [ways, ship]);
  const inHand = selected !== null && isTakenInHand(props, `thing ${selected}`);
  const bar = [...buttons(ways), ...(inHand ? deeds(at, selected, cardUnder(view, selected)?.card) : [])];
  return { ...props, at, bar: [...new Set(bar)], selected, select, opened: opened && at.has(opened.place) ? opened : null, open, courses, meant, mean, plan, bows };
}

/** The ship that the question is about, or the one in hand. */
const moving = (view: AdmiralView, selected: number | null) => subject(view) ?? selected ?? -1;

/** Where only one ship can sail, it need not be pressed first. */
const onlyShip = (view: AdmiralView) => (view.own?.reach.length === 1 ? view.own.reach[0]!.ship : null);

/** Gives the answers of what was set out to do; a question is never answered twice. */
function useIntent({ view, ways, choose }: Props): (intent: Intent) => void {
  const [intent, set] = useState<Intent | null>(null);
  const last = useRef<readonly Way[]>([]);
  useEffect(() => {
    if (!intent || !ways.length) return;
    const next = ways === last.current ? null : answer(intent, view, ways);
    last.current = ways;
    if (next === null) return set(null);
    set({ ...intent, begun: true });
    choose(next);
  }, [intent?.kind, ways]);
  return (planned) => ((last.current = []), set(planned));
}

function useBows(view: AdmiralView) {
  const kept = useRef<Bows | null>(null);
  kept.current = bowsAfter(kept.current, view);
  return kept.current.bows;
}
