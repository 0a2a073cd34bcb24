"""Decks as they are set up: which cards, shuffled (section 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import BLUE, RED
from kubrik.games.humans.rules.battle.losses import DRAW_COMPENSATION
from kubrik.games.humans.rules.buying.buying import DRAW_CARD
from kubrik.games.humans.rules.cities import LayCity
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.rules.reward.catch import OPEN_ARMY
from kubrik.games.humans.table.state import Humans
from tests.games.humans.random_games import first_moment
from tests.games.humans.scene import CARDS, STANDARD


def fresh_table(players: int) -> Humans:
    """Nothing has been drawn, not even the missions."""
    return new_table(STANDARD, players, seed=1)


def chances(step: AnyStep, t: Humans) -> dict[str, int]:
    """What may be drawn next."""
    return {outcome.choice.name: outcome.weight for outcome in step.outcomes_now(t)}


@pytest.mark.rule("TH-2.11", "TH-2.12", "TH-2.13", "EC-5")
@pytest.mark.parametrize("colour", [BLUE, RED])
def test_a_ship_deck_has_forty_ships_and_ten_stations_of_its_colour_and_no_training_saucer(colour: int) -> None:
    deck = fresh_table(2).ship_decks[colour]
    assert {card.colour for card in deck} == {colour}
    assert Counter(card.is_station for card in deck) == {False: 40, True: 10}
    assert CARDS.training not in deck


@pytest.mark.rule("TH-2.14", "TH-2.15")
def test_the_first_pairs_come_from_the_blue_deck_and_the_red_one_waits() -> None:
    t = first_moment(5)
    drawn = [card for captain in t.captains for card in captain.drawn]
    assert {card.colour for card in drawn} == {BLUE}
    assert [len(deck) for deck in t.ship_decks] == [40, 50]


@pytest.mark.rule("TH-2.23", "TH-2.24")
def test_armies_and_compensations_are_shuffled() -> None:
    t = fresh_table(2)
    assert chances(OPEN_ARMY, t) == {f"army {card.name.id}": card.copies for card in CARDS.armies}
    compensations = {f"compensation {card.name.id}": card.copies for card in CARDS.compensations}
    assert chances(DRAW_COMPENSATION[0], t) == compensations


@pytest.mark.rule("TH-2.8", "TH-2.9")
def test_blue_cities_lie_shuffled_on_top_and_red_ones_shuffled_below() -> None:
    t = fresh_table(2)
    for colour, turn in ((BLUE, 1), (RED, 6)):
        t.turn = turn
        cities = [city for city in CARDS.cities if city.colour == colour and city.players == 2]
        assert chances(LayCity(1), t) == {f"city {city.name.id}": 1 for city in cities}


@pytest.mark.rule("TH-2.12")
def test_ship_decks_are_shuffled() -> None:
    t = fresh_table(2)
    t.turn = 1
    assert chances(DRAW_CARD[0], t)["blue cyclops"] == 2
    assert sum(chances(DRAW_CARD[0], t).values()) == 50
