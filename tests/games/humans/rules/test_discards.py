"""Discards and decks as everybody may see them (TH-16)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.table import CHANCE
from kubrik.games.humans.box.cards import BLUE
from kubrik.games.humans.rules.buying.buying import DrawCards
from kubrik.games.humans.rules.reward.catch import OPEN_ARMY
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.random_games import first_moment, moments
from tests.games.humans.scene import CARDS, scene


@pytest.mark.rule("TH-16.1", "TH-16.2", "TH-16.3")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_everybody_may_look_through_all_discards_at_any_time(seat: int | None) -> None:
    for t in moments(3):
        seen = humans_view(t, seat).discards
        assert Counter(seen.cities) == Counter(card.name.id for card in t.city_discard)
        assert Counter(card.id for card in seen.ships) == Counter(card.name.id for card in t.ship_discard)
        assert Counter(seen.armies) == Counter(card.name.id for card in t.army_discard)
        assert Counter(seen.compensations) == Counter(card.name.id for card in t.compensation_discard)


@pytest.mark.rule("TH-16.4")
def test_deck_sizes_are_public() -> None:
    decks = humans_view(first_moment(4), 3).decks
    assert (decks.blue_cities, decks.red_cities) == (25, 25)
    assert (decks.ships, decks.waiting_ships) == (42, 50)
    assert (decks.armies, decks.compensations) == (20, 20)


@pytest.mark.rule("TH-16.4")
def test_deck_orders_are_unknown() -> None:
    s, turned = scene(2).go(DrawCards()), scene(2)
    for ships in turned.t.ship_decks:
        ships.reverse()
    for cities in turned.t.city_decks:
        cities.reverse()
    turned.go(DrawCards())
    assert humans_view(s.t, 0) == humans_view(turned.t, 0)
    assert s.options(CHANCE) == turned.options(CHANCE)
    assert len(s.options(CHANCE)) == len({card.index for card in s.t.ship_decks[BLUE]})  # any card may come


@pytest.mark.rule("TH-2.23", "TH-16.4")
def test_cards_are_drawn_as_often_as_there_are_copies() -> None:
    t = scene(2).t
    t.rng = Rng(1)
    drawn = Counter(OPEN_ARMY.draw(t).name for _ in range(4000))
    assert len(drawn) == len(CARDS.armies)
    assert 1100 < drawn["army no_army"] < 1300  # 6 of 20
    assert 160 < drawn["army army_26"] < 240  # 1 of 20
