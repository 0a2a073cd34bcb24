// The human track as one long ruler of 75 spaces. A pawn past its end begins a new lap.
import { seatColour, seatShape } from "../../art/seats";
import { amount } from "../../words/speak";
import { standing, type Standing } from "./standing";
import { useTable } from "./table";
import { say } from "./words";

const LABELLED = 50_000;

export function Track() {
  const { view, furniture } = useTable();
  const at = (humans: number) => String(humans / furniture.track_end);
  const labels = Array.from({ length: Math.floor(furniture.track_end / LABELLED) + 1 }, (_, i) => i * LABELLED);
  return (
    <section class="panel track-panel" data-spot="track">
      <h3 class="unseen">{`${say("track")}, ${say("track_note")}`}</h3>
      <div class="ruler" style={{ "--spaces": String(furniture.track_end / furniture.track_step) }} title={`${say("track")}, ${say("track_note")}`}>
        {labels.map((humans) => (
          <span key={humans} class={humans % 100_000 ? "label fifty" : "label"} style={{ "--at": at(humans) }} aria-hidden="true">
            {humans / 1000}
          </span>
        ))}
        <ol>
          {standing(view.captains.map((c) => c.space), furniture.track_step).map((s) => (
            <Pawn key={s.seat} of={s} at={at(view.captains[s.seat]!.space)} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A little saucer with the captain's shape on its dome; later laps have their number. */
function Pawn({ of, at }: { of: Standing; at: string }) {
  const { view, names } = useTable();
  const { balance, lap } = view.captains[of.seat]!;
  const said = say("on_track", { name: names[of.seat]!, humans: amount(balance) });
  return (
    <li class="pawn" data-piece={`pawn ${of.seat}`} style={{ "--at": at, "--aside": String(of.aside), "--up": String(of.up) }} title={said} aria-label={said}>
      <svg viewBox="0 0 32 30" aria-hidden="true">
        <ellipse cx="16" cy="22" rx="15" ry="6.5" fill={seatColour(of.seat)} stroke="var(--ink)" stroke-width="1.6" />
        <path d="M3 20.500c3-3 8-4.500 13-4.500s10 1.500 13 4.500" stroke="#fff" stroke-width="1.6" fill="none" opacity=".45" />
        <g transform="translate(5.5 0) scale(.9)">
          <path d={seatShape(of.seat)} fill={seatColour(of.seat)} stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" />
        </g>
      </svg>
      {lap > 0 && <b class="lap" title={say("lap", { n: lap + 1 })}>{`↻${lap + 1}`}</b>}
    </li>
  );
}
