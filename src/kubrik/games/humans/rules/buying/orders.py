"""A captain's private answer in the buying step: its small questions in their fixed order (TH-4.43, TH-4.44)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import NOTHING_ASKED, Question
from kubrik.games.humans.box.cards import HUMANS, DeckCard, StationCard
from kubrik.games.humans.table import questions
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.choices import (
    ALLOWANCE,
    BUY,
    CREDITS,
    KEEP,
    MOST_CREDITS,
    REDRAW,
    SHIP,
    STATION,
)
from kubrik.games.humans.table.state import Humans

NO_CHOICES: Final[list[Choice]] = []
NO_MODELS: Final[list[int]] = []


class Order:
    """The answers so far, and which question is next (NOTHING_ASKED when the answer is complete)."""

    def __init__(self, t: Humans, seat: int, so_far: list[Choice]) -> None:
        self.captain: Final = t.captains[seat]
        self.credits = 0
        self.allowances: list[Choice] = NO_CHOICES
        self.bought = 0
        self.ships_out: list[int] = NO_MODELS
        self.stations_out: list[int] = NO_MODELS
        self.redraws = False
        last = -1
        for c in so_far:
            last = c.kind
            if last == REDRAW:
                self.redraws = True
            elif last == CREDITS:
                self.credits = c.a
            elif last == ALLOWANCE:
                self.allowances = [*self.allowances, c]
            elif last == BUY:
                self.bought = c.a
            elif last == SHIP:
                self.ships_out = [*self.ships_out, c.a]
            elif last == STATION:
                self.stations_out = [*self.stations_out, c.a]
        self.asks: Final = next_question(t, self, last)


def next_question(t: Humans, order: Order, last: int) -> Question:
    """Skips questions that leave nothing to decide, except the purchase (TH-4.7, TH-12.8, TH-12.9)."""
    if last < 0 and may_redraw(t, order.captain):
        return questions.REDRAW_OR_KEEP
    if last == REDRAW:
        return NOTHING_ASKED
    is_late = t.rules.settings.borrow_after_buying
    if (last == BUY if is_late else last in (-1, KEEP)) and deals_with_bank(t, order):
        return questions.HOW_MANY_CREDITS
    if last in (-1, KEEP, ALLOWANCE) or (last == CREDITS and not is_late):
        return questions.HOW_MANY_ALLOWANCES if next_allowance(t, order) >= 0 else questions.WHAT_TO_BUY
    return next_replacement(t, order)


def deals_with_bank(t: Humans, order: Order) -> bool:
    return may_borrow(t, order, 0) or may_repay(t, order, 1)


def next_replacement(t: Humans, order: Order) -> Question:
    """Only the excess over the limit is discarded (TH-4.13, TH-4.15, TH-4.19, TH-4.20, TH-4.21, TH-4.22)."""
    captain = order.captain
    cards = t.rules.cards
    ships = len(captain.ships) + bought_ships(captain, order.bought) - len(order.ships_out)
    if ships > cards.max_ships:
        return questions.SHIP_TO_REPLACE
    stations = len(captain.stations) + bought_stations(captain, order.bought) - len(order.stations_out)
    return questions.STATION_TO_REPLACE if stations > cards.max_stations else NOTHING_ASKED


def buying_options(t: Humans, order: Order) -> list[Choice]:
    asks = order.asks
    c = t.rules.choices
    if asks is questions.WHAT_TO_BUY:
        return purchases(t, order)
    if asks is NOTHING_ASKED:
        return []
    if asks is questions.REDRAW_OR_KEEP:
        return [c.keep, c.redraw]
    if asks is questions.HOW_MANY_CREDITS:
        return credit_options(t, order)
    if asks is questions.HOW_MANY_ALLOWANCES:
        model = next_allowance(t, order)
        return c.allowance[model][: old_copies(t, order.captain, model) + 1]
    if asks is questions.SHIP_TO_REPLACE:
        return ships_to_replace(t, order)
    return [c.station[s.model] for s in order.captain.stations if s.model not in order.stations_out]


def may_redraw(t: Humans, captain: Captain) -> bool:
    """Two stations may be shown and discarded for two new cards (TH-4.26, TH-4.28, TH-4.29, TH-4.31, TH-4.38)."""
    drawn = captain.drawn
    if len(drawn) < 2 or not (drawn[0].is_station and drawn[1].is_station):
        return False
    return captain.redraws == 0 or not t.rules.settings.redraw_once


def may_borrow(t: Humans, order: Order, taken: int) -> bool:
    """Both conditions must hold for each further credit (TH-12.1, TH-12.2, TH-12.6, TH-12.10)."""
    terms = t.rules.cards.credit
    captain = order.captain
    return (
        len(captain.ships) + bought_ships(captain, order.bought) <= terms.max_ships
        and in_the_bank(t, order) + taken * terms.gives <= terms.max_humans
        and taken < MOST_CREDITS
    )


def may_repay(t: Humans, order: Order, count: int) -> bool:
    """May the captain pay back this many credits out of the balance (TH-12.12)?"""
    costs = t.rules.cards.credit.costs
    return count <= order.captain.credits and in_the_bank(t, order) >= count * costs and count <= MOST_CREDITS


def in_the_bank(t: Humans, order: Order) -> int:
    """The balance that counts for credits: allowances of the same turn do not count, nor can they pay one back
    (TH-4.44).

    After the purchases it is what is left of it; allowances are spent first.
    """
    balance = order.captain.balance
    unpaid = price_of(order.captain, order.bought) - (funds(t, order) - balance)
    return balance - unpaid if unpaid > 0 else balance


def credit_options(t: Humans, order: Order) -> list[Choice]:
    """Take some or repay some, never both; credits do not run out (TH-12.7)."""
    c = t.rules.choices
    out = [c.credits[0]]
    while may_borrow(t, order, len(out) - 1):
        out.append(c.credits[len(out)])
    count = 1
    while may_repay(t, order, count):
        out.append(c.repay[count - 1])
        count += 1
    return out


def next_allowance(t: Humans, order: Order) -> int:
    """The next kind of allowance this captain holds and has not been asked about, or -1."""
    asked = order.allowances[-1].a if order.allowances else -1
    for card in order.captain.compensations:
        if card.card.effect == HUMANS and card.card.index > asked and t.is_old(card):
            return card.card.index
    return -1


def old_copies(t: Humans, captain: Captain, model: int) -> int:
    n = 0
    for card in captain.compensations:
        if card.card.index == model and t.is_old(card):
            n += 1
    return n


def funds(t: Humans, order: Order) -> int:
    """What the purchases may cost: credits and allowances count (TH-4.44, TH-15.4)."""
    terms = t.rules.cards.credit
    money = order.captain.balance
    money += order.credits * (terms.gives if order.credits > 0 else terms.costs)
    for c in order.allowances:
        money += c.b * t.rules.cards.compensations[c.a].n
    return money


def purchases(t: Humans, order: Order) -> list[Choice]:
    """None, one or both of the drawn cards (TH-4.4, TH-4.6, TH-4.32, TH-4.33)."""
    c = t.rules.choices
    money = funds(t, order)
    drawn = order.captain.drawn
    out = [c.buy[0]]
    for mask in range(1, 1 << len(drawn)):
        if not why_not_buy(t, order.captain, mask, money):
            out.append(c.buy[mask])
    return out


def price_of(captain: Captain, mask: int) -> int:
    price = 0
    for i in range(len(captain.drawn)):
        if mask >> i & 1:
            price += captain.drawn[i].price
    return price


def why_not_buy(t: Humans, captain: Captain, mask: int, money: int) -> str:
    """The clause that forbids this purchase, "" if none does (TH-4.40)."""
    if price_of(captain, mask) > money:
        return "TH-4.6"
    if bought_ships(captain, mask) > t.rules.cards.max_ships:
        return "TH-4.12"
    stations = bought_stations(captain, mask)
    if stations == 0:
        return ""
    if stations > t.rules.cards.max_stations:
        return "TH-4.14"
    if stations == 2 and same_station(captain.drawn[0], captain.drawn[1]):
        return "TH-4.33"
    return "TH-4.32" if buys_owned_station(captain, mask) else ""


def buys_owned_station(captain: Captain, mask: int) -> bool:
    for i in range(len(captain.drawn)):
        if mask >> i & 1:
            for owned in captain.stations:
                if same_station(captain.drawn[i], owned):
                    return True
    return False


def same_station(one: DeckCard, other: DeckCard) -> bool:
    """Are both the same station? Two equal ships are never forbidden (TH-4.17, TH-4.18)."""
    return isinstance(one, StationCard) and isinstance(other, StationCard) and one.model == other.model


def bought_ships(captain: Captain, mask: int) -> int:
    n = 0
    for i in range(len(captain.drawn)):
        if mask >> i & 1 and not captain.drawn[i].is_station:
            n += 1
    return n


def bought_stations(captain: Captain, mask: int) -> int:
    n = 0
    for i in range(len(captain.drawn)):
        if mask >> i & 1 and captain.drawn[i].is_station:
            n += 1
    return n


def ships_to_replace(t: Humans, order: Order) -> list[Choice]:
    """Ships in hand, equal copies as one choice; never one just bought (TH-4.21, TH-4.23)."""
    out: list[Choice] = []
    left = order.ships_out.copy()
    for ship in order.captain.ships:
        choice = t.rules.choices.ship[ship.card.index]
        if ship.card.index in left:
            left.remove(ship.card.index)
        elif choice not in out:
            out.append(choice)
    return out
