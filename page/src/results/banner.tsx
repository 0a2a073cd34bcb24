// Who won: the game's picture in a wreath, and a little confetti for whoever looks on, unless that is somebody who lost.
import { GamePicture } from "../art/games";
import "../style/results.css";
import { RESULTS } from "../words/results";
import { speaker, together } from "../words/speak";
import { winnersOf } from "./decided";

const say = speaker(RESULTS);
const LEAVES = [20, 42, 64, 86, 108, 130]; // degrees from the knot at the bottom, on each side
const FLAKES = Array.from({ length: 28 }, (_, i) => ({ x: 2 + ((i * 37) % 97), turn: (i * 53) % 180, colour: `var(--seat-${i % 5})` }));

interface Props {
  game: string;
  names: readonly string[];
  ranks: readonly number[];
  seat: number | null; // of whoever looks on, if it is one person
}

export function Banner({ game, names, ranks, seat }: Props) {
  const winners = winnersOf(ranks);
  const isWon = seat === null || winners.includes(seat);
  return (
    <header class={isWon ? "won-banner won" : "won-banner"}>
      {isWon && <Confetti />}
      <div class="medal"><GamePicture game={game} /><Wreath /></div>
      <div>
        <h2>{headline(names, winners, seat)}</h2>
        {!isWon && <p>{say("your_place", { rank: ranks[seat]!, all: ranks.length })}</p>}
      </div>
    </header>
  );
}

function headline(names: readonly string[], winners: readonly number[], seat: number | null): string {
  const isMine = seat !== null && winners.includes(seat);
  if (winners.length > 1) return isMine ? say("you_share") : say("shared", { names: together(winners.map((w) => names[w]!)) });
  return isMine ? say("you_win") : say("wins", { name: names[winners[0]!] ?? "" });
}

const Wreath = () => (
  <svg viewBox="-60 -60 120 120" aria-hidden="true">
    <circle r="45" class="rim" />
    {[1, -1].map((side) => LEAVES.map((turn) => (
      <path key={`${side}${turn}`} class="leaf" transform={`rotate(${side * -turn}) translate(0 50) rotate(${side * 62})`} d="M0-12Q8 0 0 12Q-8 0 0-12z" />
    )))}
    <path class="ribbon" d="M-7 46H7L14 59 6 56 0 60-6 56-14 59z" />
  </svg>
);

const Confetti = () => (
  <svg class="confetti" viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
    {FLAKES.map(({ x, turn, colour }, i) => (
      <g key={i} transform={`translate(${x} -2)`}><rect width=".9" height="1.6" fill={colour} transform={`rotate(${turn})`} /></g>
    ))}
  </svg>
);
