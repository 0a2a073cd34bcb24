// Names of columns and rows that stay in sight while the chart scrolls (AD-2.1).
import type { ChartView } from "../../wire/admiral";
import { CELL, MARGIN } from "./compass";
import { heightOf, widthOf } from "./sea";

export function Rulers({ chart }: { chart: ChartView }) {
  const at = (i: number, whole: number) => `${((MARGIN + (i + 0.5) * CELL) / whole) * 100}%`;
  return (
    <div class="ad-rulers" aria-hidden="true">
      <div class="ad-columns">
        {Array.from({ length: chart.columns }, (_, i) => <span key={i} style={{ left: at(i, widthOf(chart)) }}>{String.fromCharCode(65 + i)}</span>)}
      </div>
      <div class="ad-rows">
        {chart.rows.map((_, i) => <span key={i} style={{ top: at(i, heightOf(chart)) }}>{i + 1}</span>)}
      </div>
    </div>
  );
}
