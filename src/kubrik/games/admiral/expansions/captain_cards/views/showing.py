"""What each seat sees of the captains' cards, and how it imagines hidden ones (H)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captains
from kubrik.games.admiral.expansions.captain_cards.table.cards import (
    NO_CAPTAIN,
    OUT,
    Cards,
    are_laid_out,
    cards_of,
    owner,
    ship_under,
)
from kubrik.games.admiral.expansions.captain_cards.views.answers import ship_asked_about
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from kubrik.games.admiral.expansions.captain_cards.views.declared import declared, expected_hits
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView
from kubrik.games.admiral.table.additions import Addition
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import NOWHERE

KNOWN: Final = 0.4  # the worth of a captain, in points of Value
UNKNOWN: Final = 0.5
VALUE: Final = 5.0  # a ship of so much Value counts as 1.0
WAITING: Final = ["fire declared", "fire to sink"]


class CardsOnTable(Addition[Admiral]):
    def __init__(self, captains: Captains) -> None:
        self.captains: Final = captains

    def view(self, t: Admiral, seat: int | None) -> CardsView:
        return cards_view(t, seat)

    def subject(self, t: Admiral, seat: int) -> int | None:
        return ship_asked_about(t, seat)

    def outlook(self, t: Admiral, standing: list[float]) -> None:
        """Adds the worth of each captain; unknown ones are worth more."""
        cards, sides = cards_of(t), t.rules.scenario.sides
        for card, place in enumerate(cards.places):
            if place != OUT:
                standing[sides[owner(t, card)]] += KNOWN if cards.seen[card] else UNKNOWN

    def features(self) -> list[str]:
        """Of each captain: aboard and unknown, aboard and seen; captains ashore; fire that waits for an answer."""
        ids = [captain.name.id for captain in self.captains.all]
        return [f"unknown {id}" for id in ids] + [f"seen {id}" for id in ids] + ["captains ashore", *WAITING]

    def describe(self, t: Admiral, rows: list[list[float]], at: int) -> None:
        if not are_laid_out(t):
            return
        cards, sides = cards_of(t), t.rules.scenario.sides
        kinds = len(self.captains.all)
        for card, place in enumerate(cards.places):
            if place != OUT and cards.types[card] != NO_CAPTAIN:
                row = rows[sides[owner(t, card)]]
                ship = ship_under(t, place)
                if ship < 0:
                    row[at + 2 * kinds] += 1.0
                else:
                    row[at + cards.types[card] + (kinds if cards.seen[card] else 0)] += (
                        t.rules.classes[ship].value / VALUE
                    )
        describe_fire(t, rows, at + 2 * kinds + 1)

    def deal_anew(self, t: Admiral, seat: int, rng: Rng) -> None:
        """Deals again the unseen and set-aside cards of all other seats. A seat remembers what it saw (H-7)."""
        cards = cards_of(t)
        for other in range(t.seats):
            if other != seat:
                deal_cards(t, cards, other, rng)


def describe_fire(t: Admiral, rows: list[list[float]], at: int) -> None:
    """What fire that waits for an answer may do, in points of Value: hits, and how likely it sinks its target."""
    attack = declared(t)
    if attack is None or t.cells[attack.target] == NOWHERE:
        return
    kind = t.rules.classes[attack.target]
    part = expected_hits(t, attack) / t.strengths[attack.target]
    row = rows[t.rules.scenario.sides[attack.seat]]
    row[at] = min(part, 1.0) * t.strengths[attack.target] / kind.strength * kind.value / VALUE
    row[at + 1] = min(max(part - 0.5, 0.0), 1.0) * kind.value / VALUE


def deal_cards(t: Admiral, cards: Cards, seat: int, rng: Rng) -> None:
    unseen = [
        card
        for card, captain in enumerate(cards.types)
        if captain != NO_CAPTAIN and not cards.seen[card] and owner(t, card) == seat
    ]
    if not unseen:
        return
    pool = sorted([cards.types[card] for card in unseen] + cards.aside[seat])  # sorted: hides who was where
    for card in unseen:
        cards.types[card] = pool.pop(rng.below(len(pool)))
    aside = cards.aside.copy()
    aside[seat] = pool
    cards.aside = aside
