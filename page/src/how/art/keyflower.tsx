// Keyflower, step by step.
import { House, Tree, Worker } from "../../art/village";
import { Arrow, Small } from "./frame";

const GRASS = "color-mix(in srgb, var(--meadow) 45%, var(--panel))";
const EDGE = "var(--hull)";

interface Place { x: number; y: number; size?: number; ground?: string; children?: preact.ComponentChildren }

const Hex = ({ x, y, size = 24, ground = "var(--field)", children }: Place) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M${-size} 0 ${-size / 2} ${-size * 0.87}h${size}L${size} 0 ${size / 2} ${size * 0.87}h${-size}z`} fill={ground} stroke={EDGE} stroke-width="1.5" />
    {children}
  </g>
);

const Log = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke={EDGE}><path d="M-9-4H7v8H-9z" fill="#a06a3c" /><ellipse cx="7" rx="3" ry="4" fill="#e3bd86" /></g>
);

const Star = ({ x, y }: { x: number; y: number }) => (
  <path transform={`translate(${x} ${y})`} d="M0-8 2.4-2.6 8-2 3.7 1.9 5 7.5 0 4.5-5 7.5-3.7 1.9-8-2-2.4-2.6z" fill="#f2c84b" stroke="#8a6414" />
);

const Sign = ({ x, y, is }: { x: number; y: number; is: string }) => <text x={x} y={y} text-anchor="middle" fill="var(--ink)" font-size="18" font-weight="700">{is}</text>;

const Seasons = () => (
  <Small ground={GRASS}>
    <Hex x={21} y={28} size={18} ground="#8fbf5a"><Tree x={0} y={12} leaf="#4f8f3a" /></Hex>
    <Hex x={47} y={50} size={18} ground="#f0cf58"><circle r="8" fill="#f39a2e" /></Hex>
    <Hex x={73} y={28} size={18} ground="#d98a45"><Tree x={0} y={12} leaf="#c9502f" /></Hex>
    <Hex x={99} y={50} size={18} ground="#d5e6ef"><path d="M0-8V8M-7-4 7 4M-7 4 7-4" stroke="#4d7f9c" stroke-width="2" /></Hex>
  </Small>
);

const Hands = () => (
  <Small ground={GRASS}>
    <Hex x={30} y={32} /><Worker x={24} y={72} colour="#c2402f" /><Worker x={38} y={72} colour="#c2402f" />
    <path d="M62 8v64" stroke="var(--ink)" stroke-dasharray="3 4" opacity=".6" />
    <Hex x={92} y={32}><Worker x={0} y={7} colour="#2766b8" /></Hex><Sign x={80} y={74} is="+" /><Log x={98} y={68} />
  </Small>
);

const Outbid = () => (
  <Small ground={GRASS}>
    <Hex x={60} y={40} size={22}><g transform="scale(.7)"><House x={-1} y={16} roof="#a5452f" /></g></Hex>
    <Worker x={18} y={47} colour="#e0a71d" /><Sign x={30} y={46} is="1" />
    <Sign x={91} y={46} is="2" /><Worker x={106} y={40} colour="#e0a71d" /><Worker x={106} y={62} colour="#e0a71d" />
  </Small>
);

const Boat = () => (
  <g transform="translate(82 62)">
    <path d="M-2-46V0" stroke={EDGE} stroke-width="2.5" /><path d="M1-46Q26-30 24-6H1z" fill="var(--sail)" stroke="var(--sail-edge)" />
    <path d="M-30-4Q0 3 32-6Q28 12 16 14h-32Q-26 10-30-4z" fill={EDGE} />
    <Worker x={-18} y={0} colour="#c2402f" /><Worker x={-8} y={0} colour="#e0a71d" />
  </g>
);

const Arrivals = () => (
  <Small ground="var(--river)">
    <Hex x={28} y={46} ground="var(--meadow)"><g transform="scale(.7)"><House x={-1} y={16} roof="#7d4a63" /></g></Hex><Boat /><Arrow x={66} y={26} long={18} turn={180} />
  </Small>
);

const Upgrade = () => (
  <Small ground={GRASS}>
    <Hex x={28} y={40}><Log x={0} y={-8} /><path d="M0 4h24" stroke="#a57a48" stroke-width="7" /></Hex>
    <Hex x={88} y={40} ground="var(--copse)"><path d="M-24 4H0" stroke="#a57a48" stroke-width="7" /><Star x={0} y={-9} /><Star x={8} y={10} /></Hex>
    <Arrow x={46} y={44} long={24} />
  </Small>
);

export const KEYFLOWER = [Seasons, Hands, Outbid, Arrivals, Upgrade] as const;
