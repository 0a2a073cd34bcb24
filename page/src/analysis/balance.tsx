// Luck and skill apart: the parts of each seat's result.
import { SeatSign } from "../art/seats";
import type { Analysis } from "../wire/protocol";
import { ANALYSIS } from "../words/analysis";
import { speaker } from "../words/speak";
import { points } from "./chances";

const say = speaker(ANALYSIS);
const PARTS = ["fair", "luck", "choices", "rest", "result"] as const;

export function Balance({ analysis, names }: { analysis: Analysis; names: readonly string[] }) {
  return (
    <section>
      <h3>{say("balance")}</h3>
      <p class="small muted">{say("balance_about")}</p>
      <div class="balance-room" tabIndex={0} role="group" aria-label={say("balance")}>
        <table class="balance">
          <thead><tr><th scope="col">{say("player")}</th>{PARTS.map((part) => <th key={part} scope="col">{say(part)}</th>)}</tr></thead>
          <tbody>
            {analysis.balance.map((of, seat) => (
              <tr key={seat}>
                <th scope="row"><SeatSign seat={seat} /> {names[seat]}</th>
                {PARTS.map((part) => <td key={part}>{part === "fair" || part === "result" ? Math.round(of[part] * 100) : points(of[part])}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
