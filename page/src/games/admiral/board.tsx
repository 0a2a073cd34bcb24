// The board of Admiral: the wind and the order above, the chart, what can be pressed, the fleets.
import { useMemo, useState } from "preact/hooks";
import { Chart } from "./chart";
import { DeskContext, type Desk, type Opened, type Props } from "./desk";
import { Fleets, Looked } from "./fleets";
import { Hand } from "./hand";
import { Head } from "./head";
import { Legend } from "./legend";
import { buttons, lit } from "./ways";

export function Board(props: Props) {
  const [selected, select] = useState<number | null>(null);
  const [opened, open] = useState<Opened | null>(null);
  const [at, bar] = useMemo(() => [lit(props.ways), buttons(props.ways)], [props.ways]);
  const desk: Desk = { ...props, at, bar, selected, select, opened: opened && at.has(opened.place) ? opened : null, open };
  return (
    <DeskContext.Provider value={desk}>
      <div class="ad-board">
        <div class="ad-table">
          <Head />
          <Hand />
          <Chart />
          <Looked />
          <Legend />
          <Fleets />
        </div>
      </div>
    </DeskContext.Provider>
  );
}
