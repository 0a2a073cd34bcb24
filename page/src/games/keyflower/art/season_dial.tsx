// The four seasons of the year, and which of them it is.
import { SEASONS } from "../terms";
import { name } from "../words";

const SIGNS: Record<string, string> = {
  spring: "M0-2C-3-9 3-9 0-2C7-5 7 1 0-2C5 5-1 7 0-2C-5 5-7 0 0-2C-7-4-4-9 0-2z",
  summer: "M0-4A4 4 0 1 0 .010-4zM0-9V-6M0 6V9M-9 0H-6M6 0H9M-6-6-4-4M6-6 4-4M-6 6-4 4M6 6 4 4",
  autumn: "M0 9V2C-8 3-9-3-7-8-1-8 1-4 0 2 1-2 4-5 8-5 9 0 6 4 0 3",
  winter: "M0-9V9M-8-4.500 8 4.500M-8 4.500 8-4.500M-2.500-8 0-5.500 2.500-8M-2.500 8 0 5.500 2.500 8",
};

export function SeasonDial({ season, size = 64 }: { season: string | null; size?: number }) {
  return (
    <svg class="kf-dial" width={size} height={size} viewBox="-34 -34 68 68" role="img" aria-label={season ? name(`season_${season}`) : ""}>
      {SEASONS.map((s, i) => (
        <g key={s} class={`kf-quarter ${s === season ? "now" : ""}`} style={`--kf-tint: var(--kf-${s})`}>
          <path d="M0 0V-31A31 31 0 0 1 31 0z" transform={`rotate(${i * 90})`} />
          <path class="kf-season-sign" d={SIGNS[s]} transform={`translate(${spot(i)}) scale(.95)`} />
        </g>
      ))}
      <circle r="4" class="kf-hub" />
    </svg>
  );
}

const spot = (i: number) => `${(i < 2 ? 1 : -1) * 14} ${(i % 3 === 0 ? -1 : 1) * 14}`;
