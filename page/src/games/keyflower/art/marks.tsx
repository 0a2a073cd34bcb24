// The printed marks of tiles: points, transport, upgrades and what else scores. Box: 24 by 24, centred.
import type { JSX } from "preact";
import { outline } from "../tiles/hex";

const SPOKES = "M0-9V9M-7.800-4.500 7.800 4.500M-7.800 4.500 7.800-4.500";

export const MARKS: Record<string, () => JSX.Element> = {
  star: () => <path class="kf-star" d="M0-12 3.200-4 11.800-3.600 5.100 1.700 7.400 10 0 5.300-7.400 10-5.100 1.700-11.800-3.600-3.200-4z" />,
  wheel: () => (
    <g class="kf-mark">
      <circle r="9" fill="none" stroke-width="3.200" />
      <path d={SPOKES} fill="none" stroke-width="1.800" />
      <circle r="2.600" class="kf-solid" />
    </g>
  ),
  upgrade: () => <path class="kf-mark kf-solid" d="M0-11 10-1H5V4H-5V-1H-10zM-5 6.500H5V9.500H-5z" />,
  neighbour: () => (
    <g class="kf-mark">
      <polygon points={outline(7)} class="kf-solid" />
      <polygon points={outline(11)} fill="none" stroke-width="1.800" stroke-dasharray="3 2" />
    </g>
  ),
  loop: () => <path class="kf-mark" fill="none" stroke-width="3.500" d="M7-6A9 9 0 1 0 9 2M8-11V-5H2" />,
  boat: () => (
    <g class="kf-mark">
      <path d="M-11 3H11C9 8 7 10 4 10H-4C-7 10-9 8-11 3z" class="kf-solid" />
      <path d="M-1-11V2H-9zM1.500-8 8 2H1.500z" class="kf-solid" />
    </g>
  ),
  field: () => (
    <g class="kf-mark" fill="none" stroke-width="2.200">
      <path d="M-11 6H11M-8 6V-2M-5 6C-5 1-3-1-2-3M8 6V-2M5 6C5 1 3-1 2-3M0 6V-6" />
    </g>
  ),
  swap: () => <path class="kf-mark" fill="none" stroke-width="2.600" d="M-9-4H7M3-9 8-4 3 1M9 5H-7M-3 0-8 5-3 10" />,
  lying: () => <path class="kf-mark kf-solid" d="M-11 5A4 4 0 1 1-3 5C1 1 7 0 10 1V8H-3z" />,
  same: () => <path class="kf-mark" fill="none" stroke-width="3.200" d="M-8-4H8M-8 4H8" />,
  bag: () => (
    <g class="kf-good">
      <path d="M-5-6C-12 0-11 11-6 11H6C11 11 12 0 5-6z" fill="#b07a4a" />
      <path d="M-6-11C-3-9 3-9 6-11L4-6H-4z" fill="#c99663" />
      <path d="M-5-6H5" stroke="#5b3516" stroke-width="2" />
    </g>
  ),
  tick: () => (
    <g class="kf-tick">
      <circle r="12" />
      <path d="M-6 0-2 5 6-5" />
    </g>
  ),
  crown: () => <path class="kf-crown" d="M-10 7-11-6-4-1 0-9 4-1 11-6 10 7z" />,
  bulb: () => (
    <g class="kf-bulb">
      <circle r="14" class="kf-bulb-ground" />
      <path d="M-3.500 3C-6.500 0-7-3-5.500-6S0-10 3-8.500 7-3 5 .500L3.500 3V5.500H-3.500zM-2.500 7.500H2.500V9.500H-2.500z" />
    </g>
  ),
};
