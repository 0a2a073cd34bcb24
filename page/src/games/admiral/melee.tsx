// What is going on between two ships, and what could: declared fire, boardings, spoils, and the points of a fight.
import { among } from "../../table/places";
import type { AdmiralKind, FightView } from "../../wire/admiral";
import { middleOf } from "./compass";
import { useDesk } from "./desk";
import { cellOf } from "./looking";
import { say } from "./words";

const isHandToHand = among<AdmiralKind>("board_with", "storm_with", "target", "burn");

/** Who could be fought hand to hand, while it can be chosen (AD-14.3, AD-17.6). */
export function Fights() {
  const { view, ways } = useDesk();
  const offered = ways.some((way) => isHandToHand(way.kind));
  return <>{offered && view.own?.fights.map((fight) => <Fight key={`${fight.ship}.${fight.enemy}`} {...fight} />)}</>;
}

function Fight({ ship, enemy, points, skilled, against }: FightView) {
  const { view } = useDesk();
  const [from, to] = [cellOf(view, ship), cellOf(view, enemy)].map((cell) => (cell ? middleOf(cell) : null));
  if (!from || !to) return null;
  const mine = skilled > points ? `${points}–${skilled}` : `${points}`;
  const said = against === null ? "✓" : `${mine}:${against}`;
  const wide = said.length * 7.5 + 14;
  return (
    <g class="ad-odds ad-fight" transform={`translate(${(from.x + to.x - wide) / 2} ${(from.y + to.y) / 2})`}>
      <title>{against === null ? say("unopposed") : say("fight", { points: mine, against })}</title>
      <rect width={wide} height="20" rx="4" />
      <text x={wide / 2} y="14.500">{said}</text>
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
    <g class={`ad-affair ad-${kind}`} aria-hidden="true">
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
        <circle r="13" />
        {n === undefined ? <path d="M-7-7L7 7M7-7L-7 7M3 8L8 3M-3 8L-8 3" /> : <text y="5.500">{n}●</text>}
      </g>
    </g>
  );
}
