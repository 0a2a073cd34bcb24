// Saucers, tripods and cruisers, in a box of 120 by 80. The hull has the colour of the captain or of the card's back.
import { numbers } from "./chance";

interface Hull {
  hull: string;
  lights: number; // of the model: how many portholes
  tall: boolean; // an antenna or a fin
  make: number; // 0, 1, 2: how its dome, head or bridge is built
}

const INK = "var(--ship-ink)";
const GLASS = "var(--ship-glass)";
const LAMP = "var(--ship-lamp)";

function row(n: number, from: number, to: number, y: number) {
  const step = (to - from) / Math.max(1, n - 1);
  return Array.from({ length: n }, (_, i) => <circle key={i} cx={from + i * step} cy={y} r="3.2" fill={LAMP} stroke={INK} stroke-width="1.5" />);
}

const DOMES = ["M38 40C38 22 48 12 60 12s22 10 22 28z", "M30 40c2-12 12-19 30-19s28 7 30 19z", "M44 40V24c0-8 6-13 16-13s16 5 16 13v16z"];
const PILOTS = ["M52 38c0-9 3-13 8-13s8 4 8 13z", "M42 38c0-6 3-9 7-9s7 3 7 9zM64 38c0-6 3-9 7-9s7 3 7 9z", "M53 38V28a7 7 0 0 1 14 0v10zM56 19l-4-6M64 19l4-6"];
const SHINES = ["M47 30c1-4 3-7 6-9", "M38 34c2-4 5-6 9-8", "M49 33v-8"];

function Saucer({ hull, lights, tall, make }: Hull) {
  return (
    <>
      {tall && <path d="M60 14V3M60 3l7 4-7 3" stroke={INK} stroke-width="2.5" fill={LAMP} />}
      <path d={DOMES[make]} fill={GLASS} stroke={INK} stroke-width="2.5" />
      <path d={PILOTS[make]} fill={INK} stroke={INK} opacity=".5" />
      <path d={SHINES[make]} stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".8" />
      {make === 1 && <path d="M14 40L4 28M106 40l10-12" stroke={INK} stroke-width="3" stroke-linecap="round" />}
      <path d="M42 57l-7 11M60 60v12M78 57l7 11" stroke={INK} stroke-width="3" stroke-linecap="round" />
      <path d="M4 47c0-7 22-13 56-13s56 6 56 13-22 15-56 15S4 54 4 47z" fill={hull} stroke={INK} stroke-width="2.5" />
      <path d="M8 45c4-5 24-9 52-9s48 4 52 9c-10 4-28 6-52 6S18 49 8 45z" fill="#fff" opacity=".22" />
      {row(lights, 26, 94, 50)}
    </>
  );
}

const HEADS = ["M30 26C30 12 43 4 60 4s30 8 30 22c0 8-12 14-30 14s-30-6-30-14z", "M26 30L46 6h28l20 24-14 10H40z", "M34 18c0-9 10-15 26-15s26 6 26 15v12c0 6-10 10-26 10s-26-4-26-10z"];

function Tripod({ hull, lights, tall, make }: Hull) {
  return (
    <>
      <path d="M46 36L22 76M74 36l24 40M60 38v39" stroke={INK} stroke-width="8" stroke-linecap="round" />
      <path d="M46 36L22 76M74 36l24 40M60 38v39" stroke={hull} stroke-width="3.5" stroke-linecap="round" />
      <circle cx="35" cy="55" r="4" fill={hull} stroke={INK} stroke-width="2" />
      <circle cx="85" cy="55" r="4" fill={hull} stroke={INK} stroke-width="2" />
      {tall && <path d="M86 22c10-2 16 2 18 10M104 32l-5 2" stroke={INK} stroke-width="3" fill="none" stroke-linecap="round" />}
      <path d={HEADS[make]} fill={hull} stroke={INK} stroke-width="2.5" stroke-linejoin="round" />
      <path d="M35 19C38 11 48 7 60 7s22 4 25 12c-6 3-14 5-25 5s-19-2-25-5z" fill="#fff" opacity=".22" />
      <path d="M46 27c0-6 6-10 14-10s14 4 14 10-6 8-14 8-14-2-14-8z" fill={GLASS} stroke={INK} stroke-width="2.5" />
      <circle cx="60" cy="27" r="4" fill={INK} />
      {lights > 4 && row(2, 39, 81, 30)}
    </>
  );
}

const BRIDGES = ["M52 30l8-16h22l10 17z", "M30 32l4-18h14l4 16h20l4-14h12l2 16z", "M40 31l6-22h10l4 10h26l8 12z"];
const PANES = ["M64 19h14l5 9H60z", "M37 18h8l2 8H35zM79 20h6l1 8h-9z", "M60 22h22l5 7H57z"];

function Cruiser({ hull, lights, tall, make }: Hull) {
  return (
    <>
      <path d="M14 38L3 35l5 7-8 5 8 5-5 8 11-4z" fill="#ff9b3d" stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <path d="M14 42l-7 5 7 6z" fill={LAMP} />
      {tall && <path d="M30 32L20 10h16l14 20z" fill={hull} stroke={INK} stroke-width="2.5" stroke-linejoin="round" />}
      <path d={BRIDGES[make]} fill={hull} stroke={INK} stroke-width="2.5" stroke-linejoin="round" />
      <path d={PANES[make]} fill={GLASS} stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <path d="M12 38c10-7 30-10 56-10 28 0 44 9 50 19-8 10-24 17-50 17-28 0-48-4-56-12z" fill={hull} stroke={INK} stroke-width="2.5" stroke-linejoin="round" />
      <path d="M14 39c12-6 30-8 54-8 24 0 39 6 46 14-12-4-26-5-46-5-22 0-40 1-54 4z" fill="#fff" opacity=".22" />
      <path d="M34 62l-4 12h14l6-10zM78 63l4 11h12l-4-14z" fill={hull} stroke={INK} stroke-width="2.5" stroke-linejoin="round" />
      {row(lights, 30, 90, 50)}
      <path d="M104 37c6 2 10 5 13 9" stroke={INK} stroke-width="2.5" />
    </>
  );
}

const SHAPES = { saucer: Saucer, tripod: Tripod, cruiser: Cruiser };

/** A ship of a type; the model decides its trimmings, so that models can be told apart. */
export function Ship({ id, type, hull }: { id: string; type: string; hull: string }) {
  const next = numbers(id);
  const Shape = SHAPES[type as keyof typeof SHAPES] ?? Saucer;
  return (
    <svg class="ship" viewBox="0 0 120 80" aria-hidden="true" fill="none">
      <Shape hull={hull} lights={3 + Math.floor(next() * 4)} tall={next() > 0.5} make={Math.floor(next() * 3)} />
    </svg>
  );
}

export const backColour = (colour: string) => `var(--back-${colour})`;
