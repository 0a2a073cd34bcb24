// The human track: 75 spaces of 10 000 each. A pawn past its end begins a new lap.
import { seatColour, seatShape } from "../../art/seats";
import { useTable } from "./table";
import { amount } from "../../words/speak";
import { say } from "./words";

export function Track() {
  const { view, furniture } = useTable();
  const spaces = furniture.track_end / furniture.track_step + 1;
  const here = (at: number) => view.captains.map((_, s) => s).filter((s) => view.captains[s]!.space === at);
  return (
    <section class="panel track-panel">
      <h3>
        {say("track")} <small>{say("track_note")}</small>
      </h3>
      <ol class="track">
        {Array.from({ length: spaces }, (_, i) => (
          <Space key={i} thousands={(i * furniture.track_step) / 1000} seats={here(i * furniture.track_step)} />
        ))}
      </ol>
    </section>
  );
}

function Space({ thousands, seats }: { thousands: number; seats: number[] }) {
  const { view, names } = useTable();
  const kind = thousands % 100 === 0 ? "hundred" : thousands % 50 === 0 ? "fifty" : "";
  const said = seats.map((s) => say("on_track", { name: names[s]!, humans: amount(view.captains[s]!.balance) })).join("; ");
  return (
    <li class={`space ${kind}`} title={said || undefined} aria-hidden={seats.length ? undefined : "true"} aria-label={said || undefined}>
      <span class="label">{thousands}</span>
      {seats.map((s, i) => (
        <Pawn key={s} seat={s} shift={i - (seats.length - 1) / 2} up={i % 2} lap={view.captains[s]!.lap} />
      ))}
    </li>
  );
}

/** A little saucer with the captain's shape on its dome; later laps have their number. Pawns on one space stand in zigzag. */
function Pawn({ seat, shift, up, lap }: { seat: number; shift: number; up: number; lap: number }) {
  return (
    <span class="pawn" style={{ "--shift": String(shift), "--up": String(up) }}>
      <svg viewBox="0 0 32 30" aria-hidden="true">
        <ellipse cx="16" cy="22" rx="15" ry="6.5" fill={seatColour(seat)} stroke="var(--ink)" stroke-width="1.6" />
        <g transform="translate(5.5 0) scale(.9)">
          <path d={seatShape(seat)} fill={seatColour(seat)} stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" />
        </g>
      </svg>
      {lap > 0 && <b class="lap" title={say("lap", { n: lap + 1 })}>{`↻${lap + 1}`}</b>}
    </span>
  );
}
