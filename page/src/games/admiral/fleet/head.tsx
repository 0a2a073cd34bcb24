// Beside the chart: the wind, who has turns when, and what wins.
import { SeatSign } from "../../../art/seats";
import type { AdmiralView } from "../../../wire/admiral";
import { degrees, turned } from "../chart/compass";
import { useDesk } from "../desk";
import { say, type Word } from "../words";

export const windSaid = (view: AdmiralView) => {
  if (view.windless) return say("windless");
  return view.strength === "calm" ? `${say("calm")}, ${vaneSaid(view)}` : `${say(view.strength as Word)} ${vaneSaid(view)}`;
};

/** A wind is named by where it comes from; the vane points where it goes. */
const vaneSaid = ({ wind, strength }: AdmiralView) =>
  strength === "calm" ? say("idle", { way: say(wind as Word) }) : say("blows", { from: say(`from_${turned(wind, 4)}`) });

export function Wind() {
  const { view } = useDesk();
  const rose = view.round > 0 && !view.windless;
  return (
    <div class={`ad-wind ad-${view.strength}`} data-piece="wind">
      <svg width="64" height="64" viewBox="-38 -38 76 76" role="img" aria-label={windSaid(view)}>
        <Rose />
        {rose && <Vane wind={view.wind} strength={view.strength} />}
      </svg>
      <div>
        <b>{view.windless ? say("windless") : view.round > 0 ? say(view.strength as Word) : "—"}</b>
        {rose && <span>{vaneSaid(view)}</span>}
        <small>{say(view.scenario.level as Word)}</small>
      </div>
    </div>
  );
}

function Rose() {
  return (
    <g class="ad-rose">
      <circle r="36" />
      <circle r="25" />
      {[45, 135, 225, 315].map((a) => <path key={a} d="M0-20L3.500-3.500L0 0L-3.500-3.500Z" transform={`rotate(${a})`} />)}
      {[0, 90, 180, 270].map((a) => (
        <g key={a} transform={`rotate(${a})`}>
          <path d="M0-25L4.500-4.500L0 0Z" class="ad-dark" />
          <path d="M0-25L-4.500-4.500L0 0Z" />
        </g>
      ))}
      {(["N", "E", "S", "W"] as const).map((d) => (
        <text key={d} x={Math.sin((degrees(d) * Math.PI) / 180) * 30.5} y={-Math.cos((degrees(d) * Math.PI) / 180) * 30.5 + 3.6}>{say(`short_${d}`)}</text>
      ))}
    </g>
  );
}

/** The vane points where the wind goes (AD-7.1): one feather in a calm, two in fresh wind, three in a storm. */
function Vane({ wind, strength }: { wind: string; strength: string }) {
  const feathers = strength === "storm" ? 3 : strength === "fresh" ? 2 : 0;
  return (
    <g class="ad-vane" style={{ transform: `rotate(${degrees(wind)}deg)` }}>
      <path d="M0-24L8-9H3V22H-3V-9H-8Z" />
      {Array.from({ length: feathers }, (_, i) => <path key={i} class="ad-feather" d={`M-8 ${24 - i * 6}L0 ${18 - i * 6}L8 ${24 - i * 6}`} />)}
    </g>
  );
}

export function Order() {
  const { view, names } = useDesk();
  const order = view.order.length ? view.order : names.map((_, seat) => seat);
  return (
    <ol class="ad-order" aria-label={say("order")}>
      {order.map((seat) => (
        <li key={seat} class={view.players[seat]?.out ? "ad-out" : view.acting === seat ? "ad-acting" : ""} aria-current={view.acting === seat ? "step" : undefined}>
          {view.acting === seat && <span aria-hidden="true">▸</span>}
          <SeatSign seat={seat} size={16} />
          <span>{names[seat]}</span>
        </li>
      ))}
    </ol>
  );
}

export function Goal() {
  const { goal, fort_wins: fort } = useDesk().view.scenario;
  const ways = [goal ? say("goal_gold", { n: goal }) : "", fort ? say("goal_fort") : "", say("goal_last")].filter(Boolean);
  return <p class="ad-goal" data-spot="goal"><b>{say("goal")}:</b> {ways.join(" · ")}</p>;
}
