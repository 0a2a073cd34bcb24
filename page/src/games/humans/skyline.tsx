// The picture on a city card: a sky in the colour of its back, and a skyline that no other city has.
import { seatColour } from "../../art/seats";
import { numbers } from "./chance";
import { CENTRES, REGIONS } from "./landmarks";

type Next = () => number;
const GROUND = 92;

function house(next: Next, x: number, most: number) {
  const [w, h] = [9 + next() * 12, 12 + next() * most];
  const roof = next();
  const top = GROUND - h;
  const cap = roof < 0.2 ? `l${w / 2} -7l${w / 2} 7` : roof < 0.3 ? `h${w / 2}v-9v9h${w / 2}` : `h${w}`;
  return { x, w, top, d: `M${x} ${GROUND}V${top}${cap}V${GROUND}z` };
}

function street(next: Next, most: number) {
  const out = [];
  for (let x = -4; x < 200; ) {
    const one = house(next, x, most);
    out.push(one);
    x += one.w + next() * 3 - 1;
  }
  return out;
}

function windows(next: Next, of: ReturnType<typeof street>) {
  const lamps = [];
  for (const { x, w, top } of of)
    for (let y = top + 4; y < GROUND - 5; y += 6)
      for (let at = x + 2.5; at < x + w - 3; at += 4.5) if (next() < 0.28) lamps.push(`M${at.toFixed(1)} ${y.toFixed(1)}h2v2.6h-2z`);
  return lamps.join("");
}

function stars(next: Next) {
  return Array.from({ length: 14 }, (_, i) => <circle key={i} cx={next() * 200} cy={next() * 40} r={0.5 + next() * 0.8} fill="#fff" opacity=".75" />);
}

/** The saucer of the captor over the city: whole, however wide or low the picture is. */
export function Abduction({ seat }: { seat: number }) {
  return (
    <svg class="abduction" viewBox="-40 -16 80 86" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path d="M-12 6L-34 70h68L12 6z" class="beam" />
      <path d="M-9 1C-9-8-5-12 0-12S9-8 9 1z" fill="var(--ship-glass)" stroke="var(--ship-ink)" stroke-width="1.5" />
      <ellipse cy="4" rx="26" ry="7" fill={seatColour(seat)} stroke="var(--ship-ink)" stroke-width="1.5" />
      <path d="M-15 4h.1M-5 6h.1M5 6h.1M15 4h.1" class="portholes" />
    </svg>
  );
}

interface SkylineProps {
  id: string;
  region: string;
  centre: string;
  colour: string;
}

export function Skyline({ id, region, centre, colour }: SkylineProps) {
  const next = numbers(id);
  const moon = 50 + next() * 100;
  const [far, near] = [street(next, 46), street(next, 20)];
  const left = next() < 0.5;
  return (
    <svg class={`skyline ${colour}`} viewBox="0 0 200 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {stars(next)}
      <circle cx={moon} cy={15 + next() * 10} r="7" class="moon" />
      <path d={far.map((h) => h.d).join("")} class="far" />
      <g transform={`translate(${left ? 18 + next() * 20 : 112 + next() * 20} 0)`} class="mark">
        {REGIONS[region] ?? REGIONS["europe"]}
      </g>
      <path d={near.map((h) => h.d).join("")} class="near" />
      <path d={windows(next, near)} class="lamps" />
      <g transform={`translate(${left ? 112 + next() * 20 : 18 + next() * 20} 0)`} class="centre-mark">
        {CENTRES[centre] ?? CENTRES["culture"]}
      </g>
      <rect y={GROUND} width="200" height="4" class="street" />
    </svg>
  );
}
