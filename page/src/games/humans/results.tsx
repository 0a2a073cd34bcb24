// The final score, line by line, with the reason of every prize.
import { inOrder } from "../../results/decided";
import { type Row, ScoreTable } from "../../results/score_table";
import type { MissionView } from "../../wire/humans";
import { Sign } from "./signs";
import { title, type HumansShown } from "./table";
import { amount } from "../../words/speak";
import { say } from "./words";

/** How many trophies, and what they were worth. */
interface Reason {
  n: number;
  text: string;
}

export function Results(shown: HumansShown) {
  const { view } = shown;
  if (view.results.length === 0) return null;
  const total = { title: say("sum"), points: (seat: number) => view.results[seat]!.humans, strong: true };
  return (
    <section class="humans results">
      <p>{verdict(shown)}</p>
      <ScoreTable shown={shown} rows={[collectedRow(shown), ...view.missions.map((m, i) => missionRow(shown, m, i)), total]} />
    </section>
  );
}

const collectedRow = (shown: HumansShown): Row => ({
  title: say("collected"),
  note: say("collected_why"),
  points: (seat) => collected(shown, seat),
});

function missionRow(shown: HumansShown, mission: MissionView, at: number): Row {
  const points = (seat: number) => shown.view.results[seat]!.prizes[at]!;
  return { title: title(shown, mission.id), points, cell: (seat) => <Prize n={points(seat)} why={reason(mission, seat)} /> };
}

const Prize = ({ n, why }: { n: number; why: Reason }) => (
  <>
    {amount(n)}
    <small><Sign name="trophy" size={12} /> {why.n} · {why.text}</small>
  </>
);

/** What was on the track when the missions were paid. */
function collected({ view }: HumansShown, seat: number): number {
  const { humans, prizes } = view.results[seat]!;
  return humans - prizes.reduce((sum, n) => sum + n, 0);
}

/** Why a captain got this much for a mission (TH-11). */
function reason(mission: MissionView, seat: number): Reason {
  const [counts, own] = [mission.trophies, mission.trophies[seat]!];
  const [most, alike] = [Math.max(...counts), counts.filter((n) => n === own).length];
  const second = Math.max(0, ...counts.filter((n) => n < most));
  const shared = counts.filter((n) => n === most).length > 1;
  const why = own === 0 ? "why_none" : own === most ? (alike > 1 ? "why_tie" : "why_first") : shared ? "why_no_second" : own === second ? (alike > 1 ? "why_second_tie" : "why_second") : "why_less";
  return { n: own, text: say(why, { n: alike }) };
}

/** By how much, where it is not shared. */
function verdict({ view, ranks, names }: HumansShown): string {
  const [first, second] = inOrder(ranks) as [number, number];
  if (ranks[second] === 1) return "";
  const ahead = view.results[first]!.humans - view.results[second]!.humans;
  return ahead ? say("margin", { name: names[first]!, n: amount(ahead) }) : say("by_trophies", { name: names[first]! });
}
