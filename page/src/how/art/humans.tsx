// Tremble, Humans!, step by step.
import { amount } from "../../words/speak";
import { Arrow, Card, Die, Small } from "./frame";

const NIGHT = "#3a2358";
const CITY = "M0 80V62h10V50h14v10h10V42h12v16h10V46h14v14h12V40h12v20h12V52h14v28z";

const Saucer = ({ x, y, size = 1, lights = "#ffdf6b" }: { x: number; y: number; size?: number; lights?: string }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-9-3Q-8-13 0-13T9-3Z" fill="#bff4ee" />
    <path d="M-24 0Q-18-5 0-5T24 0Q18 6 0 6T-24 0Z" fill="#b9c2da" stroke="#4a5270" />
    {[-15, -5, 5, 15].map((at) => <circle key={at} cx={at} cy="1" r="1.8" fill={lights} />)}
  </g>
);

const Human = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="#fde9b8" stroke-width="2.2" stroke-linecap="round" fill="none">
    <circle cy="-6" r="1.5" fill="#fde9b8" /><path d="M0-4V2M-4-6 0-3 4-6M0 2-3 7M0 2 3 7" />
  </g>
);

const Beam = ({ x }: { x: number }) => <path d={`M${x - 6} 24h12l12 50h-36z`} fill="#f9f4b8" opacity=".3" />;

const Tank = ({ x, y }: { x: number; y: number }) => (
  <path transform={`translate(${x} ${y})`} d="M-12 0h24l3 4-3 5h-24l-3-5zM-6-6h11v5h-11zM5-5 16-9l1 2-11 5z" fill="#7f9a5f" stroke="#1d2a14" />
);

const Tripod = () => <path d="M-9 2Q-9-10 0-10T9 2zM-5 2-9 14M0 2v13M5 2l4 12" fill="#8fa3b8" stroke="#2b3a4c" stroke-width="1.6" />;

const Raid = () => (
  <Small ground={NIGHT}>
    <Beam x={60} /><path d={CITY} fill="#191028" />
    <Human x={54} y={40} /><Human x={66} y={50} /><Human x={58} y={62} /><Saucer x={60} y={22} size={1.3} />
  </Small>
);

const Buy = () => (
  <Small ground={NIGHT}>
    <Card x={24} y={40} turn={-7}><g transform="scale(.5)"><Saucer x={0} y={0} /></g></Card>
    <Card x={48} y={40} turn={6}><Tripod /></Card>
    <Arrow x={68} y={40} long={14} colour="#ffdf6b" /><Card x={102} y={40} />
  </Small>
);

const Meet = () => (
  <Small ground={NIGHT}>
    <path d={CITY} fill="#191028" /><Saucer x={28} y={24} /><Saucer x={92} y={24} lights="#ff9d8a" />
    <Die x={49} y={46} face={5} /><Die x={71} y={46} face={3} />
  </Small>
);

const Collect = () => (
  <Small ground={NIGHT}>
    <path d="M60 6v68" stroke="#fff" stroke-dasharray="3 4" opacity=".6" />
    <Beam x={30} /><Saucer x={30} y={20} size={0.9} /><Human x={30} y={56} />
    <Beam x={90} /><Saucer x={90} y={20} size={0.9} /><Human x={80} y={48} /><Human x={90} y={44} /><Human x={100} y={48} /><Tank x={89} y={66} />
  </Small>
);

const Cup = ({ x, n, tall }: { x: number; n: number; tall: number }) => (
  <g transform={`translate(${x} ${62 - tall})`}>
    <path d="M-8-20H8Q8-6 2-5v4h4v3H-6v-3h4v-4Q-8-6-8-20zM-8-17q-6 0-4 5 2 3 5 3M8-17q6 0 4 5-2 3-5 3" fill="#f2c84b" stroke="#8a6414" />
    <path d={`M-24 3h48v${tall + 18}h-48z`} fill="#191028" />
    <text y="16" text-anchor="middle" fill="#fff" font-size="10" font-weight="700">{amount(n)}</text>
  </g>
);

const Trophies = () => <Small ground={NIGHT}><Cup x={34} n={200_000} tall={20} /><Cup x={86} n={100_000} tall={4} /></Small>;

export const HUMANS = [Raid, Buy, Meet, Collect, Trophies] as const;
