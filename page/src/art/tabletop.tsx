// Any other game: cards, dice and pawns on a cloth. The name decides how they lie, so that no two games look alike.
import { pips } from "./pips";
import { seatColour, seatShape } from "./seats";

const CLOTHS = 6;

/** Numbers that depend on the name alone, each below its limit. */
function lots(name: string): (limit: number) => number {
  let state = 2166136261;
  const stir = (n: number) => (state = Math.imul(state ^ n, 16777619) >>> 0);
  for (const letter of name) stir(letter.codePointAt(0)!);
  return (limit) => (stir(limit) >>> 8) % limit;
}

const Die = ({ x, y, turn, face }: { x: number; y: number; turn: number; face: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M-18 21h40v-3h-40z" fill="#000" opacity=".18" />
    <rect x="-20" y="-20" width="40" height="40" rx="9" fill="var(--sail)" stroke="var(--sail-edge)" stroke-width="1.5" />
    <path d={pips(face, 10.5)} stroke="var(--hull)" stroke-width="7.5" stroke-linecap="round" />
  </g>
);

const Card = ({ turn, seat }: { turn: number; seat: number | null }) => (
  <g transform={`rotate(${turn} 96 250)`}>
    <rect x="66" y="82" width="60" height="86" rx="7" fill={seat === null ? "var(--wave-3)" : "var(--sail)"} stroke="var(--sail-edge)" stroke-width="1.5" />
    {seat === null ? (
      <rect x="72" y="88" width="48" height="74" rx="4" fill="none" stroke="var(--wave-1)" stroke-width="2" stroke-dasharray="3 4" />
    ) : (
      <path d={seatShape(seat)} transform="translate(81 110) scale(1.25)" fill={seatColour(seat)} />
    )}
  </g>
);

const Pawn = ({ x, y, seat }: { x: number; y: number; seat: number }) => (
  <g transform={`translate(${x} ${y})`} fill={seatColour(seat)} stroke="var(--hull)" stroke-width="1.5" stroke-linejoin="round">
    <ellipse cx="3" cy="25" rx="17" ry="5" fill="#000" stroke="none" opacity=".18" />
    <path d="M-14 24q0-9 7-12l4-16h6l4 16q7 3 7 12z" />
    <circle cy="-12" r="10" />
  </g>
);

export function Tabletop({ name }: { name: string }) {
  const lot = lots(name);
  const cloth = lot(CLOTHS);
  const pawns = [1, 2, 3].map((step) => (cloth + step) % CLOTHS);
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h400v220H0z" fill="var(--clay)" />
      <g stroke="var(--hull)" opacity=".22">{[34, 78, 121, 166, 203].map((y) => <path key={y} d={`M0 ${y}h400`} />)}</g>
      <ellipse cx="200" cy="128" rx="186" ry="96" fill={`color-mix(in srgb, ${seatColour(cloth)} 42%, var(--ground))`} stroke="var(--hull)" stroke-width="2" />
      <ellipse cx="200" cy="128" rx="174" ry="86" fill="none" stroke="var(--sail)" stroke-width="1.5" stroke-dasharray="5 6" opacity=".5" />
      {[-16, 0, 16].map((turn, i) => <Card key={turn} turn={turn - 2 + lot(5)} seat={i < 2 ? null : lot(CLOTHS)} />)}
      <Die x={206} y={96} turn={lot(60) - 30} face={1 + lot(6)} />
      <Die x={252} y={146} turn={lot(60) - 30} face={1 + lot(6)} />
      {pawns.map((seat, i) => <Pawn key={seat} x={300 + 28 * (i % 2)} y={84 + 36 * i} seat={seat} />)}
    </svg>
  );
}
