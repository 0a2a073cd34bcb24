// The sea chart: it scrolls and grows, and comes to where something is asked.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { placeOf } from "../../table/places";
import type { AdmiralPlace } from "../../wire/admiral";
import { Aims, Zones } from "./fire";
import { Bar } from "./bar";
import { FortToken, ShipToken } from "./afloat";
import { middleOf } from "./compass";
import { Arrows, Reach, Track } from "./courses";
import { useDesk, type Desk } from "./desk";
import { cellOf, cellOfCard } from "./looking";
import { Affair, Fights } from "./melee";
import { Popover } from "./popover";
import { Rulers } from "./rulers";
import { heightOf, Sea, widthOf } from "./sea";
import { Gold, Harbours, Mine } from "./things";
import { subject } from "./ways";
import { say } from "./words";

const LEAST = matchMedia("(pointer: coarse)").matches ? 44 : 36; // a finger needs more than a mouse
const ZOOMS = [0, LEAST, 62, 84] as const; // pixels of a cell at least; 0: the whole chart

export function Chart() {
  const desk = useDesk();
  const { chart } = desk.view;
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  useLookAt(desk, scroller, zoom);
  const [w, h] = [widthOf(chart), heightOf(chart)];
  const least = Math.round((ZOOMS[zoom]! * w) / 48);
  return (
    <div class="ad-chart">
      <div class="ad-scroll" ref={scroller} onClick={() => (desk.open(null), desk.select(null))}>
        <div class="ad-sheet" style={{ minWidth: `${least}px`, "--ad-shape": w / h }}>
          <svg viewBox={`0 0 ${w} ${h}`} role="group" aria-label={say("chart")}>
            <Drawn />
          </svg>
          <Rulers chart={chart} />
          {desk.opened?.where === "chart" && <ChartPopover />}
        </div>
      </div>
      <div class="ad-under">
        <Bar />
        <Zoom zoom={zoom} set={setZoom} />
      </div>
    </div>
  );
}

/** From the sea bed to what is in the air. */
function Drawn() {
  const { view } = useDesk();
  const isUnder = (cell: string) => view.ships.some((ship) => ship.cell === cell);
  return (
    <>
      <Sea chart={view.chart} />
      <Harbours />
      <Reach />
      <Zones />
      {view.gold.filter((pile) => !isUnder(pile.cell)).map((pile) => <Gold key={pile.cell} {...pile} under={false} />)}
      {view.mines.map((cell) => <Mine key={cell} cell={cell} />)}
      <Track />
      <Aims />
      {view.forts.map((fort, i) => <FortToken key={fort.name} fort={fort} thing={view.ships.length + i} />)}
      {view.ships.map((ship, i) => ship.cell && <ShipToken key={ship.name} ship={ship} thing={i} />)}
      {view.gold.filter((pile) => isUnder(pile.cell)).map((pile) => <Gold key={pile.cell} {...pile} under />)}
      <Affair />
      <Fights />
      <Arrows />
    </>
  );
}

function ChartPopover() {
  const { view, opened } = useDesk();
  const [kind, n] = placeOf<AdmiralPlace>(opened!.place);
  const cell = kind === "card" ? cellOfCard(view, Number(n)) : cellOf(view, Number(n));
  if (!cell) return null;
  const { x, y } = middleOf(cell);
  return <Popover place={opened!.place} across={x / widthOf(view.chart)} down={y / heightOf(view.chart)} />;
}

/** What the question is about; at first, the own fleet. */
function lookedAt({ view }: Desk): string[] {
  const asked = subject(view);
  const cell = asked === undefined ? null : cellOf(view, asked);
  if (cell) return [cell];
  return view.ships.flatMap((ship) => (ship.cell && ship.flag === (view.seat ?? view.acting) ? [ship.cell] : []));
}

function useLookAt(desk: Desk, ref: RefObject<HTMLDivElement | null>, zoom: number): void {
  const cells = lookedAt(desk);
  const asked = subject(desk.view);
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller || !cells.length) return;
    const at = cells.map(middleOf);
    const mean = (of: (p: { x: number; y: number }) => number) => at.reduce((sum, p) => sum + of(p), 0) / at.length;
    const left = (mean((p) => p.x) / widthOf(desk.view.chart)) * scroller.scrollWidth - scroller.clientWidth / 2;
    const top = (mean((p) => p.y) / heightOf(desk.view.chart)) * scroller.scrollHeight - scroller.clientHeight / 2;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.scrollTo({ left, top, behavior: calm ? "auto" : "smooth" });
  }, [asked, asked === undefined ? "" : cells[0], zoom]);
}

function Zoom({ zoom, set }: { zoom: number; set: (zoom: number) => void }) {
  return (
    <div class="ad-zoom">
      <button type="button" aria-label={say("zoom_in")} title={say("zoom_in")} disabled={zoom === ZOOMS.length - 1} onClick={() => set(zoom + 1)}>+</button>
      <button type="button" aria-label={say("zoom_out")} title={say("zoom_out")} disabled={zoom === 0} onClick={() => set(zoom - 1)}>−</button>
    </div>
  );
}
