// What lies at sea and on the shore besides ships: harbours, forts, gold, mines.
import { seatColour, seatInk, seatShape } from "../../../art/seats";
import type { FortView } from "../../../wire/admiral";
import { middleOf } from "./compass";
import { useDesk } from "../desk";
import { say } from "../words";

export function Flag({ seat }: { seat: number | null }) {
  if (seat === null) return <path class="ad-no-flag" d="M0 0V16M0 1H14V10H0" />;
  return (
    <g class="ad-flag">
      <path d="M0 18V0" />
      <path d="M0 0C5 3 10-2 16 1V12C10 9 5 14 0 11Z" style={{ fill: seatColour(seat) }} />
      <path d={seatShape(seat)} transform="translate(3.800 2) scale(.34)" style={{ fill: seatInk(seat), stroke: "none" }} />
    </g>
  );
}

export function Strength({ strength, full, battered, width = 40 }: { strength: number; full: number; battered: boolean; width?: number }) {
  const one = width / full;
  return (
    <g class={battered ? "ad-strength ad-battered" : "ad-strength"}>
      <rect class="ad-bar-back" x="-1.200" y="-1.200" width={width + 2.4} height="6.900" rx="2" />
      {Array.from({ length: full }, (_, i) => (
        <rect key={i} class={i < strength ? "ad-whole" : "ad-broken"} x={i * one + 0.4} y="0" width={one - 0.8} height="4.500" rx="1" />
      ))}
    </g>
  );
}

export function Harbours() {
  const { view, names } = useDesk();
  return <>{view.forts.flatMap((fort) => fort.harbours.map((cell) => <Harbour key={cell} cell={cell} owner={fort.flag} name={nameOf(fort, names)} />))}</>;
}

const nameOf = (fort: FortView, names: string[]) => (fort.flag === null ? say("nobody") : (names[fort.flag] ?? ""));

function Harbour({ cell, owner, name }: { cell: string; owner: number | null; name: string }) {
  const { x, y } = middleOf(cell);
  return (
    <g transform={`translate(${x} ${y})`} class="ad-harbour" style={owner === null ? undefined : { stroke: seatColour(owner) }}>
      <title>{say("harbour", { name })}</title>
      <rect x="-21" y="-21" width="42" height="42" rx="7" />
      <path d="M0-9A3 3 0 1 0 .01-9ZM0-3V13M-6 0H6M-10 5C-9 11-5 13 0 13S9 11 10 5" />
    </g>
  );
}

/** A star fort of stone; a silenced one is broken open. */
export function FortArt({ fort }: { fort: FortView }) {
  const silenced = fort.strength === 0;
  return (
    <g class={silenced ? "ad-fort ad-silenced" : "ad-fort"}>
      <path d="M0-19L6-12L17-15L14-5L19 3L10 7L8 16L0 12L-8 16L-10 7L-19 3L-14-5L-17-15L-6-12Z" />
      <path class="ad-keep" d="M0-11L9-8L10 3L5 8H-5L-10 3L-9-8Z" />
      {silenced && <path class="ad-crack" d="M-12-10L-3-3L-6 3L4 12" />}
    </g>
  );
}

/** Under a ship it looks out at the corner. */
export function Gold({ cell, units, under }: { cell: string; units: number; under: boolean }) {
  const { x, y } = middleOf(cell);
  const at = under ? `translate(${x - 14} ${y + 8}) scale(.6)` : `translate(${x} ${y})`;
  return (
    <g transform={at} class="ad-gold" data-piece={`gold ${cell}`} data-count={units}>
      <title>{say("gold_here", { n: units })}</title>
      <ellipse class="ad-ripple" rx="19" ry="15" cy="3" />
      <path class="ad-chest" d="M-13-2H13V10H-13ZM-13-2C-13-9-8-10-6-10H6C8-10 13-9 13-2Z" />
      <path class="ad-bands" d="M-7-10V10M7-10V10M-13-2H13" />
      <g transform={`translate(9 9)${under ? " scale(1.667)" : ""}`}>
        <g class="ad-larger">
          <circle r="8.500" />
          <text y="4">{units}</text>
        </g>
      </g>
    </g>
  );
}

export function Mine({ cell }: { cell: string }) {
  const { x, y } = middleOf(cell);
  const horns = Array.from({ length: 8 }, (_, i) => `M0 0L${Math.cos((i * Math.PI) / 4) * 14} ${Math.sin((i * Math.PI) / 4) * 14}`);
  return (
    <g transform={`translate(${x} ${y})`} class="ad-mine" data-piece={`mine ${cell}`}>
      <title>{say("mine")}</title>
      <path d={horns.join("")} />
      <circle r="9" />
    </g>
  );
}
