// A village: its tiles side by side, as their roads join. Tiles that found no place lie beside it.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PlotView } from "../../wire/keyflower";
import { Tile } from "./tile";
import { around, centre, type Point } from "./hex";
import type { Table } from "./table";
import { say } from "./words";

interface Props {
  table: Table;
  village: readonly PlotView[];
  scale?: number;
  small?: boolean;
  more?: readonly Point[]; // cells beyond the tiles
  children?: ComponentChildren; // drawn above them
}

export function Village({ table, village, scale = 1, small, more = [], children }: Props) {
  const standing = village.filter((plot) => !plot.aside);
  const box = around([...standing.map((plot) => centre(plot.q, plot.r)), ...more]);
  const wide = Math.round(box.width * scale);
  const style = `width:clamp(${Math.round(wide * 0.78)}px,100%,${wide}px)`; // a little smaller rather than scrolled
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth } = frame.current!;
    frame.current!.scrollLeft = (scrollWidth - clientWidth) / 2; // its middle first, where it is too wide
  }, [wide]);
  return (
    <div ref={frame} class="kf-scroll">
      <svg class="kf-village" style={style} viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}>
        {standing.map((plot) => (
          <Plot key={plot.tile} table={table} plot={plot} small={small} />
        ))}
        {children}
      </svg>
      <Aside table={table} plots={village.filter((plot) => plot.aside)} scale={scale} />
    </div>
  );
}

function Plot({ table, plot, small }: { table: Table; plot: PlotView; small?: boolean }) {
  const at = centre(plot.q, plot.r);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Tile table={table} tile={plot.tile} face={plot.face} rotation={plot.rotation} spot={plot.spot} resources={plot.resources} small={small} />
    </g>
  );
}

/** Tiles that could not be placed (KF-10.13). */
function Aside({ table, plots, scale }: { table: Table; plots: readonly PlotView[]; scale: number }) {
  if (!plots.length) return null;
  return (
    <div class="kf-row">
      <h4 class="kf-muted">{say("aside")}</h4>
      <div class="kf-tiles">
        {plots.map((plot) => (
          <svg key={plot.tile} viewBox="-80 -70 160 140" style={`width:${160 * scale}px`}>
            <Tile table={table} tile={plot.tile} face={plot.face} spot={plot.spot} resources={plot.resources} />
          </svg>
        ))}
      </div>
    </div>
  );
}
