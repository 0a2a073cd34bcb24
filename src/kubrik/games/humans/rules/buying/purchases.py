"""The end of phase 1: all purchases take effect together (TH-4.34)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.steps import Step
from kubrik.games.humans.box.cards import DeckCard, ShipCard, StationCard
from kubrik.games.humans.rules.buying.orders import NO_CHOICES, Order, price_of
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.captain import Captain, Ship
from kubrik.games.humans.table.state import Humans

NO_CARDS: Final[list[DeckCard]] = []


class Purchases(Step[Humans]):
    """Credits, allowances, replacements and purchases of every captain, shown together (TH-18.2)."""

    def run(self, t: Humans) -> None:
        for seat in range(t.seats):
            captain = t.captains[seat]
            order = Order(t, seat, captain.order)
            settle_money(t, seat, order)
            replace(t, seat, order)
            hand_over(t, seat, order.bought)
            captain.order = NO_CHOICES
            captain.drawn = NO_CARDS


def settle_money(t: Humans, seat: int, order: Order) -> None:
    """Credits, then allowances, then the price (TH-4.5, TH-4.35, TH-12.4, TH-12.12, TH-17.23)."""
    captain = order.captain
    terms = t.rules.cards.credit
    captain.credits += order.credits
    if order.credits > 0:
        captain.balance += order.credits * terms.gives
        t.note(notes.CREDITS_TAKEN, seat, order.credits)
    elif order.credits < 0:
        captain.balance += order.credits * terms.costs
        t.note(notes.CREDITS_REPAID, seat, -order.credits)
    for c in order.allowances:
        for _ in range(c.b):
            use_allowance(t, seat, c.a)
    price = price_of(captain, order.bought)
    captain.balance -= price
    t.note(notes.SPENT, seat, price)


def use_allowance(t: Humans, seat: int, model: int) -> None:
    card = t.rules.cards.compensations[model]
    discard_compensation(t, seat, model)
    t.captains[seat].balance += card.n
    t.note(notes.ALLOWANCE_USED, seat, model, card.n)


def discard_compensation(t: Humans, seat: int, model: int) -> None:
    """The oldest copy of this card goes to the discard face up (TH-13.7, TH-13.10)."""
    captain = t.captains[seat]
    hand = captain.compensations
    for i in range(len(hand)):
        if hand[i].card.index == model and t.is_old(hand[i]):
            t.compensation_discard.append(hand[i].card)
            captain.compensations = hand[:i] + hand[i + 1 :]
            return
    raise AssertionError("no such compensation in hand")


def replace(t: Humans, seat: int, order: Order) -> None:
    """Replaced cards go to the discard face up and earn nothing (TH-4.24, TH-4.25)."""
    for model in order.ships_out:
        lose_ship(t, order.captain, ship_to_part_with(order.captain, model, 0), t.turn - 1)
        t.note(notes.SHIP_REPLACED, seat, model)
    for model in order.stations_out:
        drop_station(t, order.captain, model)
        t.note(notes.STATION_REPLACED, seat, model)


def ship_to_part_with(captain: Captain, model: int, cell: int) -> int:
    """A ship of this model at this cell (0: at home); of equal copies, one that was seen goes first."""
    found = -1
    for i in range(len(captain.ships)):
        if captain.ships[i].card.index == model and captain.cells[i] == cell:
            if captain.ships[i].seen:
                return i
            found = i
    assert found >= 0, "no such ship"
    return found


def lose_ship(t: Humans, captain: Captain, at: int, owned: int) -> None:
    """Discards a ship face up; if nobody had seen it, it was owned in turn `owned` at the latest (TH-4.23, TH-18.5)."""
    ship = captain.ships[at]
    captain.gone = [*captain.gone, Ship(ship.card, ship.turn, ship.epoch, ship.seen or owned)]
    t.ship_discard.append(captain.drop_ship(at))


def drop_station(t: Humans, captain: Captain, model: int) -> None:
    for i in range(len(captain.stations)):
        if captain.stations[i].model == model:
            t.ship_discard.append(captain.stations[i])
            captain.stations = captain.stations[:i] + captain.stations[i + 1 :]
            captain.used = captain.used[:i] + captain.used[i + 1 :]
            return


def hand_over(t: Humans, seat: int, bought: int) -> None:
    """Ships go to the hand unseen, stations are laid out, the rest is discarded (TH-4.8, TH-4.9, TH-4.10, TH-4.11)."""
    captain = t.captains[seat]
    for i in range(len(captain.drawn)):
        card = captain.drawn[i]
        if bought >> i & 1:
            receive(t, seat, card)
        else:
            t.ship_discard.append(card)
            t.note(notes.CARD_DISCARDED, seat, card.index)


def receive(t: Humans, seat: int, card: DeckCard) -> None:
    """A station is ready at once (TH-9.8)."""
    captain = t.captains[seat]
    if isinstance(card, ShipCard):
        captain.add_ship(Ship(card, t.turn, t.ship_epochs[card.colour], 0))
        t.whisper(seat, notes.SHIP_BOUGHT, seat, card.index)
    elif isinstance(card, StationCard):
        captain.stations = [*captain.stations, card]
        captain.used = [*captain.used, False]
        t.note(notes.STATION_BOUGHT, seat, card.model)
