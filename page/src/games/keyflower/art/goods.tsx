// Resources and skill tiles, each with a shape of its own. Box: 24 by 24, centred.
import type { JSX } from "preact";

const tile = (glyph: JSX.Element) => (
  <g class="kf-skill">
    <rect x="-11" y="-11" width="22" height="22" rx="4" class="kf-skill-tile" />
    {glyph}
  </g>
);

const question = (scale: number) => (
  <path class="kf-question" transform={`scale(${scale})`} d="M-4-3A4 4 0 1 1 2 .500C.300 1.500 0 2.300 0 4M0 7.500V7.600" />
);

export const GOODS: Record<string, () => JSX.Element> = {
  wood: () => (
    <g class="kf-good">
      <path d="M-6-5.500H7A5.500 5.500 0 0 1 7 5.500H-6z" fill="#9a6430" />
      <path d="M-4-2.200H9M-3 2.200H10" fill="none" stroke="#6e431a" stroke-width="1.300" />
      <ellipse cx="-6.500" cy="0" rx="4.300" ry="5.500" fill="#e0b57a" />
      <ellipse cx="-6.500" cy="0" rx="1.800" ry="2.500" fill="none" stroke="#9a6430" stroke-width="1.300" />
    </g>
  ),
  stone: () => (
    <g class="kf-good">
      <path d="M-10 7-8-4-1-9 8-5 11 4 6 9H-7z" fill="#a9aeb3" />
      <path d="M-8-4 0-1 8-5M0-1-1 9" fill="none" stroke="#6d747b" stroke-width="1.400" />
    </g>
  ),
  iron: () => (
    <g class="kf-good">
      <path d="M-6-7H6L11 7H-11z" fill="#4d5f73" />
      <path d="M-6-7H6L4-2H-4z" fill="#8fa3b8" />
      <path d="M-4-2-7 7M4-2 7 7" fill="none" stroke="#2d3a48" stroke-width="1.200" />
    </g>
  ),
  gold: () => (
    <g class="kf-good">
      <circle r="10" fill="#f2c230" />
      <circle r="6.600" fill="none" stroke="#a87400" stroke-width="1.400" />
      <path d="M0-4.500 1.300-1.400 4.500-1.200 2 1 2.800 4.200 0 2.400-2.800 4.200-2 1-4.500-1.200-1.300-1.400z" fill="#a87400" />
    </g>
  ),
  resource: () => (
    <g class="kf-good">
      <path d="M-10-5 0-10 10-5V6L0 11-10 6z" fill="#e9dcc0" />
      <path d="M-10-5 0 0 10-5M0 0V11" fill="none" stroke="#8b7a52" stroke-width="1.200" />
      {question(0.8)}
    </g>
  ),
  anvil: () => tile(<path d="M-9-5H-2V-6H8V-2.500C4-2 3 0 3 2L6 7H-5L-2 2C-2 0-5-1.500-9-2z" />),
  pickaxe: () => tile(<path d="M-9-1C-6-6 0-8.500 8-7 3-6 1.500-5 .800-3.600L7.500 6 5.500 7.800-1.500-2C-4-2-7-1.500-9-1z" />),
  saw: () => tile(<path fill-rule="evenodd" d="M-9.500-4 3-6V6L.800 3.600-.800 6-3 3.200-4.500 5-6.500 2-7.800 3.500-9.500 0zM3.500-6.500H7A2.500 2.500 0 0 1 9.500-4V4A2.500 2.500 0 0 1 7 6.500H3.500zM5.300-3.500V3.500H7.500V-3.500z" />),
  skill: () => tile(question(1.050)),
};
