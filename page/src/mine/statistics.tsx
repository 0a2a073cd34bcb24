// How one fared, by game and by who the others were.
import { gameNamed, levelTitle } from "../net/catalogue";
import { lang } from "../settings";
import { MINE } from "../words/mine";
import { speaker } from "../words/speak";
import { results } from "./results";
import { type Row, statistics } from "./stats";

const say = speaker(MINE);

export function Statistics() {
  const rows = statistics(results.value);
  if (!rows.length) return null;
  return (
    <section aria-label={say("statistics")}>
      <h2>{say("statistics")}</h2>
      <div class="panel scores" tabIndex={0} role="group" aria-label={say("statistics")}>
        <table>
          <thead><tr>{(["game", "against", "played", "won", "place"] as const).map((key) => <th key={key} scope="col">{say(key)}</th>)}</tr></thead>
          <tbody>{rows.map((row) => <Line key={`${row.game} ${row.against}`} row={row} />)}</tbody>
        </table>
      </div>
      <p class="small muted">{say("statistics_about")}</p>
    </section>
  );
}

function Line({ row }: { row: Row }) {
  const share = Math.round((100 * row.won) / row.played);
  return (
    <tr>
      <th scope="row">{gameNamed(row.game)?.title[lang.value] ?? row.game}</th>
      <td>{row.against === "people" || row.against === "mixed" ? say(row.against) : levelTitle(row.against)}</td>
      <td>{row.played}</td>
      <td>{row.won} <span class="muted">({share}{lang.value === "ru" ? "\u00a0" : ""}%)</span></td>
      <td>{row.place.toLocaleString(lang.value, { maximumFractionDigits: 1 })}</td>
    </tr>
  );
}
