// The four classes from above, bow to the north, around the middle of a box of 48 by 48 (AD-4.1).
import { seatColour, seatInk, seatShape } from "../../art/seats";

interface Hull {
  body: string;
  deck: string;
  sails: readonly (readonly [number, number])[]; // half the breadth, and how far aft
  emblem: number; // the sail that shows whose ship it is
  more?: string; // what only this class has
  side: readonly number[]; // where guns stand along a side
  beam: number;
  ends: readonly [number, number]; // bow and stern
}

const HULLS: Record<string, Hull> = {
  battleship: {
    body: "M0-21C5-17 8-10 8-2V12C8 17 6 19.500 4 20H-4C-6 19.500-8 17-8 12V-2C-8-10-5-17 0-21Z",
    deck: "M0-16C3.500-13 5.500-8 5.500-2V15H-5.500V-2C-5.500-8-3.500-13 0-16Z",
    sails: [[12.5, -9], [16, 1.5], [12, 11.5]],
    emblem: 1,
    more: "M-5 16H5M-4 18.200H4",
    side: [-6, -1, 5, 10],
    beam: 8.4,
    ends: [-19, 21],
  },
  galleon: {
    body: "M0-17C7-15 9.500-9 9.500-3V10L7.500 20H-7.500L-9.500 10V-3C-9.500-9-7-15 0-17Z",
    deck: "M0-12.500C5-11 6.500-7 6.500-3V9L5.500 14H-5.500L-6.500 9V-3C-6.500-7-5-11 0-12.500Z",
    sails: [[12, -8], [15.5, 2.5], [10, 12]],
    emblem: 1,
    more: "M0-17V-22M-7 14.500H7M-6 17.200H6",
    side: [-5, 0, 5, 9.5],
    beam: 9.6,
    ends: [-19, 21],
  },
  frigate: {
    body: "M0-21C4-16 5.800-9 5.800-2V12C5.800 16 4.500 18.500 3 19H-3C-4.500 18.500-5.800 16-5.800 12V-2C-5.800-9-4-16 0-21Z",
    deck: "M0-15C2.500-11 3.600-7 3.600-2V14H-3.600V-2C-3.600-7-2.500-11 0-15Z",
    sails: [[10, -9], [12.5, 0.5], [9.5, 10]],
    emblem: 1,
    side: [-4, 2, 8],
    beam: 6.2,
    ends: [-19, 20],
  },
  brig: {
    body: "M0-16C4-12 5.500-6 5.500-1V9C5.500 12 4 14 2.500 14.500H-2.500C-4 14-5.500 12-5.500 9V-1C-5.500-6-4-12 0-16Z",
    deck: "M0-11C2.400-8 3.400-5 3.400-1V10H-3.400V-1C-3.400-5-2.400-8 0-11Z",
    sails: [[10, -5.5], [12, 4.5]],
    emblem: 1,
    more: "M0 14.500V19L4 15",
    side: [-2, 6.5],
    beam: 5.9,
    ends: [-15, 16],
  },
};

const hullOf = (kind: string) => HULLS[kind] ?? HULLS.frigate!;
const sailPath = (half: number, y: number) =>
  `M${-half} ${y + 3}C${-half * 0.7} ${y - 5} ${half * 0.7} ${y - 5} ${half} ${y + 3}C${half / 2} ${y + 0.8} ${-half / 2} ${y + 0.8} ${-half} ${y + 3}Z`;

export interface ShipArt {
  kind: string;
  flag: number | null;
  turn?: number; // degrees
  loaded?: readonly number[];
  guns?: readonly number[];
}

/** Inside an SVG. Guns stand where they fire: full while loaded, empty when fired. */
export function Ship({ kind, flag, turn = 0, guns = [], loaded = [] }: ShipArt) {
  const hull = hullOf(kind);
  return (
    <g class="ad-hull" transform={`rotate(${turn})`}>
      <path class="ad-body" d={hull.body} />
      <path class="ad-deck" d={hull.deck} />
      {hull.more && <path class="ad-trim" d={hull.more} />}
      {guns.map((n, battery) => gunsOf(hull, battery, n, loaded[battery] ?? 0))}
      {hull.sails.map(([half, y], i) => (
        <path key={y} class="ad-sail" d={sailPath(half, y)} style={i === hull.emblem && flag !== null ? { fill: seatColour(flag) } : undefined} />
      ))}
      {flag !== null && <Emblem flag={flag} y={hull.sails[hull.emblem]![1]} turn={turn} />}
    </g>
  );
}

/** The sign of the owner on the mainsail; it stays upright. */
function Emblem({ flag, y, turn }: { flag: number; y: number; turn: number }) {
  return (
    <g transform={`translate(0 ${y}) rotate(${-turn})`}>
      <circle r="5.600" style={{ fill: seatColour(flag) }} stroke="var(--ad-outline)" stroke-width="0.8" />
      <path d={seatShape(flag)} transform="translate(-3.6 -3.7) scale(.3)" style={{ fill: seatInk(flag) }} />
    </g>
  );
}

function gunsOf(hull: Hull, battery: number, n: number, loaded: number) {
  return Array.from({ length: n }, (_, i) => {
    const [x, y] = gunAt(hull, battery, i);
    return <circle key={`${battery}.${i}`} class={i < loaded ? "ad-gun" : "ad-gun ad-fired"} cx={x} cy={y} r="1.7" />;
  });
}

function gunAt(hull: Hull, battery: number, i: number): readonly [number, number] {
  if (battery > 1) return [i * 4, hull.ends[battery - 2]!];
  return [(battery ? 1 : -1) * (hull.beam + 0.6), hull.side[i % hull.side.length]!];
}
