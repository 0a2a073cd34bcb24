// Tremble, Humans!: saucers over a city at nightfall. The sky is the same by day and by night: they come at dusk.
const FAR = "M0 220V150h26v-16h22v24h20v-34h18v20h26v-38h24v46h22v-22h24v-30l9-14 9 14v52h26v-28h22v18h28v-46h22v34h28v-22h24v40h26v-26h40v118z";
const NEAR = "M0 220v-40h34v-26h26v30h22v-44h30v58h26v-34h34v20h30v-40h22v-14h8v14h10v52h30v-30h36v-22h26v34h30v22h30v-40h46v60z";
const STARS = [[22, 20], [70, 44], [118, 16], [150, 62], [214, 20], [262, 46], [330, 14], [372, 40], [300, 74], [44, 86], [388, 84]];
const WINDOWS = [[8, 188], [20, 196], [42, 164], [50, 178], [90, 152], [100, 170], [92, 186], [146, 172], [160, 190], [206, 162], [214, 178], [226, 194], [268, 176], [290, 166], [300, 184], [318, 188], [354, 192], [374, 172], [386, 186]];

const Beam = ({ x, y, down }: { x: number; y: number; down: number }) => (
  <path d={`M${x - 12} ${y}h24l${down / 3} ${down}h${-24 - (down * 2) / 3}z`} fill="url(#beam)" />
);

const Human = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke="#241735" stroke-width="2.6" stroke-linecap="round" fill="none">
    <circle cy="-7" r="1.6" fill="#241735" />
    <path d="M0-5V2M-5-7 0-3 5-8M0 2-4 8M0 2 4 8" />
  </g>
);

const Saucer = ({ x, y, size, lights }: { x: number; y: number; size: number; lights: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-22-8Q-20-32 0-32T22-8Z" fill="#bff4ee" opacity=".85" />
    <path d="M-7-10q0-12 7-12t7 12z" fill="#3f8f6b" />
    <path d="M-3.6-17h2.4M1.2-17h2.4" stroke="#10251b" stroke-width="2" stroke-linecap="round" />
    <path d="M-60 0Q-46-12 0-12T60 0Q46 13 0 13T-60 0Z" fill="url(#steel)" />
    <path d="M-34 8Q0 18 34 8Q22 16 0 16T-34 8Z" fill="#4a5270" />
    {[-42, -22, 0, 22, 42].map((at) => <circle key={at} cx={at} cy={at % 42 ? 4 : 1.5} r="3.2" fill={lights} />)}
  </g>
);

export function Saucers() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id="dusk" x2="0" y2="1">
        <stop stop-color="#1d1740" /><stop offset=".55" stop-color="#7a3674" /><stop offset="1" stop-color="#f39a63" />
      </linearGradient>
      <linearGradient id="steel" x2="0" y2="1"><stop stop-color="#eef2f8" /><stop offset="1" stop-color="#7d86a6" /></linearGradient>
      <linearGradient id="beam" x2="0" y2="1"><stop stop-color="#f9f4b8" stop-opacity=".85" /><stop offset="1" stop-color="#f9f4b8" stop-opacity=".12" /></linearGradient>
      <path d="M0 0h400v220H0z" fill="url(#dusk)" />
      {STARS.map(([x, y]) => <circle key={x} cx={x} cy={y} r="1.2" fill="#fff" />)}
      <circle cx="352" cy="52" r="20" fill="#fde9b8" /><circle cx="360" cy="47" r="17" fill="#3c2458" />
      <path d={FAR} fill="#4e2a63" />
      <Beam x={128} y={78} down={112} />
      <Beam x={292} y={114} down={74} />
      <path d={NEAR} fill="#241735" />
      {WINDOWS.map(([x, y]) => <path key={x} d={`M${x} ${y}h4v5h-4z`} fill="#ffd77a" />)}
      <Human x={122} y={112} turn={-14} /><Human x={136} y={136} turn={20} /><Human x={292} y={146} turn={8} />
      <Saucer x={128} y={70} size={1.15} lights="#ffdf6b" />
      <Saucer x={292} y={108} size={0.75} lights="#7ff0d0" />
      <Saucer x={226} y={36} size={0.42} lights="#ff9d8a" />
    </svg>
  );
}
