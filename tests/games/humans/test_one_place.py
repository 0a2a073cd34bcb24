"""Every card is in exactly one place, from the first moment of a game to the last (TH-16.6)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.games.humans.box.cards import BLUE, RED, Card
from kubrik.games.humans.rules.flow import copies
from kubrik.games.humans.table.state import NOBODY, Humans
from tests.games.humans.random_games import PLAYERS, moments
from tests.games.humans.scene import CARDS


def count(cards: list[Card]) -> Counter[int]:
    return Counter(card.index for card in cards)


def ships_and_stations(t: Humans) -> Counter[int]:
    cards: list[Card] = [*t.ship_decks[BLUE], *t.ship_decks[RED], *t.ship_discard]
    for captain in t.captains:
        cards += [*captain.stations, *captain.drawn, *(ship.card for ship in captain.ships)]
    return count(cards)


def cities(t: Humans) -> Counter[int]:
    """A claimed city is a trophy, though its reward is still settled from its cell (TH-13.24)."""
    cards: list[Card] = [*t.city_decks[BLUE], *t.city_decks[RED], *t.city_discard]
    cards += [city for cell, city in enumerate(t.cells) if city is not None and t.claimants[cell] == NOBODY]
    for captain in t.captains:
        cards += captain.trophies
    return count(cards)


def armies(t: Humans) -> Counter[int]:
    return count([*t.army_deck, *t.army_discard, *(t.catch.armies if t.catch is not None else [])])


def compensations(t: Humans) -> Counter[int]:
    hands = [held.card for captain in t.captains for held in captain.compensations]
    return count([*t.compensation_deck, *t.compensation_discard, *hands])


@pytest.mark.rule("TH-16.6")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_card_appears_or_vanishes(players: int, seed: int) -> None:
    deck = {card.index: copies(card) for card in CARDS.deck}
    deck[CARDS.training.index] = players  # the others are in the box
    for t in moments(players, seed):
        assert ships_and_stations(t) == deck
        assert cities(t) == {city.index: 1 for city in CARDS.cities if city.players <= players}
        assert armies(t) == {card.index: card.copies for card in CARDS.armies}
        assert compensations(t) == {card.index: card.copies for card in CARDS.compensations}
