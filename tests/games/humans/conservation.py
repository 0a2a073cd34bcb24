"""What is never made nor lost in Tremble, Humans!: cards and attack tokens (TH-16.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from kubrik.engine.table import Table
from kubrik.games.humans.box.cards import Card, Cards
from kubrik.games.humans.rules.flow import copies
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.state import NOBODY, Humans


def check(t: Table) -> None:
    """Each card in one place; nobody has more than the rules allow, nor less than nothing."""
    assert isinstance(t, Humans)
    cards = t.rules.cards
    assert count(ships_and_stations(t)) == all_ships_and_stations(cards, t.seats), "ships and stations"
    assert count(cities(t)) == {c.index: 1 for c in cards.cities if c.players <= t.seats}, "cities"
    assert count(armies(t)) == {c.index: c.copies for c in cards.armies}, "armies"
    assert count(compensations(t)) == {c.index: c.copies for c in cards.compensations}, "compensations"
    assert count([*t.missions, *t.spare_missions]) == {c.index: 1 for c in cards.missions if c.players <= t.seats}
    for captain in t.captains:
        check_captain(captain, cards, t.cell_count, t.over)


def check_captain(captain: Captain, cards: Cards, cells: int, is_over: bool) -> None:
    assert captain.balance >= 0 or is_over, "a debt of humans"
    assert captain.credits >= 0, "a debt of credits"
    assert len(captain.ships) <= cards.max_ships, "too many ships"
    assert len(captain.ships) == len(captain.cells), "a ship is nowhere"
    assert all(0 <= cell <= cells for cell in captain.cells), "a ship is at no city"
    assert [s.card.index for s in captain.ships] == sorted(s.card.index for s in captain.ships), "ships in disorder"
    for one, other in pairwise(captain.ships):
        assert one.card is not other.card or one.seen or not other.seen, "copies alike: those that were seen come first"
    assert len(captain.stations) <= cards.max_stations, "too many stations"
    assert len({s.model for s in captain.stations}) == len(captain.stations) == len(captain.used), "equal stations"


def count(cards: Iterable[Card]) -> Counter[int]:
    return Counter(card.index for card in cards)


def all_ships_and_stations(cards: Cards, seats: int) -> dict[int, int]:
    """The decks, and a training saucer for each captain; those left over are in the box."""
    return {card.index: copies(card) for card in cards.deck} | {cards.training.index: seats}


def ships_and_stations(t: Humans) -> list[Card]:
    cards: list[Card] = [*t.ship_decks[0], *t.ship_decks[1], *t.ship_discard]
    for captain in t.captains:
        cards += [*captain.stations, *captain.drawn, *(ship.card for ship in captain.ships)]
    return cards


def cities(t: Humans) -> list[Card]:
    """A claimed city is a trophy, though its reward is still settled from its cell (TH-13.24)."""
    cards: list[Card] = [*t.city_decks[0], *t.city_decks[1], *t.city_discard]
    cards += [city for cell, city in enumerate(t.cells) if city is not None and t.claimants[cell] == NOBODY]
    return cards + [city for captain in t.captains for city in captain.trophies]


def armies(t: Humans) -> list[Card]:
    return [*t.army_deck, *t.army_discard, *(t.catch.armies if t.catch is not None else [])]


def compensations(t: Humans) -> list[Card]:
    hands = [held.card for captain in t.captains for held in captain.compensations]
    return [*t.compensation_deck, *t.compensation_discard, *hands]
