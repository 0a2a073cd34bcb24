"""A small, readable evaluation of a table: the humans each captain has and may expect."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.winning import chances, shared_victory
from kubrik.games.humans.box.cards import (
    ShipCard,
    StationCard,
)
from kubrik.games.humans.mind.odds import Odds
from kubrik.games.humans.mind.prospects import city_prospects, trophy_value
from kubrik.games.humans.rules.buying.orders import Order
from kubrik.games.humans.rules.ending import ranks
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.choices import CELL
from kubrik.games.humans.table.state import LAST_TURN, Humans

STRENGTH_A_TURN: Final = 1700.0  # what a point of strength earns in a turn
SHIP_A_TURN: Final = 2500.0  # what one more ship to send earns in a turn
BONUS: Final = 0.4  # how often a bonus applies
COMPENSATION: Final = 9000.0
# What a station earns in a turn, by its effect.
STATION_A_TURN: Final = [9000.0, 5000.0, 4500.0, 4000.0, 2500.0, 3000.0, 2000.0, 2500.0, 4000.0, 0.0, 0.0]


def worth(t: Humans, odds: Odds) -> list[float]:
    """Chances to win, from what each captain has and may expect; they add up to 1."""
    if t.over:
        return shared_victory(ranks(t))
    expected = expectations(t, odds)
    return chances(expected, 25000.0 + 12000.0 * (LAST_TURN - t.turn))


def expectations(t: Humans, odds: Odds) -> list[float]:
    """Each captain's humans at the end, roughly: in hand, from missions, from the fleet, and from attacks under way."""
    out: list[float] = []
    turns = float(LAST_TURN - t.turn)
    for seat in range(t.seats):
        captain = t.captains[seat]
        have = float(captain.balance - captain.credits * t.rules.cards.credit.costs)
        have += fleet_value(t, captain, turns) + order_value(t, seat, turns + 1.0)
        for city in captain.trophies:
            have += trophy_value(t, city)
        out.append(have)
    city_prospects(t, odds, out)
    return out


def fleet_value(t: Humans, captain: Captain, turns: float) -> float:
    """What ships, stations and compensations will still earn."""
    value = COMPENSATION * len(captain.compensations) if turns > 0.0 else 0.0
    for ship in captain.ships:
        value += ship_value(ship.card) * turns
    for station in captain.stations:
        value += STATION_A_TURN[station.effect] * turns
    return value


def ship_value(card: ShipCard) -> float:
    """What a ship earns in a turn; its fuel is not counted."""
    strength = float(card.strength)
    for b in card.bonuses:
        strength += BONUS * b.n
    return SHIP_A_TURN + STRENGTH_A_TURN * strength + 0.3 * card.raid_bonus


def order_value(t: Humans, seat: int, turns: float) -> float:
    """What the ships a captain is about to buy will earn, as far as decided; `turns` includes the current one."""
    captain = t.captains[seat]
    so_far = captain.order
    if t.answers and t.answers[seat] and t.answers[seat][0].kind != CELL:
        so_far = t.answers[seat]
    if not so_far:
        return 0.0
    order = Order(t, seat, so_far)
    value = -10000.0 * order.credits if order.credits > 0 else 0.0
    return value + purchase_value(t, captain, order, turns)


def purchase_value(t: Humans, captain: Captain, order: Order, turns: float) -> float:
    value = 0.0
    for i in range(len(captain.drawn)):
        if order.bought >> i & 1:
            card = captain.drawn[i]
            value -= card.price
            if isinstance(card, ShipCard):
                value += ship_value(card) * turns
            elif isinstance(card, StationCard):
                value += STATION_A_TURN[card.effect] * turns
    for model in order.ships_out:
        value -= ship_value(t.rules.cards.ships[model]) * turns
    return value - 3000.0 * turns * len(order.stations_out)
