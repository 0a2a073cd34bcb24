// The picture at the head of the house: a ship under sail, gulls, a lighthouse.
import { Ship } from "./ship";

const STARS = [[640, 92], [700, 30], [760, 148], [850, 20], [905, 160], [1010, 60], [1120, 34], [1210, 96], [1290, 60], [1370, 26]];

/** A line of waves from end to end. */
const swell = (y: number, high: number, long: number) =>
  `M-20 ${y}${`q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`.repeat(Math.ceil(1480 / long))}V340H-20Z`;

const Cloud = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <path transform={`translate(${x} ${y}) scale(${size})`} fill="var(--cloud)" opacity=".7" d="M0 30q-22 0 -22-14t22-14q8-22 34-18t32 20q24-6 32 10t-14 16z" />
);

const Gull = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}q8 -9 14 0q6 -9 14 0`} fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linecap="round" opacity=".6" />
);

const Lighthouse = () => (
  <g transform="translate(1278 96)">
    <path class="beam" d="M14 22-420 -46-420 84Z" fill="url(#harbour-beam)" />
    <path d="M-64 160q30-46 62-40q14-14 40-4q40-4 70 44z" fill="var(--land-ink)" opacity=".75" />
    <path d="M2 34h24l8 92h-40z" fill="var(--sail)" />
    <path d="M.5 54h27l1.6 18h-30.4zM-2.8 92h33.6l1.6 18h-37z" fill="var(--seat-0)" />
    <path d="M-2 30h32v6h-32zM4 14h20v16h-20z" fill="var(--hull)" />
    <path d="M7 16h14v12H7z" fill="var(--sun)" />
    <path d="M1 14 14 2 27 14z" fill="var(--seat-0)" />
  </g>
);

export function Harbour() {
  return (
    <svg class="harbour" viewBox="0 0 1400 320" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <linearGradient id="harbour-sky" x2="0" y2="1">
        <stop stop-color="var(--sky-high)" />
        <stop offset="1" stop-color="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="harbour-beam">
        <stop stop-color="var(--sun)" stop-opacity="0" />
        <stop offset="1" stop-color="var(--sun)" />
      </linearGradient>
      <path d="M0 0h1400v320H0z" fill="url(#harbour-sky)" />
      <g class="stars" fill="var(--sun)">{STARS.map(([x, y]) => <circle key={x} cx={x} cy={y} r="1.6" />)}</g>
      <circle cx="1120" cy="112" r="44" fill="var(--sun)" />
      <Cloud x={740} y={66} /><Cloud x={1180} y={132} size={0.8} />
      <Gull x={880} y={78} /><Gull x={920} y={96} /><Gull x={846} y={104} />
      <Lighthouse />
      <path d={swell(236, 7, 130)} fill="var(--wave-1)" />
      <Ship x={830} y={170} size={0.55} flag="var(--seat-1)" />
      <path d={swell(252, 9, 170)} fill="var(--wave-2)" />
      <g class="afloat"><Ship x={980} y={84} size={1.9} flag="var(--seat-0)" /></g>
      <path d={swell(274, 11, 220)} fill="var(--wave-3)" />
    </svg>
  );
}
