// The end: who won, and everybody's place and points.
import { SeatSign } from "../../art/seats";
import { inOrder, isScored, winners } from "./ranking";
import type { GenericShown } from "./table";
import { together } from "../../words/speak";
import { say } from "./words";

export function Results({ ranks, scores, names }: GenericShown) {
  if (!ranks.length) return null;
  const scored = isScored(scores);
  return (
    <div class="gb-results">
      <p class="gb-verdict">{verdict(winners(ranks).map((seat) => names[seat]!))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("place")}</th>
            <th scope="col">{say("player")}</th>
            {scored && <th scope="col">{say("score")}</th>}
          </tr>
        </thead>
        <tbody>
          {inOrder(ranks).map((seat) => (
            <tr key={seat} class={ranks[seat] === 1 ? "winner" : ""}>
              <td>{ranks[seat]}{ranks[seat] === 1 && <span aria-hidden="true"> ★</span>}</td>
              <th scope="row"><SeatSign seat={seat} size={16} /> {names[seat]}</th>
              {scored && <td>{scores[seat]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const verdict = (names: readonly string[]) =>
  names.length > 1 ? say("shared", { names: together(names) }) : say("wins", { name: names[0]! });
