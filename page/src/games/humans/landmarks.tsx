// What gives a city its region and its kind of centre, drawn 64 wide with the ground at 92.
import type { JSX } from "preact";

export const REGIONS: Record<string, JSX.Element> = {
  europe: (
    <path d="M8 92V50h4l2-6 2 6h4v14l14-12 14 12v28zM20 50V30l5-20 5 20v20zM24 34h2v7h-2zM38 46c0-8 5-12 9-12s9 4 9 12v46H38zM46 34v-9h2v9z" />
  ),
  asia: (
    <path d="M20 92V80H10c8-3 11-7 12-10h3v-6h-10c8-3 11-7 12-10h2v-5h-8c6-3 9-7 10-11l1-12h2l1 12c1 4 4 8 10 11h-8v5h2c1 3 4 7 12 10H41v6h3c1 3 4 7 12 10H46v12z" />
  ),
  north_america: <path d="M2 92V44h14v48zM18 92V34h4V24h4v-8h3V3h2v13h3v8h4v10h4v58zM46 92V52l12-8v48z" />,
  africa: (
    <path d="M0 92l26-40 26 40zM30 92l15-24 16 24zM54 92V60c-9 0-13-3-13-7 0-3 5-5 15-5s15 2 15 5c0 4-4 7-13 7v32z" />
  ),
  south_america: (
    <path d="M-18 92C-4 84 4 60 14 50c6-6 12-6 18 0 10 12 20 34 46 42zM21 48V28H8v-4h13v-4c0-2 1-3 2-3s2 1 2 3v4h13v4H25v20z" />
  ),
  oceania: (
    <path d="M0 92c0-16 5-26 14-32 1 10 3 20 4 32zm15 0c0-20 6-32 17-40 2 12 3 26 3 40zm18 0c1-16 6-26 16-32 1 10 1 22 0 32zm22 0c1-14 0-22-2-29-4 1-7 4-8 7 0-6 3-9 7-10-3-2-7-1-10 2 2-5 7-7 11-4 1-4 5-6 10-4-4 0-6 2-7 4 4-1 7 1 9 6-3-3-6-4-8-3 2 8 3 19 2 31z" />
  ),
};

export const CENTRES: Record<string, JSX.Element> = {
  science: (
    <g>
      <path d="M2 92V72h30v20zM2 72c0-10 6-16 15-16s15 6 15 16z" />
      <path d="M19 71L27 50l4 1.500L23 72z" class="slit" />
      <path d="M42 92l4-18h4l4 18zM36 58c2 12 12 18 24 15zM47 66l9-13" class="wire" />
      <circle cx="57" cy="52" r="2.5" class="slit" />
    </g>
  ),
  culture: (
    <g>
      <path d="M2 66L31 50l29 16zM4 92v-4h54v4zM6 68h50v3H6z" />
      <path d="M9 71h5v17H9zM20 71h5v17h-5zM31 71h5v17h-5zM42 71h5v17h-5zM50 71h5v17h-5z" />
      <path d="M31 56a4 4 0 1 1-.01 0z" class="slit" />
    </g>
  ),
  industry: (
    <g>
      <path d="M2 92V74l12-8v8l12-8v8l12-8v26zM42 92l2-40h6l2 40zM54 92l1.5-32h5l1.5 32z" />
      <path d="M47 48c-3-6 4-8 1-14s4-8 2-14M58 56c-2-5 3-6 1-11s3-7 2-11" class="smoke" />
      <path d="M7 82h4v4H7zM19 82h4v4h-4zM31 82h4v4h-4z" class="slit" />
    </g>
  ),
};
