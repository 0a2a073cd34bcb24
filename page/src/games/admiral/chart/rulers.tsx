// Names of columns and rows that stay in sight while the chart is moved (AD-2.1).
import type { ChartView } from "../../../wire/admiral";
import { CELL, MARGIN } from "./compass";
import type { Pane } from "./lens";

export function Rulers({ chart, pane }: { chart: ChartView; pane: Pane }) {
  const at = (i: number, from: number) => `${Math.round((MARGIN + (i + 0.5) * CELL - from) * pane.scale)}px`;
  const edge = (from: number) => `${Math.max(Math.round(-from * pane.scale), 0) + 2}px`;
  return (
    <div class="ad-rulers" aria-hidden="true">
      <div style={{ top: edge(pane.y) }}>
        {Array.from({ length: chart.columns }, (_, i) => <span key={i} style={{ left: at(i, pane.x) }}>{String.fromCharCode(65 + i)}</span>)}
      </div>
      <div style={{ left: edge(pane.x) }}>
        {chart.rows.map((_, i) => <span key={i} style={{ top: at(i, pane.y) }}>{i + 1}</span>)}
      </div>
    </div>
  );
}
