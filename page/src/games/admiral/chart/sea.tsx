// The sea with all that never moves: the frame, rhumb lines, islands, reefs, harbours (AD-3).
import { memo } from "./memo";
import type { ChartView } from "../../../wire/admiral";
import { chanceAt, outlines, roughPath } from "./coast";
import { CELL, MARGIN } from "./compass";
import { say } from "../words";

export const widthOf = (chart: ChartView) => chart.columns * CELL + 2 * MARGIN;
export const heightOf = (chart: ChartView) => chart.rows.length * CELL + 2 * MARGIN;
const isLand = (chart: ChartView) => (x: number, y: number) => /[#1-4]/.test(chart.rows[y]?.[x] ?? ".");
const each = (chart: ChartView, sign: RegExp) =>
  chart.rows.flatMap((row, y) => [...row].flatMap((c, x) => (sign.test(c) ? [{ x, y }] : [])));

export const Sea = memo(function Sea({ chart }: { chart: ChartView }) {
  const [w, h] = [widthOf(chart), heightOf(chart)];
  return (
    <g class="ad-sea" aria-hidden="true">
      <radialGradient id="ad-depths" cx="0.42" cy="0.38" r="0.75">
        <stop class="ad-light" offset="0" />
        <stop offset="0.55" />
        <stop class="ad-deep" offset="1" />
      </radialGradient>
      <rect class="ad-paper" width={w} height={h} rx="6" />
      <rect class="ad-water" fill="url(#ad-depths)" x={MARGIN} y={MARGIN} width={w - 2 * MARGIN} height={h - 2 * MARGIN} />
      <Rhumbs w={w} h={h} />
      <Grid chart={chart} />
      <g clip-path="url(#ad-frame)">
        <g transform={`translate(${MARGIN} ${MARGIN})`}>
          {each(chart, /\./).map(({ x, y }) => chanceAt(x, y, 5) > 0.86 && <Waves key={`${x}.${y}`} x={x} y={y} />)}
          <Land chart={chart} />
          {each(chart, /\^/).map(({ x, y }) => <Reef key={`${x}.${y}`} x={x} y={y} />)}
        </g>
      </g>
      <Frame chart={chart} />
    </g>
  );
});

/** Lines of the compass from the middle of the chart, as pilots drew them. */
function Rhumbs({ w, h }: { w: number; h: number }) {
  const lines = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
  return (
    <g class="ad-rhumbs" clip-path="url(#ad-frame)">
      <clipPath id="ad-frame"><rect x={MARGIN} y={MARGIN} width={w - 2 * MARGIN} height={h - 2 * MARGIN} /></clipPath>
      {[[w / 2, h / 2], [MARGIN, MARGIN], [w - MARGIN, h - MARGIN]].map(([x, y]) =>
        lines.map((a) => <path key={`${x}.${a}`} d={`M${x} ${y}L${x! + Math.cos(a) * w} ${y! + Math.sin(a) * w}`} />))}
      <g transform={`translate(${w / 2} ${h / 2})`}>
        {[45, 135, 225, 315, 0, 90, 180, 270].map((a, i) => <Point key={a} turn={a} far={i < 4 ? 74 : 112} />)}
        <circle r="48" />
        <circle r="54" />
      </g>
    </g>
  );
}

/** Of the compass, one half of it dark. */
function Point({ turn, far }: { turn: number; far: number }) {
  return (
    <g transform={`rotate(${turn})`}>
      <path class="ad-point" d={`M0 ${-far}L14-14L0 0Z`} />
      <path d={`M0 ${-far}L-14-14L0 0Z`} />
    </g>
  );
}

function Grid({ chart }: { chart: ChartView }) {
  const [right, bottom] = [widthOf(chart) - MARGIN, heightOf(chart) - MARGIN];
  const down = Array.from({ length: chart.columns - 1 }, (_, i) => `M${MARGIN + (i + 1) * CELL} ${MARGIN}V${bottom}`);
  const across = Array.from({ length: chart.rows.length - 1 }, (_, i) => `M${MARGIN} ${MARGIN + (i + 1) * CELL}H${right}`);
  return <path class="ad-grid" d={down.concat(across).join("")} />;
}

/** Shoals around the coast, then the land with its hills. */
function Land({ chart }: { chart: ChartView }) {
  const paths = outlines(isLand(chart), chart.columns, chart.rows.length).map((loop) => roughPath(loop, CELL)).join("");
  return (
    <>
      <path class="ad-shoal ad-far" d={paths} />
      <path class="ad-shoal" d={paths} />
      <path class="ad-land" d={paths} />
      {each(chart, /#/).map(({ x, y }) => <Hills key={`${x}.${y}`} x={x} y={y} />)}
    </>
  );
}

function Waves({ x, y }: { x: number; y: number }) {
  const at = `translate(${x * CELL + 6 + chanceAt(x, y, 6) * 16} ${y * CELL + 14 + chanceAt(x, y, 7) * 22})`;
  return <path class="ad-waves" transform={at} d="M0 0Q4-4 8 0T16 0T24 0M5 6Q9 2 13 6T21 6" />;
}

function Hills({ x, y }: { x: number; y: number }) {
  const [dx, dy, size] = [24 + (chanceAt(x, y, 1) - 0.5) * 8, 12 + chanceAt(x, y, 2) * 6, 0.8 + chanceAt(x, y, 8) * 0.35];
  const mirrored = chanceAt(x, y, 4) > 0.5 ? -size : size;
  return (
    <g transform={`translate(${x * CELL + dx} ${y * CELL + dy}) scale(${mirrored} ${size}) translate(-12 0)`} class="ad-hills">
      <title>{say("island")}</title>
      <path class="ad-hill" d="M0 14L8 1L13 9L17 4L25 14Z" />
      <path d="M8 1L10 9M17 4L19 11M12 14L14 10" />
      {chanceAt(x, y, 3) > 0.4 && <path d="M2 22V18M2 19L-1 15.500M2 19L5.500 16M9 24V20M9 21L6 17.500M9 21L12 18" />}
    </g>
  );
}

/** Rocks awash, with surf around them. */
function Reef({ x, y }: { x: number; y: number }) {
  const at = (i: number) => ({ x: 15 + (i % 2) * 13 + chanceAt(x, y, i) * 5, y: 18 + Math.floor(i / 2) * 12 + chanceAt(x, y, i + 9) * 5 });
  return (
    <g transform={`translate(${x * CELL} ${y * CELL})`} class="ad-reef">
      <title>{say("reef")}</title>
      <path class="ad-surf" d="M6 24C5 10 14 5 24 5S43 10 43 24S34 43 24 43S7 38 6 24Z" />
      {[0, 1, 2, 3].map((i) => (
        <path key={i} d="M-5 4L-2-3L1-1L3-6L7 4Z" transform={`translate(${at(i).x} ${at(i).y}) scale(${0.8 + chanceAt(x, y, i + 4) * 0.4})`} />
      ))}
    </g>
  );
}

/** The neatline, black and white by turns. */
function Frame({ chart }: { chart: ChartView }) {
  const [w, h] = [widthOf(chart), heightOf(chart)];
  const columns = Array.from({ length: chart.columns }, (_, i) => i);
  const rows = Array.from({ length: chart.rows.length }, (_, i) => i);
  const at = (i: number) => MARGIN + i * CELL;
  return (
    <g class="ad-neatline">
      {columns.filter((i) => i % 2 === 0).map((i) => <path key={i} d={`M${at(i)} ${MARGIN - 4}h${CELL}v4h-${CELL}zM${at(i)} ${h - MARGIN}h${CELL}v4h-${CELL}z`} />)}
      {rows.filter((i) => i % 2 === 0).map((i) => <path key={i} d={`M${MARGIN - 4} ${at(i)}h4v${CELL}h-4zM${w - MARGIN} ${at(i)}h4v${CELL}h-4z`} />)}
      <rect x={MARGIN - 4} y={MARGIN - 4} width={w - 2 * MARGIN + 8} height={h - 2 * MARGIN + 8} />
      <rect x={MARGIN} y={MARGIN} width={w - 2 * MARGIN} height={h - 2 * MARGIN} />
    </g>
  );
}
