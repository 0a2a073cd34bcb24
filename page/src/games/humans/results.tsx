// The final score, line by line, with the reason of every prize.
import { SeatSign } from "../../art/seats";
import type { MissionView } from "../../wire/humans";
import { Sign } from "./signs";
import { title, type HumansShown } from "./table";
import { amount, together } from "../../words/speak";
import { say } from "./words";

/** How many trophies, and what they were worth. */
interface Reason {
  n: number;
  text: string;
}

export function Results(shown: HumansShown) {
  const { view, names } = shown;
  if (view.results.length === 0) return null;
  const order = view.results.map((_, s) => s).sort((a, b) => view.results[a]!.rank - view.results[b]!.rank);
  return (
    <section class="humans results">
      <p class="verdict">
        <Sign name="crown" size={20} /> {verdict(shown, order)}
      </p>
      <div class="scroll" role="region" tabIndex={0} aria-label={say("sum")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("captain")}</th>
              {order.map((s) => (
                <th key={s} scope="col">
                  <SeatSign seat={s} size={16} /> {names[s]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line title={say("collected")} note={say("collected_why")} cells={order.map((s) => ({ n: collected(shown, s) }))} />
            {view.missions.map((m, i) => (
              <Line key={m.id} title={title(shown, m.id)} note="" cells={order.map((s) => ({ n: view.results[s]!.prizes[i]!, why: reason(m, s) }))} />
            ))}
          </tbody>
          <tfoot>
            <Line title={say("sum")} note="" cells={order.map((s) => ({ n: view.results[s]!.humans }))} />
            <tr>
              <th scope="row">{say("place")}</th>
              {order.map((s) => (
                <td key={s} class={view.results[s]!.rank === 1 ? "winner" : ""}>
                  {view.results[s]!.rank === 1 && <Sign name="crown" />} {view.results[s]!.rank}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Line({ title, note, cells }: { title: string; note: string; cells: { n: number; why?: Reason }[] }) {
  return (
    <tr>
      <th scope="row">
        {title}
        {note && <small>{note}</small>}
      </th>
      {cells.map((c, i) => (
        <td key={i} class={c.n === 0 ? "nothing" : ""}>
          {amount(c.n)}
          {c.why && (
            <small>
              <Sign name="trophy" size={12} /> {c.why.n} · {c.why.text}
            </small>
          )}
        </td>
      ))}
    </tr>
  );
}

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

function verdict({ view, names }: HumansShown, order: number[]): string {
  const winners = order.filter((s) => view.results[s]!.rank === 1);
  if (winners.length > 1) return say("tied", { names: together(winners.map((s) => names[s]!)) });
  const [first, second] = [view.results[order[0]!]!, view.results[order[1]!]!];
  if (first.humans === second.humans) return say("by_trophies", { name: names[order[0]!]! });
  return say("margin", { name: names[order[0]!]!, n: amount(first.humans - second.humans) });
}
