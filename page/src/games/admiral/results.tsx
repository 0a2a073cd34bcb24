// When the game is over: how it ended, every number that was compared, and why each place is what it is.
import { SeatSign } from "../../art/seats";
import { together } from "../../words/speak";
import type { Shown } from "../../table/contract";
import type { AdmiralFurniture, AdmiralView } from "../../wire/admiral";
import { cardsIn, fortOf, nameOfThing } from "./looking";
import { captainsOf, ended, reason, scoreOf, winners, type Part } from "./reasons";
import { say, type Word } from "./words";

type Props = Shown<AdmiralView, AdmiralFurniture>;

export function Results({ view, furniture, names }: Props) {
  if (!view.results.length) return null;
  const places = names.map((_, seat) => seat).sort((a, b) => view.results[a]!.rank - view.results[b]!.rank);
  const after = places.filter((seat) => view.results[seat]!.rank > 1);
  const better = (seat: number) => [...places].reverse().find((other) => view.results[other]!.rank < view.results[seat]!.rank)!;
  return (
    <section class="ad-results">
      <h2>{say("results")}</h2>
      <p>{say(ended(view), { name: together(winners(view).map((seat) => names[seat]!)) })}</p>
      <div class="ad-wide">
        <table>
          <thead><tr><th scope="col">{say("place")}</th>{places.map((seat) => <th key={seat} scope="col">{view.results[seat]!.rank}. <SeatSign seat={seat} size={14} /> {names[seat]}</th>)}</tr></thead>
          <tbody>{rowsOf(view, furniture).map(([title, cell, strong]) => (
            <tr key={title} class={strong ? "ad-strong" : ""}><th scope="row">{title}</th>{places.map((seat) => <td key={seat}>{cell(seat)}</td>)}</tr>
          ))}</tbody>
        </table>
      </div>
      <ul class="ad-reasons">{after.map((seat) => <li key={seat}>{reasonSaid(view, names, seat, better(seat))}</li>)}</ul>
    </section>
  );
}

type Line = [title: string, cell: (seat: number) => string | number, strong?: boolean];

/** In the order in which they decide. */
function rowsOf(view: AdmiralView, furniture: AdmiralFurniture): Line[] {
  const result = (seat: number) => view.results[seat]!;
  const score = (seat: number) => scoreOf(view, furniture, seat);
  const gold: Line[] = [[say("in_bank"), (seat) => result(seat).bank, true], [say("on_ships"), (seat) => result(seat).aboard]];
  const byGold = view.scenario.ranking === "gold";
  return [
    ...(byGold ? gold : []),
    [say("total"), (seat) => score(seat).total, !byGold],
    [`· ${say("sunk")}`, (seat) => score(seat).sunk],
    [`· ${say("prizes")}`, (seat) => listed(view, score(seat).prizes)],
    ...(view.forts.length ? [[`· ${say("forts")}`, (seat: number) => listed(view, score(seat).forts)] satisfies Line] : []),
    [say("left"), (seat) => result(seat).strength],
    ...(cardsIn(view) ? [[say("crews"), (seat: number) => captainsOf(view, seat)] satisfies Line] : []),
  ];
}

const listed = (view: AdmiralView, parts: Part[]) => parts.map(({ thing, value }) => `${titleOf(view, thing)} +${value}`).join(", ") || "0";

function titleOf(view: AdmiralView, thing: number): string {
  const fort = fortOf(view, thing);
  return fort ? say("fort_title", { n: fort.home + 1 }) : nameOfThing(view, thing);
}

function reasonSaid(view: AdmiralView, names: string[], seat: number, other: number): string {
  const { key, what, mine = 0, theirs = 0 } = reason(view, seat, other);
  const place = say(`nth_${view.results[seat]!.rank}` as Word);
  return say(key, { place, name: names[seat] ?? "", other: names[other] ?? "", what: what ? say(what) : "", mine, theirs });
}
