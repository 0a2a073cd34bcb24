// The four classes from above, bow to the north, around the middle of a box of 48 by 48 (AD-4.1).
import { seatColour, seatInk, seatShape } from "../../../art/seats";

interface Hull {
  body: string;
  deck: string;
  trim: string; // what only this class has: rails, castles, bowsprit
  sails: readonly (readonly [number, number])[]; // half the breadth, and how far aft
  side: readonly number[]; // where guns stand along a side
  beam: number;
  ends: readonly [number, number]; // bow and stern
}

const HULLS: Record<string, Hull> = {
  battleship: {
    body: "M0-20C3.600-17 7-11.500 7.600-4V11C7.600 16 6 19.500 4.400 20.500H-4.400C-6 19.500-7.600 16-7.600 11V-4C-7-11.500-3.600-17 0-20Z",
    deck: "M0-15C2.600-12.500 4.800-8.500 5.200-3V16H-5.200V-3C-4.800-8.500-2.600-12.500 0-15Z",
    trim: "M0-19V-25M-5.200 12.500H5.200M-4.800 17.500H4.800",
    sails: [[11.5, -8.5], [13, 2], [10.5, 12]],
    side: [-5, 0, 5, 10],
    beam: 7.8,
    ends: [-18, 20],
  },
  galleon: {
    body: "M0-17C6-15.500 9-10 9.400-3L9 9L8 20.500H-8L-9 9L-9.400-3C-9-10-6-15.500 0-17Z",
    deck: "M0-12.500C4-11.500 6.200-7.500 6.600-3L6.200 9H-6.200L-6.600-3C-6.200-7.500-4-11.500 0-12.500Z",
    trim: "M0-16V-23M-6.800 11.500H6.800L6 19H-6ZM-6.400 15H6.400",
    sails: [[12, -6.5], [13.5, 3.5], [8.500, 12.5]],
    side: [-4, 1, 6, 10],
    beam: 9.4,
    ends: [-17, 20],
  },
  frigate: {
    body: "M0-20C3-16.500 5.600-10 5.800-3V12C5.800 16 4.600 18.800 3.200 19.500H-3.200C-4.600 18.800-5.800 16-5.800 12V-3C-5.600-10-3-16.500 0-20Z",
    deck: "M0-14.500C2-11.500 3.500-7.500 3.700-3V15H-3.700V-3C-3.500-7.500-2-11.500 0-14.500Z",
    trim: "M0-19V-25.500M-3.600 13H3.600",
    sails: [[10, -8.5], [11.5, 1.5], [9, 11]],
    side: [-4, 2, 8],
    beam: 6,
    ends: [-18, 19],
  },
  brig: {
    body: "M0-16C3-13 5.200-7.500 5.400-2V8.500C5.400 12 4 14.200 2.800 14.800H-2.800C-4 14.200-5.400 12-5.400 8.500V-2C-5.200-7.500-3-13 0-16Z",
    deck: "M0-11C1.800-8.800 3.200-5.500 3.400-2V10.500H-3.400V-2C-3.200-5.500-1.800-8.800 0-11Z",
    trim: "M0-15V-21M0 8V17L5.500 14Z",
    sails: [[9.5, -5], [10.5, 5.5]],
    side: [-1.5, 6],
    beam: 5.6,
    ends: [-14, 15],
  },
};

const HOLES = [[-4, 0.5], [5, 1], [2, 0], [-6, 1], [6, 0], [-2, 2]] as const; // aside, and in which sail
const hullOf = (kind: string) => HULLS[kind] ?? HULLS.frigate!;
const sailPath = (w: number, y: number) =>
  `M${-w} ${y + 2.5}C${-w * 0.85} ${y - 3.5} ${-w * 0.35} ${y - 6} 0 ${y - 6}S${w * 0.85} ${y - 3.5} ${w} ${y + 2.5}Q0 ${y - 1.5} ${-w} ${y + 2.5}Z`;

export interface ShipArt {
  kind: string;
  flag: number | null;
  turn?: number; // degrees
  loaded?: readonly number[];
  guns?: readonly number[];
  lost?: number; // strength that it has lost: shot through its sails
  battered?: boolean;
  wind?: number; // degrees where it blows to: the pennant flies with it
}

/** Inside an SVG. Guns stand where they fire: full while loaded, empty when fired. */
export function Ship({ kind, flag, turn = 0, guns = [], loaded = [], lost = 0, battered = false, wind }: ShipArt) {
  const hull = hullOf(kind);
  const middle = hull.sails[hull.sails.length > 2 ? 1 : 0]!;
  return (
    <>
      <path class="ad-shade" d={hull.body} transform={`translate(2 3) rotate(${turn})`} />
      <g class="ad-hull" transform={`rotate(${turn})`}>
        <path class="ad-body" d={hull.body} />
        <path class="ad-deck" d={hull.deck} />
        <path class="ad-trim" d={hull.trim} />
        {guns.map((n, battery) => gunsOf(hull, battery, n, loaded[battery] ?? 0))}
        {hull.sails.map(([w, y]) => <Sail key={y} w={w} y={y} flag={flag} isMain={y === middle[1]} />)}
        {HOLES.slice(0, lost).map(([x, i]) => <ellipse key={x} class="ad-hole" cx={x} cy={holeAt(hull, i)} rx="1.700" ry="1.200" />)}
        {flag !== null && <path class="ad-emblem" d={seatShape(flag)} transform={`translate(0 ${middle[1] - 2.3}) rotate(${-turn}) scale(.27) translate(-12 -12)`} style={{ fill: seatInk(flag) }} />}
        {flag !== null && wind !== undefined && <path class="ad-pennant" d="M-1.600 0L0-11L1.600 0Z" transform={`translate(0 ${middle[1] + 2}) rotate(${wind - turn})`} style={{ fill: seatColour(flag) }} />}
        {battered && <path class="ad-smoke" d="M-3 8a4 4 0 1 0-4-5a3.500 3.500 0 1 0-1 6ZM5-1a3 3 0 1 0-2-4a3 3 0 1 0-1 4Z" />}
      </g>
    </>
  );
}

const holeAt = ({ sails }: Hull, i: number) => sails[Math.floor(i) % sails.length]![1] - 1 - (i % 1) * 3;

/** The mainsail has the colour of the owner, the others a breath of it. */
function Sail({ w, y, flag, isMain }: { w: number; y: number; flag: number | null; isMain: boolean }) {
  const fill = flag === null ? undefined : isMain ? seatColour(flag) : `color-mix(in srgb, ${seatColour(flag)} 26%, var(--ad-sail))`;
  return (
    <>
      <path class="ad-sail" d={sailPath(w, y)} style={fill ? { fill } : undefined} />
      <path class="ad-yard" d={`M${-w - 1} ${y + 2.7}H${w + 1}`} />
    </>
  );
}

function gunsOf(hull: Hull, battery: number, n: number, loaded: number) {
  return Array.from({ length: n }, (_, i) => {
    const [x, y] = gunAt(hull, battery, i);
    return <circle key={`${battery}.${i}`} class={i < loaded ? "ad-gun" : "ad-gun ad-fired"} cx={x} cy={y} r="1.6" />;
  });
}

function gunAt(hull: Hull, battery: number, i: number): readonly [number, number] {
  if (battery > 1) return [i * 4, hull.ends[battery - 2]!];
  return [(battery ? 1 : -1) * (hull.beam + 0.6), hull.side[i % hull.side.length]!];
}
