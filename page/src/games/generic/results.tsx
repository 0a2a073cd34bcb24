// The end: everybody's place and points.
import { ScoreTable } from "../../results/score_table";
import { isScored } from "./ranking";
import type { GenericShown } from "./table";
import { say } from "./words";

export function Results(shown: GenericShown) {
  const { ranks, scores } = shown;
  if (!ranks.length) return null;
  const place = { title: say("place"), cell: (seat: number) => ranks[seat] };
  const score = { title: say("score"), points: (seat: number) => scores[seat]! };
  return <ScoreTable shown={shown} rows={isScored(scores) ? [score] : [place]} />;
}
