// A ship of the line in a box of 124 by 100, her bow to the right, the water at 92.
interface Sail { x: number; y: number; w: number; h: number }

const MASTS = [30, 61, 90];
const HULL = "M2 56 14 58 18 67 60 72 102 68 121 63Q117 84 105 92L17 92Q4 82 2 56Z";
const PORTS = [18, 30, 42, 54, 66, 78, 90, 102];

const onMast = (x: number, tall: number): Sail[] => [
  { x, y: 16 - tall, w: 15, h: 11 },
  { x, y: 28 - tall, w: 21, h: 15 },
  { x, y: 44 - tall, w: 26, h: 18 + tall },
];

/** Square, and full of wind. */
const cloth = ({ x, y, w, h }: Sail) =>
  `M${x - w / 2} ${y}h${w}q6 ${h / 2} 1 ${h}q${-w / 2} -5 ${-w - 2} 0q6 ${-h / 2} 1 ${-h}z`;

export function Ship({ x, y, size = 1, flag, flip = false }: { x: number; y: number; size?: number; flag: string; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}>
      <path d="M116 64 142 50" stroke="var(--hull)" stroke-width="2.5" />
      <path d="M136 52 96 18 100 60Z" fill="var(--sail)" stroke="var(--sail-edge)" opacity=".95" />
      {MASTS.map((m, i) => (
        <g key={m}>
          <path d={`M${m} 72V${i === 1 ? 4 : 9}`} stroke="var(--hull)" stroke-width="2.5" />
          <path d={`M${m} ${i === 1 ? 4 : 9}q-7 -4 -14 0q-3 1 -4 0l1 6q7 2 10 -1q4 -2 7 1z`} fill={flag} />
          {onMast(m, i === 1 ? 4 : 0).map((s) => (
            <path key={s.y} d={cloth(s)} fill="var(--sail)" stroke="var(--sail-edge)" stroke-width="1" />
          ))}
        </g>
      ))}
      <path d={HULL} fill="var(--hull)" />
      <path d="M4 72Q60 82 116 73L114 79Q60 88 6 78Z" fill="var(--strake)" />
      {PORTS.map((p) => <path key={p} d={`M${p} ${78 - Math.abs(p - 60) / 26}h4v4h-4z`} fill="var(--hull)" />)}
    </g>
  );
}
