// Admiral, step by step.
import { Ship } from "../../art/ship";
import { Arrow, Card, Die, Small } from "./frame";

const CHART = "var(--chart)";
const [OURS, THEIRS] = ["var(--seat-0)", "var(--seat-1)"];

const Chest = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="#3b260f">
    <path d="M-14 0h28v14h-28z" fill="#8a5a2b" /><path d="M-14 0q0-10 14-10T14 0z" fill="#a8713a" />
    <path d="M-9-1q9-9 18 0z" fill="#f2c84b" /><path d="M-2 2h4v5h-4z" fill="#f2c84b" />
  </g>
);

const Cells = () => (
  <path d="M20 0v80M40 0v80M60 0v80M80 0v80M100 0v80M0 20h120M0 40h120M0 60h120" stroke="var(--chart-line)" stroke-width=".8" opacity=".7" fill="none" />
);

const Smoke = ({ x, y }: { x: number; y: number }) => <path d={`M${x} ${y}q-8-1-5-8t9-4q4-8 12-3t5 11q-3 7-10 4q-6 5-11 0z`} fill="var(--sail)" stroke="var(--sail-edge)" />;

const Goal = () => (
  <Small ground={CHART}><Cells /><Ship x={8} y={24} size={0.46} flag={OURS} /><Arrow x={68} y={58} long={16} /><Chest x={102} y={54} /></Small>
);

const Gust = ({ y }: { y: number }) => <path d={`M6 ${y}q8-5 16 0t16 0`} fill="none" stroke="var(--chart-ink)" stroke-width="2" stroke-linecap="round" />;

const Wind = () => (
  <Small ground={CHART}>
    <Gust y={34} /><Gust y={41} /><Gust y={48} />
    <Ship x={44} y={2} size={0.3} flag={OURS} /><Arrow x={88} y={26} long={26} colour="var(--good)" />
    <Ship x={84} y={46} size={0.3} flag={OURS} flip /><Arrow x={42} y={68} long={6} turn={180} />
  </Small>
);

const Turn = () => (
  <Small ground={CHART}>
    <Cells /><path d="M60 20h20v20H60z" fill="var(--lit)" opacity=".45" />
    <path d="M24 62Q44 58 50 44T66 32" fill="none" stroke={OURS} stroke-width="2.5" stroke-dasharray="5 4" />
    <Ship x={2} y={40} size={0.28} flag={OURS} /><Ship x={118} y={6} size={0.28} flag={THEIRS} flip />
    <circle cx="100" cy="22" r="17" fill="none" stroke="var(--danger)" stroke-width="2.5" /><path d="M100 1v8M100 35v8M79 22h8M113 22h8" stroke="var(--danger)" stroke-width="2.5" />
  </Small>
);

const Fire = () => (
  <Small ground={CHART}>
    <Ship x={2} y={34} size={0.38} flag={OURS} /><Ship x={118} y={34} size={0.38} flag={THEIRS} flip />
    <Smoke x={54} y={62} /><Die x={38} y={18} face={4} /><Die x={60} y={18} face={5} /><Die x={82} y={18} face={6} />
  </Small>
);

const Captains = () => <Small ground={CHART}><Cells /><Ship x={6} y={22} size={0.5} flag={OURS} /><Card x={96} y={40} turn={6} /></Small>;

export const ADMIRAL = [Goal, Wind, Turn, Fire, Captains] as const;
