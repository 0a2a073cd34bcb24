// What is going on between two ships, and what could: declared fire, boardings, spoils, and the points of a fight.
import { among } from "../../../table/places";
import type { AdmiralKind, FightView } from "../../../wire/admiral";
import { middleOf } from "./compass";
import { useDesk } from "../desk";
import { cellOf } from "../looking";
import { fightChances, percent } from "../plan/odds";
import { say } from "../words";

const isHandToHand = among<AdmiralKind>("board_with", "storm_with", "target", "burn");

/** Who could be fought hand to hand, while it can be chosen (AD-14.3, AD-17.6). */
export function Fights() {
  const { view, ways } = useDesk();
  const offered = ways.some((way) => isHandToHand(way.kind));
  return <>{offered && view.own?.fights.map((fight) => <Fight key={`${fight.ship}.${fight.enemy}`} {...fight} />)}</>;
}

function Fight({ ship, enemy, points, against }: FightView) {
  const { view } = useDesk();
  const [from, to] = [cellOf(view, ship), cellOf(view, enemy)].map((cell) => (cell ? middleOf(cell) : null));
  if (!from || !to) return null;
  const said = against === null ? "✓" : percent(fightChances(points, against).win);
  const half = said.length * 3.9 + 16;
  return (
    <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
      <g class="ad-odds ad-fight ad-larger" data-legible>
        <title>{against === null ? say("unopposed") : say("fight", { points, against })}</title>
        <rect x={-half} y="-10" width={half * 2} height="20" rx="4" />
        <path d="M-5-5L4 4M4-5L-5 4M1 5L5 1M-2 5L-6 1" transform={`translate(${9 - half} 0)`} />
        <text x="7" y="4.500">{said}</text>
      </g>
    </g>
  );
}

/** Declared fire, a boarding, spoils: as everybody sees them (H-5). */
export function Affair() {
  const { view } = useDesk();
  const { affair } = view;
  if (affair?.type === "AttackView") return <>{affair.shooters.map((shooter, i) => <Between key={shooter} a={shooter} b={affair.target} kind="attack" n={affair.shots[i]} />)}</>;
  if (affair?.type === "BoardingView") return <Between a={affair.ship} b={affair.target} kind="boarding" />;
  if (affair?.type === "SpoilsView") return <Between a={affair.winner} b={affair.captured} kind="spoils" />;
  return null;
}

function Between({ a, b, kind, n }: { a: number; b: number; kind: string; n?: number | undefined }) {
  const { view } = useDesk();
  const [from, to] = [cellOf(view, a), cellOf(view, b)].map((cell) => (cell ? middleOf(cell) : null));
  if (!from || !to) return null;
  return (
    <g class={`ad-affair ad-${kind}`} aria-hidden="true" data-piece={`${kind} ${a}`}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
        <circle r="13" />
        {n === undefined ? <path d="M-7-7L7 7M7-7L-7 7M3 8L8 3M-3 8L-8 3" /> : <text y="5.500">{n}●</text>}
      </g>
    </g>
  );
}
