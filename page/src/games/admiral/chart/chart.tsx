// The sea chart: as large as its room allows, larger under the hand, and it comes to where something is asked.
import { useEffect, useRef } from "preact/hooks";
import { placeOf } from "../../../table/places";
import type { AdmiralPlace, AdmiralView } from "../../../wire/admiral";
import { useDesk, type Desk } from "../desk";
import { cellOf, cellOfCard } from "../looking";
import { subject, thingAt, type Place } from "../ways";
import { say } from "../words";
import { FortToken, ShipToken } from "./afloat";
import { Attack, attackersOf } from "./attack";
import { middleOf } from "./compass";
import { Arrows, Meant, Track } from "./courses";
import { AimOdds, Aims, Zones } from "./fire";
import { Legend } from "./legend";
import { most } from "./lens";
import { Affair, Fights } from "./melee";
import { Popover } from "./popover";
import { Reach } from "./reach";
import { Rulers } from "./rulers";
import { heightOf, Sea, widthOf } from "./sea";
import { Gold, Harbours, Mine } from "./things";
import { keyOnChart, STEP, useLens, type Hand } from "./use_lens";

const READABLE = 11.2; // pixels of the smallest letters
const LETTERS = 12; // units of the same
const TINY = 0.5; // pixels for a unit: names would hide the ships

export function Chart() {
  const desk = useDesk();
  const ref = useRef<HTMLDivElement>(null);
  const size = { w: widthOf(desk.view.chart), h: heightOf(desk.view.chart) };
  const hand = useLens(ref, size);
  const { x, y, w, h, scale } = hand.pane;
  const cells = inQuestion(desk);
  useEffect(() => void (cells.length && hand.show(cells.map(middleOf))), [cells.join(" "), hand.box.w]);
  const larger = Math.min(Math.max(1, READABLE / LETTERS / scale), 2);
  return (
    <>
      <div class="ad-chart" data-essential="chart" ref={ref} tabIndex={0} role="group" aria-label={say("chart")} aria-keyshortcuts="+ - 0" onKeyDown={(e) => keyOnChart(e, hand)} onClick={() => (desk.open(null), desk.select(null))}>
        <svg class={scale < TINY ? "ad-tiny" : ""} viewBox={`${x} ${y} ${w} ${h}`} style={{ "--ad-u": larger }}>
          <Drawn />
        </svg>
        <Rulers chart={desk.view.chart} pane={hand.pane} />
        <Legend />
        {desk.opened?.where === "chart" && <ChartPopover hand={hand} />}
      </div>
      <Zoom hand={hand} isLargest={hand.lens.zoom >= most(size, hand.box)} />
    </>
  );
}

/** What is to be in sight: where the ship in hand can go, else all that is lit, with what the question is about. */
function inQuestion({ view, at, courses, selected }: Desk): string[] {
  const asked = [subject(view) ?? (courses.size ? selected : null)].map((thing) => (thing === null ? null : cellOf(view, thing)));
  const lit = courses.size ? [...courses.keys()] : [...at.keys()].map((place) => cellAt(view, place));
  return [...asked, ...lit].filter((cell) => cell !== null);
}

function cellAt(view: AdmiralView, place: Place): string | null {
  const [kind, n] = placeOf<AdmiralPlace>(place);
  return kind === "thing" ? cellOf(view, Number(n)) : kind === "card" ? cellOfCard(view, Number(n)) : null;
}

/** From the sea bed to what is in the air. */
function Drawn() {
  const { view } = useDesk();
  const isUnder = (cell: string) => view.ships.some((ship) => ship.cell === cell);
  return (
    <>
      <Sea chart={view.chart} />
      <Harbours />
      <Zones />
      {view.gold.filter((pile) => !isUnder(pile.cell)).map((pile) => <Gold key={pile.cell} {...pile} under={false} />)}
      {view.mines.map((cell) => <Mine key={cell} cell={cell} />)}
      <Reach />
      <Track />
      <Aims />
      {view.forts.map((fort, i) => <FortToken key={fort.name} fort={fort} thing={view.ships.length + i} />)}
      {view.ships.map((ship, i) => ship.cell && <ShipToken key={ship.name} ship={ship} thing={i} />)}
      {view.gold.filter((pile) => isUnder(pile.cell)).map((pile) => <Gold key={pile.cell} {...pile} under />)}
      <AimOdds />
      <Meant />
      <Affair />
      <Fights />
      <Arrows />
    </>
  );
}

/** Beside its cell, inside of the chart. */
function ChartPopover({ hand: { pane, box } }: { hand: Hand }) {
  const desk = useDesk();
  const { view, opened, at } = desk;
  const cell = cellAt(view, opened!.place);
  if (!cell) return null;
  const across = (of: string) => ((middleOf(of).x - pane.x) * pane.scale) / box.w;
  const spot = { across: across(cell), down: ((middleOf(cell).y - pane.y) * pane.scale) / box.h };
  const isAttack = at.get(opened!.place)!.some((way) => way.kind === "fire_at" || way.kind === "board_with" || way.kind === "storm_with");
  if (!isAttack) return <Popover place={opened!.place} {...spot} />;
  const target = thingAt(opened!.place)!;
  return <Attack target={target} {...spot} beside={attackersOf(desk, target).map((thing) => across(cellOf(view, thing)!))} />;
}

function Zoom({ hand, isLargest }: { hand: Hand; isLargest: boolean }) {
  const isWhole = hand.lens.zoom === 1;
  const button = (word: "zoom_in" | "zoom_out" | "fit", sign: string, isOff: boolean, act: () => void) => (
    <button type="button" aria-label={say(word)} title={say(word)} disabled={isOff} onClick={(e) => (e.stopPropagation(), act())}>{sign}</button>
  );
  return (
    <div class="ad-zoom">
      {button("zoom_in", "+", isLargest, () => hand.zoom(STEP))}
      {button("zoom_out", "−", isWhole, () => hand.zoom(1 / STEP))}
      {button("fit", "⤢", isWhole, hand.fit)}
    </div>
  );
}
