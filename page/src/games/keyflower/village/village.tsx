// A village: its tiles side by side, as their roads join. Tiles that found no place lie below it (KF-10.13).
import type { ComponentChildren } from "preact";
import type { PlotView } from "../../../wire/keyflower";
import { Map } from "./map";
import { around, centre, H, R, type Box, type Point } from "../tiles/hex";
import { Pieces } from "../tiles/pieces";
import { Drawn, Tile } from "../tiles/tile";
import type { Table } from "../table";
import { say } from "../words";

interface Props {
  table: Table;
  village: readonly PlotView[];
  label: string;
  more?: readonly Point[]; // cells beyond the tiles
  isCopy?: boolean;
  children?: ComponentChildren; // drawn above them
}

export function Village({ table, village, label, more = [], isCopy, children }: Props) {
  const { plots, box } = laid(village, more);
  return (
    <Map box={box} label={label}>
      <Plots table={table} plots={plots} isCopy={isCopy} />
      {plots.some(({ plot }) => plot.aside) && <title>{say("aside")}</title>}
      {children}
    </Map>
  );
}

export interface Laid {
  plot: PlotView;
  at: Point;
}

/** Where each tile lies, those of the north first: what is nearer is drawn over what is behind it. */
export function laid(village: readonly PlotView[], more: readonly Point[] = []): { plots: Laid[]; box: Box } {
  const standing = village.filter((plot) => !plot.aside).map((plot) => ({ plot, at: centre(plot.q, plot.r) }));
  const box = around([...standing.map(({ at }) => at), ...more], 12);
  const aside = village.filter((plot) => plot.aside);
  const below = { x: box.left + R + 12, y: box.top + box.height + H + 14 };
  const lying = aside.map((plot, i) => ({ plot, at: { x: below.x + i * (2 * R + 14), y: below.y } }));
  const plots = [...standing, ...lying].sort((a, b) => a.at.y - b.at.y);
  return { plots, box: lying.length ? around([...standing, ...lying].map(({ at }) => at).concat(more), 12) : box };
}

/** What lies on the tiles is drawn over all of them. `isQuiet`: seen as a whole, and no tile of it can be pressed. */
export function Plots({ table, plots, isCopy, isQuiet }: { table: Table; plots: readonly Laid[]; isCopy?: boolean; isQuiet?: boolean }) {
  return (
    <>
      {plots.map(({ plot, at }) => (
        <g key={plot.tile} class={plot.aside ? "kf-aside" : undefined} transform={`translate(${at.x} ${at.y})`}>
          {isQuiet ? <Seen table={table} plot={plot} /> : <Tile {...plot} table={table} rotation={turned(plot)} isCopy={isCopy} />}
        </g>
      ))}
      {plots.map(({ plot, at }) => (
        <g key={plot.tile} transform={`translate(${at.x} ${at.y})`}>
          <Pieces table={table} tile={plot.tile} spot={plot.spot} resources={plot.resources} isCopy={isCopy} />
        </g>
      ))}
    </>
  );
}

const turned = (plot: PlotView) => (plot.aside ? 0 : plot.rotation);

function Seen({ table, plot }: { table: Table; plot: PlotView }) {
  return (
    <g data-piece={`tile:${plot.tile}`} data-face={plot.face ? "down" : "up"}>
      <Drawn table={table} tile={plot.tile} face={plot.face} rotation={turned(plot)} />
    </g>
  );
}
