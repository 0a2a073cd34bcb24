"""What is answered for a captain who is absent or out of time (TH-19.3)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.play import options
from kubrik.games.humans.table.choices import SHIP, Choices
from kubrik.games.humans.table.state import Humans


def default_choice(t: Humans, seat: int) -> Choice:
    """The default of the question that this captain is asked (the last column of section 19)."""
    offer = options(t, seat)
    if offer[0].kind == SHIP:
        return least_ship(t, offer)
    for choice in cautious(t.rules.choices):
        if choice in offer:
            return choice
    return offer[0]  # no allowance, or the rest of an answer already begun: a target, a way to pay for the fuel


def cautious(c: Choices) -> list[Choice]:
    """Keep, buy nothing, stay, retreat, raid, flee; a raid station is used, but nothing else (D-1 – D-14)."""
    return [c.keep, c.credits[0], c.buy[0], c.cell[0], c.retreat, c.raid, c.flee, c.use, c.passing]


def least_ship(t: Humans, offer: list[Choice]) -> Choice:
    """A mortal ship of the lowest strength, then of the lowest price, then the first in hand (D-8, D-13)."""
    best = offer[0]
    for choice in offer:
        if choice.kind == SHIP and worth(t, choice) < worth(t, best):
            best = choice
    return best


def worth(t: Humans, choice: Choice) -> tuple[bool, int, int]:
    ship = t.rules.cards.ships[choice.a]
    return ship.immortal, ship.strength, ship.price
