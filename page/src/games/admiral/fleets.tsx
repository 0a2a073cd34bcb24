// The fleets: each seat's ship cards and forts, its captains out of play, and what it has lost.
import { SeatSign } from "../../art/seats";
import type { CardView } from "../../wire/admiral";
import { CaptainCard } from "./captain";
import { useDesk, type Desk } from "./desk";
import { cardsIn, fortOf, shipOf } from "./looking";
import { FortCard, ShipCard } from "./ship_card";
import { say } from "./words";

export function Fleets() {
  const { view } = useDesk();
  const own = view.seat ?? 0;
  const seats = view.players.map((_, i) => (own + i) % view.players.length);
  const neutral = view.forts.some((fort) => fort.flag === null);
  return <div class="ad-fleets">{[...seats, ...(neutral ? [null] : [])].map((seat) => <Fleet key={seat} seat={seat} />)}</div>;
}

/** The card of what was tapped on the chart, where the fleets are far below it. */
export function Looked() {
  const { view, selected, at } = useDesk();
  if (selected === null || at.has(`thing ${selected}`)) return null;
  const [ship, fort] = [shipOf(view, selected), fortOf(view, selected)];
  return (
    <ul class="ad-looked-at">
      {ship?.cell && <ShipCard ship={ship} thing={selected} />}
      {fort && <FortCard fort={fort} thing={selected} />}
    </ul>
  );
}

function Fleet({ seat }: { seat: number | null }) {
  const { view, names } = useDesk();
  const ships = view.ships.flatMap((ship, i) => (seat !== null && ship.flag === seat ? [i] : []));
  const forts = view.forts.flatMap((fort, i) => (fort.flag === seat ? [i] : []));
  const lost = view.ships.filter((ship) => ship.flag === null && ship.home === seat);
  return (
    <section class="ad-fleet">
      <h3>
        {seat !== null && <SeatSign seat={seat} size={16} />} {seat === null ? say("nobody") : names[seat]}
        {lost.length > 0 && <small>{say("gone")}: {lost.map((ship) => ship.name).join(", ")}</small>}
      </h3>
      <ul>
        {ships.map((i) => <ShipCard key={i} ship={view.ships[i]!} thing={i} />)}
        {forts.map((i) => <FortCard key={`f${i}`} fort={view.forts[i]!} thing={view.ships.length + i} />)}
      </ul>
      {seat !== null && <Unused seat={seat} />}
    </section>
  );
}

/** Captains set aside and captains lost: faces where this seat may see them, else backs. */
function Unused({ seat }: { seat: number }) {
  const desk = useDesk();
  const lost = (cardsIn(desk.view)?.cards ?? []).filter((card) => card.seat === seat && card.ship === null && card.port === null);
  const aside = asideOf(desk, seat);
  if (!lost.length && !aside.length) return null;
  return (
    <p class="ad-unused">
      {aside.length > 0 && <Row title={say(desk.view.round ? "aside" : "hand")} cards={aside} />}
      {lost.length > 0 && <Row title={say("lost")} cards={lost} />}
    </p>
  );
}

function asideOf({ view }: Desk, seat: number): Pick<CardView, "captain" | "up">[] {
  const cards = cardsIn(view);
  const known = cards?.shown_aside[seat] ?? (seat === view.seat ? cards?.own_aside : undefined);
  const captains = known ?? Array.from({ length: cards?.aside[seat] ?? 0 }, () => null);
  return captains.map((captain) => ({ captain, up: view.over }));
}

function Row({ title, cards }: { title: string; cards: Pick<CardView, "captain" | "up">[] }) {
  return (
    <span>
      <small>{title}</small>
      {cards.map((card, i) => <CaptainCard key={i} captain={card.captain} up={card.up} size={18} />)}
    </span>
  );
}
