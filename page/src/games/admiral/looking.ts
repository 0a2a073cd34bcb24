// Finding things in a view: a thing is the number of a ship or, after them, of a fort.
import type { AdmiralView, CardsView, CardView, FortView, ShipView } from "../../wire/admiral";

export const isShip = (view: AdmiralView, thing: number) => thing < view.ships.length;
export const shipOf = (view: AdmiralView, thing: number): ShipView | undefined => view.ships[thing];
export const fortOf = (view: AdmiralView, thing: number): FortView | undefined => view.forts[thing - view.ships.length];
export const cellOf = (view: AdmiralView, thing: number) => (shipOf(view, thing) ?? fortOf(view, thing))?.cell ?? null;
export const flagOf = (view: AdmiralView, thing: number) => (shipOf(view, thing) ?? fortOf(view, thing))?.flag ?? null;
export const nameOfThing = (view: AdmiralView, thing: number) => (shipOf(view, thing) ?? fortOf(view, thing))?.name ?? "";

/** What Captain Cards has laid on the table; nothing where it is not played. */
export function cardsIn(view: AdmiralView): CardsView | undefined {
  return view.additions.find((a) => (a as { type: string }).type === "CardsView") as unknown as CardsView | undefined;
}

export const cardUnder = (view: AdmiralView, ship: number): CardView | undefined =>
  cardsIn(view)?.cards.find((card) => card.ship === ship);

export const cardsAshore = (view: AdmiralView, thing: number): CardView[] =>
  cardsIn(view)?.cards.filter((card) => card.port === thing - view.ships.length) ?? [];

/** Under a ship or beside a port; a card that is out of the game lies nowhere. */
export function cellOfCard(view: AdmiralView, number: number): string | null {
  const card = cardsIn(view)?.cards.find((one) => one.card === number);
  if (!card) return null;
  return card.ship !== null ? cellOf(view, card.ship) : card.port !== null ? cellOf(view, view.ships.length + card.port) : null;
}

/** Whom this seat has just given a ship while captains are assigned. */
export const assigned = (view: AdmiralView, ship: number): CardView | undefined =>
  cardsIn(view)?.own_assigned.find((card) => card.ship === ship);

export const sideOf = (view: AdmiralView, seat: number | null) => (seat === null ? null : (view.players[seat]?.side ?? null));
