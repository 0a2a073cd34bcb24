// The chances of every seat as curves. The whole is one stop of the keyboard: arrows go from decision to decision.
import { seatColour, seatShape, SeatSign } from "../art/seats";
import type { Position } from "../table/replay";
import type { Analysis } from "../wire/protocol";
import { ANALYSIS } from "../words/analysis";
import { speaker } from "../words/speak";
import { chanceAt, costliest, lineOf, momentsOf, percent } from "./chances";

const say = speaker(ANALYSIS);
const [WIDTH, HEIGHT, EDGE] = [600, 220, 12];
const DASHES = ["", "10 4", "3 4", "12 4 3 4", "6 6", "1 5"]; // nothing is told by colour alone
const MARKED = 12;

type Props = Position & { analysis: Analysis };

export function Curve({ analysis, names, to, setTo, seat, setSeat }: Props) {
  const x = (at: number) => EDGE + (at / Math.max(1, analysis.last)) * (WIDTH - 2 * EDGE);
  const y = (share: number) => HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
  const moments = momentsOf(analysis);
  const nearest = (at: number) => moments.reduce((best, m) => (Math.abs(m - at) < Math.abs(best - at) ? m : best), 0);
  const point = (e: PointerEvent) => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    setTo(nearest((((e.clientX - box.left) / box.width) * WIDTH - EDGE) / (WIDTH - 2 * EDGE) * analysis.last));
  };
  const press = (e: KeyboardEvent) => {
    const next = stepped(e.key, moments, to);
    if (next === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    setTo(next);
  };
  return (
    <figure class="curve">
      <figcaption><b>{say("chances")}</b> <span class="small muted">{say("chances_about")}</span></figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="slider" tabIndex={0} aria-label={say("chances")} aria-valuemin={0} aria-valuemax={analysis.last}
        aria-valuenow={to} aria-valuetext={told(analysis, names, to)} onKeyDown={press} onPointerDown={point}
      >
        {[0, 0.5, 1].map((share) => <path key={share} class="grid" d={`M${EDGE} ${y(share)}H${WIDTH - EDGE}`} />)}
        {analysis.turns.map((turn) => <path key={turn.at} class="grid turn" d={`M${x(turn.at)} ${EDGE}V${HEIGHT - EDGE}`} />)}
        {names.map((_, n) => (
          <polyline
            key={n} class={seat === null || seat === n ? "line" : "line faint"} stroke={seatColour(n)} stroke-dasharray={DASHES[n % DASHES.length]}
            points={lineOf(analysis, n).map((p) => `${x(p.at)},${y(p.share)}`).join(" ")}
          />
        ))}
        {costliest(analysis, seat, MARKED).map((p) => (
          <path key={`${p.at} ${p.seat}`} class="mark" d={seatShape(p.seat)} fill={seatColour(p.seat)} transform={`translate(${x(p.at) - 7} ${y(p.share) - 7}) scale(0.6)`} />
        ))}
        <path class="now" d={`M${x(to)} ${EDGE}V${HEIGHT - EDGE}`} />
      </svg>
      <div class="curve-names">
        {names.map((name, n) => (
          <button key={n} type="button" class="button small" aria-pressed={seat === n} onClick={() => setSeat(seat === n ? null : n)}>
            <SeatSign seat={n} /> {chance(analysis, name, n, to)}
          </button>
        ))}
      </div>
    </figure>
  );
}

function chance(analysis: Analysis, name: string, seat: number, to: number): string {
  const share = chanceAt(analysis, seat, to);
  return share === null ? name : say("of_seat", { name, share: percent(share) });
}

const told = (analysis: Analysis, names: readonly string[], to: number) =>
  [say("at", { n: to }), ...names.map((name, n) => chance(analysis, name, n, to))].join(", ");

function stepped(key: string, moments: readonly number[], to: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowUp") return moments.find((m) => m > to);
  if (key === "ArrowLeft" || key === "ArrowDown") return moments.filter((m) => m < to).at(-1);
  return key === "Home" ? moments[0] : key === "End" ? moments.at(-1) : undefined;
}
