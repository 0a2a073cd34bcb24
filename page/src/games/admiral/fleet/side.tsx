// Beside the chart: the wind, who has turns when, what wins, and the other fleets, small; what is looked at opens large.
import { SeatSign } from "../../../art/seats";
import type { FortView, ShipView } from "../../../wire/admiral";
import { FortArt } from "../chart/things";
import { press, useDesk } from "../desk";
import { lights } from "../lit";
import { assigned, cardsAshore, cardUnder, fortOf, shipOf } from "../looking";
import type { Place } from "../ways";
import { say } from "../words";
import { CaptainCard } from "./captain";
import { Goal, Order, Wind } from "./head";
import { Profile } from "./profile";
import { FortCard, ShipCard } from "./ship_card";
import { Unused } from "./unused";

export function Side() {
  const { view } = useDesk();
  const own = view.seat ?? view.acting ?? 0;
  const others = view.players.map((_, i) => (own + i) % view.players.length).slice(1);
  return (
    <aside class="ad-side">
      <Wind />
      <Order />
      <Goal />
      <div class="ad-others">
        {others.map((seat) => <Fleet key={seat} seat={seat} />)}
        {view.forts.some((fort) => fort.flag === null) && <Fleet seat={null} />}
      </div>
      <Looked />
    </aside>
  );
}

function Fleet({ seat }: { seat: number | null }) {
  const { view, names } = useDesk();
  const lost = view.ships.filter((ship) => ship.flag === null && ship.home === seat);
  return (
    <section class="ad-fleet">
      <h3>{seat !== null && <SeatSign seat={seat} size={14} />} {seat === null ? say("nobody") : names[seat]}</h3>
      <ul>
        {view.ships.map((ship, i) => seat !== null && ship.flag === seat && ship.cell && <Chip key={i} ship={ship} thing={i} />)}
        {view.forts.map((fort, i) => fort.flag === seat && <Chip key={`f${i}`} fort={fort} thing={view.ships.length + i} />)}
      </ul>
      {lost.length > 0 && <small>{say("gone")}: {lost.map((ship) => ship.name).join(", ")}</small>}
      {seat !== null && <Unused seat={seat} />}
    </section>
  );
}

/** A click does what one on the chart does; where nothing can be done, it opens the card. */
function Chip({ ship, fort, thing }: { ship?: ShipView; fort?: FortView; thing: number }) {
  const desk = useDesk();
  const place: Place = `thing ${thing}`;
  const { strength, full } = (ship ?? fort)!;
  const name = ship?.name ?? say("fort_title", { n: fort!.home + 1 });
  const act = () => (desk.at.has(place) ? press(desk, place, "chart") : desk.select(desk.selected === thing ? null : thing));
  const captains = [cardUnder(desk.view, thing) ?? assigned(desk.view, thing), ...cardsAshore(desk.view, thing)].filter((card) => card !== undefined);
  return (
    <li>
      <button type="button" class={`ad-chip${lights(desk, place)}${desk.selected === thing ? " ad-looked" : ""}`} onClick={(e) => (e.stopPropagation(), act())}>
        <svg width={ship ? 24 : 18} height="24" viewBox="-24 -21 48 42" aria-hidden="true">{ship ? <Profile kind={ship.kind} flag={ship.flag} /> : <FortArt fort={fort!} />}</svg>
        <b>{name}</b> <span class={ship?.battered ? "ad-weak" : ""}>{strength}/{full}</span>
        {!!ship?.gold && <span class="ad-coins" role="img" aria-label={`${say("gold")}: ${ship.gold}`}>{Array.from({ length: ship.gold }, (_, i) => <i key={i} />)}</span>}
        {captains.map((card) => <CaptainCard key={card.card} captain={card.captain} up={card.up} size={13} />)}
      </button>
    </li>
  );
}

/** The card of what was tapped, unless it lies below the chart anyway. */
function Looked() {
  const { view, selected, select } = useDesk();
  if (selected === null) return null;
  const [ship, fort] = [shipOf(view, selected), fortOf(view, selected)];
  if ((ship ?? fort)?.flag === (view.seat ?? view.acting ?? 0)) return null;
  return (
    <div class="ad-looked-at">
      <ul>
        {ship?.cell && <ShipCard ship={ship} thing={selected} />}
        {fort && <FortCard fort={fort} thing={selected} />}
      </ul>
      <button type="button" class="ad-close" onClick={() => select(null)}>{say("close")}</button>
    </div>
  );
}
