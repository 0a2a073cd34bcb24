// What the small pictures of "How to play" share: a box of 120 by 80, arrows, dice and cards.
import type { ComponentChildren } from "preact";
import { pips } from "../../art/pips";

export const Small = ({ ground, children }: { ground: string; children: ComponentChildren }) => (
  <svg viewBox="0 0 120 80" aria-hidden="true"><path d="M0 0h120v80H0z" fill={ground} />{children}</svg>
);

interface Line { x: number; y: number; long: number; turn?: number; colour?: string }

export const Arrow = ({ x, y, long, turn = 0, colour = "var(--seat-0)" }: Line) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="none" stroke={colour} stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d={`M0 0H${long}m-5-5 5 5-5 5`} />
  </g>
);

export const Die = ({ x, y, face }: { x: number; y: number; face: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-9" y="-9" width="18" height="18" rx="4" fill="#fffaf0" stroke="#241735" />
    <path d={pips(face, 5)} stroke="#241735" stroke-width="3.2" stroke-linecap="round" />
  </g>
);

export const Card = ({ x, y, turn = 0, children }: { x: number; y: number; turn?: number; children?: ComponentChildren }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-14" y="-20" width="28" height="40" rx="3" fill={children ? "#fffaf0" : "#31527a"} stroke="#16243a" />
    {children ?? <text y="8" text-anchor="middle" fill="#fff" font-size="22" font-weight="700">?</text>}
  </g>
);
