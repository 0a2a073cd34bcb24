// Keyflower: a village of hexes in autumn, and a boat that brings new hands.
const WIDE = 46; // from the middle of a hex to its corners east and west
const DEEP = 26; // to its edges north and south: it is seen from above, at a slant

const FLAT = `M${-WIDE} 0 ${-WIDE / 2} ${-DEEP}h${WIDE}L${WIDE} 0 ${WIDE / 2} ${DEEP}h${-WIDE}z`;
const SIDE = `M${-WIDE} 0v10L${-WIDE / 2} ${DEEP + 10}h${WIDE}L${WIDE} 10V0L${WIDE / 2} ${DEEP}h${-WIDE}z`;

const Hex = ({ q, r, ground, children }: { q: number; r: number; ground: string; children?: preact.ComponentChildren }) => (
  <g transform={`translate(${200 + q * WIDE * 1.5} ${112 + (r * 2 + (q & 1)) * DEEP})`}>
    <path d={SIDE} fill="var(--clay)" />
    <path d={FLAT} fill={ground} stroke="var(--autumn-low)" stroke-width="1.5" stroke-linejoin="round" />
    {children}
  </g>
);

export const Tree = ({ x, y, leaf }: { x: number; y: number; leaf: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse rx="8" ry="2.5" fill="#000" opacity=".18" />
    <path d="M-1.5 0v-9h3v9z" fill="var(--hull)" />
    <path d="M0-32q11 3 9 13t-9 11q-8-1-9-11t9-13z" fill={leaf} />
  </g>
);

export const House = ({ x, y, roof }: { x: number; y: number; roof: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx="2" cy="1" rx="22" ry="4" fill="#000" opacity=".18" />
    <path d="M-16-16 0-28v28h-16z" fill="var(--sail)" /><path d="M0-16h18V0H0z" fill="var(--sail-edge)" />
    <path d="M-20-14-8-30h20l10 15H2L-8-28z" fill={roof} /><path d="M8-34h5v9H8z" fill="var(--clay)" />
    <path d="M-11-9h6V0h-6z" fill="var(--hull)" /><path d="M6-11h6v6H6z" fill="var(--sun)" />
  </g>
);

export const Worker = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <path transform={`translate(${x} ${y})`} d="M0-15a3.6 3.6 0 0 1 2.6 6L8-6.5 7-4 3-4.5 6 1H1.5L0-2-1.5 1H-6L-3-4.5-7-4-8-6.5-2.6-9A3.6 3.6 0 0 1 0-15z" fill={colour} stroke="var(--hull)" stroke-width=".8" />
);

const Boat = () => (
  <g class="afloat"><g transform="translate(330 176)">
    <path d="M-2-52V0" stroke="var(--hull)" stroke-width="2.5" />
    <path d="M1-52Q30-34 27-8H1z" fill="var(--sail)" stroke="var(--sail-edge)" /><path d="M-5-44Q-22-28-22-8h17z" fill="var(--copse)" />
    <path d="M-34-4Q0 3 36-6Q32 14 18 16h-36Q-30 12-34-4z" fill="var(--hull)" /><path d="M-33 0Q0 8 35-2l-1 4Q0 12-32 4z" fill="var(--strake)" />
    <Worker x={10} y={2} colour="var(--seat-1)" /><Worker x={-12} y={3} colour="var(--seat-2)" />
  </g></g>
);

export function Village() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id="autumn" x2="0" y2="1"><stop stop-color="var(--autumn-high)" /><stop offset=".7" stop-color="var(--autumn-low)" /></linearGradient>
      <path d="M0 0h400v220H0z" fill="url(#autumn)" />
      <circle cx="66" cy="40" r="18" fill="var(--sun)" />
      <path d="M0 96q50-42 110-16t120-18 100 14 70-12V140H0z" fill="var(--copse)" opacity=".45" />
      <path d="M0 110q70-30 150-12t130-6 120 2v130H0z" fill="var(--river)" />
      <path d="M20 150h40M30 196h56M330 128h44M352 206h40M10 172h20" stroke="var(--sail)" stroke-width="2" stroke-linecap="round" opacity=".5" />
      <Hex q={-1} r={-1} ground="var(--copse)"><Tree x={-16} y={2} leaf="#c9502f" /><Tree x={4} y={-4} leaf="#e09a34" /><Tree x={16} y={8} leaf="#b8742c" /></Hex>
      <Hex q={0} r={0} ground="var(--meadow)"><House x={0} y={10} roof="#a5452f" /></Hex>
      <Hex q={-2} r={0} ground="var(--field)"><path d="M-24-6h40M-30 2h52M-26 10h44" stroke="var(--copse)" stroke-width="3" stroke-dasharray="5 3" /><Worker x={14} y={8} colour="var(--seat-0)" /></Hex>
      <Hex q={1} r={-1} ground="var(--field)"><Worker x={-10} y={8} colour="var(--seat-2)" /><Worker x={8} y={2} colour="var(--seat-2)" /><Worker x={8} y={16} colour="var(--seat-2)" /></Hex>
      <Hex q={-1} r={0} ground="var(--meadow)"><House x={-8} y={10} roof="#7d4a63" /><Tree x={24} y={6} leaf="#d8862f" /></Hex>
      <Hex q={1} r={0} ground="var(--copse)"><Tree x={-18} y={4} leaf="#c9502f" /><Tree x={0} y={10} leaf="#e0a63c" /><Tree x={18} y={2} leaf="#c06a2c" /></Hex>
      <Hex q={0} r={1} ground="var(--field)"><Worker x={-4} y={8} colour="var(--seat-1)" /><Tree x={22} y={4} leaf="#e0a63c" /></Hex>
      <Boat />
    </svg>
  );
}
