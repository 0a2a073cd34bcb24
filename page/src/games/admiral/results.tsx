// When the game is over: how it ended, every number that was compared, and why each place is what it is.
import { inOrder } from "../../results/decided";
import { type Row, ScoreTable } from "../../results/score_table";
import { together } from "../../words/speak";
import type { Shown } from "../../table/contract";
import type { AdmiralFurniture, AdmiralView } from "../../wire/admiral";
import { cardsIn, fortOf, nameOfThing } from "./looking";
import { captainsOf, ended, reason, scoreOf, winners, type Part } from "./reasons";
import { say, type Word } from "./words";

type Props = Shown<AdmiralView, AdmiralFurniture>;

export function Results(shown: Props) {
  const { view, furniture, names, ranks } = shown;
  if (!view.results.length) return null;
  const places = inOrder(ranks);
  const after = places.filter((seat) => ranks[seat]! > 1);
  const better = (seat: number) => [...places].reverse().find((other) => ranks[other]! < ranks[seat]!)!;
  return (
    <section class="ad-results">
      <p>{say(ended(view), { name: together(winners(view).map((seat) => names[seat]!)) })}</p>
      <ScoreTable shown={shown} rows={rowsOf(view, furniture)} />
      <ul class="ad-reasons">{after.map((seat) => <li key={seat}>{reasonSaid(view, names, seat, better(seat))}</li>)}</ul>
    </section>
  );
}

/** In the order in which they decide; the list below says which of them did. */
function rowsOf(view: AdmiralView, furniture: AdmiralFurniture): Row[] {
  const result = (seat: number) => view.results[seat]!;
  const score = (seat: number) => scoreOf(view, furniture, seat);
  const byGold = view.scenario.ranking === "gold";
  const gold: Row[] = [{ title: say("in_bank"), cell: (seat) => result(seat).bank, strong: true }, { title: say("on_ships"), cell: (seat) => result(seat).aboard }];
  const forts: Row = { title: `· ${say("forts")}`, cell: (seat) => listed(view, score(seat).forts) };
  const captains: Row = { title: say("crews"), cell: (seat) => captainsOf(view, seat) };
  return [
    ...(byGold ? gold : []),
    { title: say("total"), cell: (seat) => score(seat).total, strong: !byGold },
    { title: `· ${say("sunk")}`, cell: (seat) => score(seat).sunk },
    { title: `· ${say("prizes")}`, cell: (seat) => listed(view, score(seat).prizes) },
    ...(view.forts.length ? [forts] : []),
    { title: say("ships_lost"), cell: (seat) => lostBy(view, seat).join(", ") || 0 },
    { title: say("left"), cell: (seat) => result(seat).strength },
    ...(cardsIn(view) ? [captains] : []),
  ];
}

/** Sunk, or under another flag. */
const lostBy = (view: AdmiralView, seat: number) => view.ships.filter((ship) => ship.home === seat && ship.flag !== seat).map((ship) => ship.name);

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
