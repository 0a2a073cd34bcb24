// The end of the game: who wins, group by group who got how much, and every line of every score with its reason.
import { SeatSign } from "../../art/seats";
import type { ResultView } from "../../wire/keyflower";
import { GROUPS, groupPoints, reason, worst } from "./scores";
import type { KeyflowerShown } from "./terms";
import { together } from "../../words/speak";
import { name, say, type Word } from "./words";

export function Results(props: KeyflowerShown) {
  const { results, seat } = props.view;
  if (!results.length) return null;
  const order = results.map((_, s) => s).sort((a, b) => results[a]!.rank - results[b]!.rank);
  return (
    <div class="kf-results">
      <p class="kf-verdict">{verdict(props)}</p>
      {seat !== null && results[seat]!.rank > 1 && <p>{lost(props, seat, order[0]!)}</p>}
      <Compared {...props} order={order} />
      {order.map((s) => <Lines key={s} {...props} of={s} open={s === seat} />)}
    </div>
  );
}

function verdict({ view, names }: KeyflowerShown): string {
  const winners = names.filter((_, s) => view.results[s]!.rank === 1);
  const n = Math.max(...view.results.map((r) => r.points));
  return winners.length > 1 ? say("shared", { names: together(winners), n }) : say("wins", { name: winners[0]!, n });
}

/** "Why did I lose?" in one sentence. */
function lost({ view, furniture, names }: KeyflowerShown, seat: number, winner: number): string {
  const [mine, best] = [view.results[seat]!, view.results[winner]!];
  const gap = worst(groupPoints(furniture, mine), groupPoints(furniture, best));
  const group = say(`group_${gap.group}` as Word);
  const where = say("most_in", { group, n: gap.n, winner: names[winner]! });
  return `${say("behind_by", { name: names[seat]!, n: best.points - mine.points })}: ${where}.`;
}

function Compared({ view, furniture, names, order }: KeyflowerShown & { order: readonly number[] }) {
  const points = order.map((s) => groupPoints(furniture, view.results[s]!));
  return (
    <div class="kf-scroll">
      <table class="kf-table">
        <thead>
          <tr>
            <td />
            {order.map((s) => <th key={s} scope="col"><SeatSign seat={s} /> {names[s]}</th>)}
          </tr>
        </thead>
        <tbody>
          {GROUPS.map((group) => <Row key={group} title={say(`group_${group}` as Word)} numbers={points.map((p) => p[group])} />)}
          <Row title={say("total")} numbers={order.map((s) => view.results[s]!.points)} total />
        </tbody>
      </table>
    </div>
  );
}

/** The best of a row is bold and starred. */
function Row({ title, numbers, total }: { title: string; numbers: readonly number[]; total?: boolean }) {
  const most = Math.max(...numbers);
  return (
    <tr class={total ? "total" : ""}>
      <th scope="row">{title}</th>
      {numbers.map((n, i) => <td key={i} class={n === most && n > 0 ? "best" : ""}>{n}{n === most && n > 0 ? " ★" : ""}</td>)}
    </tr>
  );
}

function Lines(props: KeyflowerShown & { of: number; open: boolean }) {
  const { view, furniture, cards, names, of: seat, look } = props;
  const result = view.results[seat]!;
  const lines = [...result.tiles].sort((a, b) => b.points - a.points);
  return (
    <details class="kf-lines" open={props.open}>
      <summary><SeatSign seat={seat} /> {result.rank}. {names[seat]} · <b>{result.points} {say("points")}</b></summary>
      <table class="kf-table">
        <thead><tr><th scope="col">{say("tile")}</th><th scope="col">{say("why")}</th><th scope="col">{say("points")}</th></tr></thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.tile}>
              <th scope="row"><button type="button" onClick={() => look(line.tile)}>{cards[line.tile]?.title ?? line.tile}</button></th>
              <td>{reason(furniture, view.players[seat]!.village, line.tile, line.points)}</td>
              <td>{line.points}</td>
            </tr>
          ))}
          {result.gold > 0 && <tr><th scope="row">{say("group_gold")}</th><td>{say("gold_left", { n: result.gold })}</td><td>{result.gold}</td></tr>}
        </tbody>
      </table>
      {result.marker && <p class="kf-muted">{marker(result, cards)}</p>}
    </details>
  );
}

/** What the purple marker counts as (KF-14.12). */
function marker({ marker }: ResultView, cards: KeyflowerShown["cards"]): string {
  const type = name(marker!.type);
  return marker!.tile ? say("marker_on", { type, tile: cards[marker!.tile]?.title ?? "" }) : say("marker", { type });
}
