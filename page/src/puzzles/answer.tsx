// What is to be said of an answer: right or not, the reason, and what every way is worth.
import { Link } from "../address";
import { puzzle, puzzles } from "../routes";
import { ClauseButton } from "../table/clause";
import type { Solved } from "../wire/protocol";
import { amount, speaker } from "../words/speak";
import { PUZZLES } from "../words/puzzles";
import { nextOf, usePuzzles } from "./list";

const say = speaker(PUZZLES);

export function Answer({ solved, chosen, id }: { solved: Solved; chosen: string; id: string }) {
  const { list } = usePuzzles();
  return (
    <div class={solved.right ? "puzzle-answer right" : "puzzle-answer"}>
      <h3>{say(solved.right ? "right" : "wrong")}</h3>
      <p><b>{solved.ways[0]!.label}</b></p>
      <p>{solved.why.join(" ")} <ClauseButton clause={solved.clause} /></p>
      <h4>{say("ways")}</h4>
      <ol>
        {solved.ways.map((way) => (
          <li key={way.choice}>{say("way_share", { label: way.label, n: Math.round(way.share * 100) })}{way.choice === chosen && ` (${say("your_choice")})`}</li>
        ))}
      </ol>
      <p class="small muted">{say("checked", { n: amount(solved.iterations) })}</p>
      <div class="buttons">
        {list && <Link class="button primary" href={puzzle(nextOf(list.puzzles, id))}>{say("next")}</Link>}
        <Link class="button" href={puzzles()}>{say("list")}</Link>
      </div>
    </div>
  );
}
