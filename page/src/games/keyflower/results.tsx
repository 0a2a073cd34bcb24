// The end of the game: group by group who got how much, and every line of every score with its reason.
import { SeatSign } from "../../art/seats";
import { inOrder } from "../../results/decided";
import { type Row, ScoreTable } from "../../results/score_table";
import type { ResultView } from "../../wire/keyflower";
import { GROUPS, groupPoints, reason } from "./scores";
import type { KeyflowerShown } from "./terms";
import { name, say, type Word } from "./words";

export function Results(props: KeyflowerShown) {
  if (!props.view.results.length) return null;
  return (
    <div class="kf-results">
      <ScoreTable shown={props} rows={rowsOf(props)} />
      {inOrder(props.ranks).map((s) => <Lines key={s} {...props} of={s} open={s === props.seat} />)}
    </div>
  );
}

function rowsOf({ view, furniture }: KeyflowerShown): Row[] {
  const points = view.results.map((result) => groupPoints(furniture, result));
  const groups = GROUPS.map((group) => row(say(`group_${group}` as Word), points.map((p) => p[group])));
  return [...groups, { ...row(say("total"), view.results.map((r) => r.points)), strong: true }];
}

/** The best of a row is bold and starred. */
function row(title: string, points: readonly number[]): Row {
  const isBest = (n: number) => n > 0 && n === Math.max(...points);
  const cell = (seat: number) => (isBest(points[seat]!) ? <b>{points[seat]} ★</b> : points[seat]);
  return { title, points: (seat) => points[seat]!, cell };
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
