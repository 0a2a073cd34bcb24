// Workers: each colour wears a hat of its own, so that nobody needs the colour to tell them apart. Box: 24 by 24, centred.
import type { JSX } from "preact";

const BODY =
  "M0-1.500C4.500-1.500 5 1.500 9 3.200C11 4.200 10.300 6.800 8.200 6.500L5.200 6C5.200 8 7.200 9.800 7.200 11.600H2L0 8.200L-2 11.600H-7.200C-7.200 9.800-5.200 8-5.200 6L-8.200 6.500C-10.300 6.800-11 4.200-9 3.200C-5 1.500-4.500-1.500 0-1.500z";

const HATS: Record<string, string> = {
  blue: "M-5.500-6C-5.500-10.500-3-12 0-12S5.500-10.500 5.500-7.600L10-6.600V-5.200H-5.500z", // a cap with a peak
  red: "M0-15 6.500-5H-6.500z", // a pointed hat
  yellow: "M-4.500-7.500V-12H4.500V-7.500H10.500V-4.800H-10.500V-7.500z", // a straw hat with a wide brim
  green: "M0-5C-9-5-10-12-9-14.500C-4-13.500-1-11 0-8C1-11 4-13.500 9-14.500C10-12 9-5 0-5z", // two leaves
};

function figure(colour: string, hat: string | undefined): JSX.Element {
  return (
    <g class={`kf-worker kf-worker-${colour}`}>
      <path d={BODY} />
      <circle cy="-5" r="4.300" />
      {hat && <path d={hat} />}
    </g>
  );
}

export const WORKERS: Record<string, () => JSX.Element> = {
  blue: () => figure("blue", HATS.blue),
  red: () => figure("red", HATS.red),
  yellow: () => figure("yellow", HATS.yellow),
  green: () => figure("green", HATS.green),
  worker: () => figure("white", undefined), // of any colour, or out of the bag
  purple: () => figure("purple", "M-6-6-7-13-3-10 0-14 3-10 7-13 6-6z"), // the start player's, with a crown
  ghost: () => (
    <g class="kf-ghost">
      <path d="M0-12C6-12 8.500-7.500 8.500-2V11L5.500 8.500 2.800 11 0 8.500-2.800 11-5.500 8.500-8.500 11V-2C-8.500-7.500-6-12 0-12z" />
      <circle cx="-3" cy="-4" r="1.700" class="kf-eye" />
      <circle cx="3.200" cy="-4" r="1.700" class="kf-eye" />
      <ellipse cx="0" cy="1.200" rx="1.600" ry="2.300" class="kf-eye" />
    </g>
  ),
};
