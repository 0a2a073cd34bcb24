// Lines of fire and the odds of them, and the zones of a ship that is looked at.
import type { AimView } from "../../../wire/admiral";
import { CELL, MARGIN, middleOf, spotOf } from "./compass";
import { useDesk, type Desk } from "../desk";
import { cellOf, fortOf, shipOf } from "../looking";
import { isAsked, subject, thingAt } from "../ways";
import { shortName } from "../fleet/batteries";
import { percent } from "../plan/odds";
import { say } from "../words";
import { cellsAround, rangeOf, zonesOf, type Zone } from "./zones";

const FEW = 4; // more odds than these hide the chart

/** All aims, faintly; those at the target in question, or of what is looked at, with their odds. */
export function Aims() {
  const desk = useDesk();
  return <>{(desk.view.own?.aims ?? []).map((aim) => <Aim key={`${aim.shooter}.${aim.target}`} aim={aim} near={isMeant(desk, aim)} />)}</>;
}

function isMeant({ view, at, bar, selected, opened }: Desk, { shooter, target }: AimView): boolean {
  const { target: aimed, aims } = view.own!;
  const looked = (opened && thingAt(opened.place)) ?? selected;
  if (looked === target || looked === shooter) return true;
  if (!at.has(`thing ${target}`)) return target === aimed;
  const few = aims.length <= FEW && bar.length > 0; // a turn with little to fire at
  const handToHand = isAsked(view, "whom_to_board", "which_fort", "whom_to_burn");
  return !handToHand && (target === aimed || shooter === subject(view) || few);
}

function Aim({ aim, near }: { aim: AimView; near: boolean }) {
  const { view } = useDesk();
  const [a, b] = [cellOf(view, aim.shooter), cellOf(view, aim.target)];
  if (!a || !b) return null;
  const [from, to] = [middleOf(a), middleOf(b)];
  return (
    <g class={`ad-aim ad-${aim.band}${near ? " ad-near" : ""}`}>
      <title>{oddsOf(aim)}</title>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    </g>
  );
}

/** Over the ships, so that they can be read. */
export function AimOdds() {
  const desk = useDesk();
  const meant = (desk.view.own?.aims ?? []).filter((aim) => isMeant(desk, aim));
  return <>{meant.map((aim) => <Odds key={`${aim.shooter}.${aim.target}`} aim={aim} />)}</>;
}

export function oddsOf(aim: AimView): string {
  const said = say("hits", { n: aim.distance, band: say(aim.band as "pistol"), dice: aim.hits.join(", ") });
  return aim.skilled.length > aim.hits.length ? `${said}; ${say("with_skill", { dice: aim.skilled.join(", ") })}` : said;
}

/** The chance of one shot; behind it the one that the captain would make of it. */
function Odds({ aim }: { aim: AimView }) {
  const { view } = useDesk();
  const [a, b] = [cellOf(view, aim.shooter), cellOf(view, aim.target)];
  if (!a || !b) return null;
  const [from, to] = [middleOf(a), middleOf(b)];
  const more = aim.skilled.length > aim.hits.length ? ` (${percent(aim.skilled.length / 6)})` : "";
  const said = percent(aim.hits.length / 6) + more;
  const half = said.length * 3.9 + 6;
  return (
    <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
      <g class="ad-odds ad-larger" data-legible>
        <rect x={-half} y="-10" width={half * 2} height="20" rx="10" />
        <text y="4.500">{said}</text>
      </g>
    </g>
  );
}

/** One cell of each zone, near its middle, to bear its name: zones are not told by colour alone. */
function named(zones: Zone[]): Zone[] {
  return [...new Set(zones.map((zone) => zone.battery))].map((battery) => {
    const all = zones.filter((zone) => zone.battery === battery);
    const mean = (of: (zone: Zone) => number) => all.reduce((sum, zone) => sum + of(zone), 0) / all.length;
    const off = (zone: Zone) => Math.hypot(zone.x - mean((z) => z.x), zone.y - mean((z) => z.y));
    return all.reduce((best, zone) => (off(zone) < off(best) ? zone : best));
  });
}

/** Everything within range of what is looked at, by the battery that bears on it. */
export function Zones() {
  const { view, furniture, selected, courses } = useDesk();
  if (selected === null || courses.size) return null;
  const [ship, fort] = [shipOf(view, selected), fortOf(view, selected)];
  const cell = cellOf(view, selected);
  if (!cell) return null;
  const from = spotOf(cell);
  const range = rangeOf(view, furniture, ship?.kind ?? "fort");
  const zones: Zone[] = ship ? zonesOf(view, furniture, ship) : fort!.loaded ? cellsAround(view, from, range).map((spot) => ({ ...spot, battery: 0 })) : [];
  const bands = [...furniture.guns.up_to, range].filter((n) => n <= range);
  return (
    <g class="ad-zones" aria-hidden="true">
      {zones.map(({ x, y, battery }) => <rect key={`${x}.${y}`} class={`ad-battery-${battery}`} x={MARGIN + x * CELL + 1} y={MARGIN + y * CELL + 1} width={CELL - 2} height={CELL - 2} />)}
      {ship && named(zones).map(({ x, y, battery }) => <text key={battery} x={MARGIN + (x + 0.5) * CELL} y={MARGIN + (y + 0.5) * CELL + 5}>{shortName(battery, ship.facing !== null)}</text>)}
      {bands.map((n) => <rect key={n} class="ad-band" x={MARGIN + (from.x - n) * CELL} y={MARGIN + (from.y - n) * CELL} width={(2 * n + 1) * CELL} height={(2 * n + 1) * CELL} rx="10" clip-path="url(#ad-frame)" />)}
    </g>
  );
}
