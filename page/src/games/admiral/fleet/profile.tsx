// The four classes from the side, under sail, around the middle of a box of 48 by 42: for cards, where no course is shown.
import { seatColour, seatInk, seatShape } from "../../../art/seats";

type Mast = readonly [x: number, top: number, sails: readonly number[]]; // half the breadth of each sail, from above

interface Rig {
  hull: string;
  rail: string; // light lines along the hull
  ports: readonly (readonly [from: number, to: number, y: number])[]; // rows of gun ports
  masts: readonly Mast[];
  bowsprit: string;
}

const RIGS: Record<string, Rig> = {
  battleship: {
    hull: "M-21 3L-19 17Q-18 20-14 20H12Q18 18 20 6L14 7H-10L-12 3Z",
    rail: "M-19.500 9H18.500M-18.500 14H16",
    ports: [[-15, 15, 11.500], [-14, 13, 16.500]],
    masts: [[-11, -15, [3.500, 5, 5.500]], [1, -20, [4, 6, 7]], [11, -16, [3.500, 5, 6]]],
    bowsprit: "M19 7L24 1",
  },
  galleon: {
    hull: "M-21-4L-19 15Q-18 20-13 20H10Q17 18 19 4L13 5L10 8H-8L-10 1L-16-3Z",
    rail: "M-19.500 5L-11 8M-18.500 13H15.500",
    ports: [[-15, 12, 15.500]],
    masts: [[-12, -14, [4, 5.500]], [0, -18, [5, 7.500]], [10, -14, [4, 6]]],
    bowsprit: "M18 5L24-1",
  },
  frigate: {
    hull: "M-20 7L-18 17Q-17 19-14 19H12Q18 17 20 8H-11L-13 6Z",
    rail: "M-18.500 11.500H18",
    ports: [[-13, 13, 14.500]],
    masts: [[-11, -13, [3, 4.500, 5]], [0, -18, [3.500, 5, 6]], [10, -14, [3, 4.500, 5.500]]],
    bowsprit: "M19 8.500L24 3",
  },
  brig: {
    hull: "M-16 8L-14 17Q-13 19-10 19H9Q14 17 16 9H-9L-11 7Z",
    rail: "M-14.500 12H14",
    ports: [[-7, 7, 15]],
    masts: [[-6, -11, [3, 4.500, 5.500]], [6, -14, [3, 5, 6]]],
    bowsprit: "M15 9.500L21 4",
  },
};

export interface ProfileArt {
  kind: string;
  flag: number | null;
  lost?: number; // strength that it has lost
  battered?: boolean;
}

/** Inside an SVG, bow to the right; the mainsail has the owner's colour and sign. */
export function Profile({ kind, flag, lost = 0, battered = false }: ProfileArt) {
  const rig = RIGS[kind] ?? RIGS.frigate!;
  const main = Math.min(1, rig.masts.length - 1);
  return (
    <g class="ad-profile">
      <path class="ad-sea-line" d="M-23 20Q-19 17-15 20T-7 20T1 20T9 20T17 20T23 20" />
      <path class="ad-spar" d={rig.bowsprit} />
      {rig.masts.map((mast, i) => <Rigged key={mast[0]} mast={mast} foot={8} flag={flag} isMain={i === main} />)}
      <path class="ad-body" d={rig.hull} />
      <path class="ad-rail" d={rig.rail} />
      {rig.ports.map(([from, to, y]) => <path key={y} class="ad-ports" d={`M${from} ${y}H${to}`} />)}
      {HOLES.slice(0, lost).map(([x, y]) => <circle key={x} class="ad-hole" cx={x} cy={y} r="1.300" />)}
      {battered && <path class="ad-smoke" d="M-3 4a4 4 0 1 0-4-5a3.500 3.500 0 1 0-1 6ZM8-2a3 3 0 1 0-2-4a3 3 0 1 0-1 4Z" />}
    </g>
  );
}

const HOLES = [[2, 13], [-8, 16], [9, 15], [-3, -3], [-13, 12], [5, -9], [12, 12]] as const;

function Rigged({ mast: [x, top, sails], foot, flag, isMain }: { mast: Mast; foot: number; flag: number | null; isMain: boolean }) {
  const tall = (foot - 2 - top) / sails.length;
  const mixed = (share: number) => (flag === null ? undefined : { fill: `color-mix(in srgb, ${seatColour(flag)} ${share}%, var(--ad-sail))` });
  return (
    <>
      <path class="ad-spar" d={`M${x} ${foot}V${top - 2}`} />
      {sails.map((half, i) => (
        <path key={i} class="ad-sail" d={sailPath(x, top + i * tall, half, tall)} style={mixed(isMain && i === sails.length - 1 ? 100 : 20)} />
      ))}
      {isMain && flag !== null && <path d={seatShape(flag)} transform={`translate(${x + 0.6} ${foot - 2 - tall / 2}) scale(.27) translate(-12 -12)`} style={{ fill: seatInk(flag) }} />}
      {flag !== null && <path class="ad-streamer" d={`M${x} ${top - 2.5}L${x + 5} ${top - 1}L${x} ${top}Z`} style={{ fill: seatColour(flag) }} />}
    </>
  );
}

/** Filled by the wind from astern. */
const sailPath = (x: number, y: number, half: number, tall: number) =>
  `M${x - half * 0.85} ${y}H${x + half * 0.85}Q${x + half * 1.35} ${y + tall / 2} ${x + half} ${y + tall - 0.6}H${x - half}Q${x - half * 0.6} ${y + tall / 2} ${x - half * 0.85} ${y}Z`;
