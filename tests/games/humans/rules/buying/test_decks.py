"""Decks that run out, and what becomes of the blue ships (TH-3.8, TH-4.37, TH-4.38, TH-16.7)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.humans.box.cards import BLUE, RED
from kubrik.games.humans.rules.bags import take
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING, DrawCards
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.mind.test_imagination import hand, worlds
from tests.games.humans.random_games import moments
from tests.games.humans.scene import CARDS, Scene, compensation_index, index_of, scene


def use_up(s: Scene, colour: int, left: str = "") -> Scene:
    """All cards of a ship deck lie in the discard, but these."""
    deck = s.t.ship_decks[colour]
    kept = [take(deck, index_of(CARDS.deck, name)) for name in left.split()]
    s.t.ship_discard += deck
    s.t.ship_decks[colour] = kept
    return s


@pytest.mark.rule("TH-16.7", "TH-4.37")
def test_the_last_ship_cards_are_drawn_before_the_discard_is_shuffled() -> None:
    s = use_up(scene(2), BLUE, left="loner").go(DrawCards())
    assert s.options(CHANCE) == ["blue loner"]
    assert s.notes(notes.DECK_RENEWED) == []
    s.chance("blue loner")
    assert s.notes(notes.DECK_RENEWED) == [(0, 0, 0, 0)]
    assert len(s.t.ship_decks[BLUE]) == 49
    assert s.t.ship_discard == []


@pytest.mark.rule("TH-16.7", "TH-18.5")
def test_nobody_takes_a_ship_bought_before_for_one_of_the_renewed_deck() -> None:
    s = use_up(scene(2, turn=4).bought(1, 2, "starship"), BLUE).go(DrawCards())
    assert s.t.ship_epochs == [1, 0]
    assert {hand(w, 1) for w in worlds(s, 0)} == {"training starship"}


@pytest.mark.rule("TH-16.7")
def test_an_empty_deck_waits_until_a_card_must_be_drawn() -> None:
    s = use_up(scene(2), BLUE, left="loner barge hoover tourist").go(DrawCards())
    s.chance("blue loner", "blue barge", "blue hoover", "blue tourist")
    assert s.t.ship_decks[BLUE] == []
    assert len(s.t.ship_discard) == 46


@pytest.mark.rule("TH-16.7")
def test_the_last_army_is_opened_before_the_discard_is_shuffled() -> None:
    s = scene(2).cities("vienna", "seoul", "prague").attack(0, "training", 1)
    s.t.army_discard, s.t.army_deck = s.t.army_deck[1:], s.t.army_deck[:1]
    s.go(SortCities(), Rewards()).choose(0, "catch")  # x2
    assert s.options(CHANCE) == ["army no_army"]
    s.chance("army no_army")
    assert s.notes(notes.DECK_RENEWED) == [(1, 0, 0, 0)]
    assert len(s.t.army_deck) == 19


@pytest.mark.rule("TH-16.7")
def test_the_last_compensation_is_drawn_before_the_discard_is_shuffled() -> None:
    s = scene(3).cities("seoul", "prague", "vienna", "minsk").captain(0, ships="barge")
    rage = [take(s.t.compensation_deck, compensation_index("rage"))]
    s.t.compensation_discard, s.t.compensation_deck = s.t.compensation_deck, rage
    for seat, ship in enumerate(("barge", "training", "training")):
        s.attack(seat, ship, 1)
    s.go(SortCities(), Battles()).choose(1, "fight").choose(2, "fight").choose(0, "fight")
    s.dice(1, 1).dice(1, 2).dice(6, 6)
    assert s.options(CHANCE) == ["compensation rage"]
    s.chance("compensation rage")
    assert s.notes(notes.DECK_RENEWED) == [(2, 0, 0, 0)]
    assert len(s.options(CHANCE)) == len(CARDS.compensations)


@pytest.mark.rule("TH-4.37", "TH-2.11", "EC-5")
def test_a_training_saucer_in_the_discard_is_never_shuffled_in() -> None:
    s = use_up(scene(2), BLUE)
    s.t.ship_discard.append(CARDS.training)
    s.go(DrawCards())
    assert [card.name.id for card in s.t.ship_discard] == ["training"]
    assert not [name for name in s.options(CHANCE) if "training" in name]


@pytest.mark.rule("TH-3.8", "TH-4.37", "EC-19")
def test_a_blue_ship_lost_in_turn_7_stays_in_the_discard() -> None:
    s = use_up(scene(2, turn=7), RED).cities("paris", "moscow", "london")
    s.captain(0, ships="cyclops").captain(1, ships="patron").attack(0, "cyclops", 1).attack(1, "patron", 1)
    s.go(SortCities(), Battles(), DrawCards()).choose(0, "fight").choose(1, "fight").dice(1, 1).dice(6, 6)
    s.chance("compensation rage")
    assert {name.split()[0] for name in s.options(CHANCE)} == {"red"}
    assert [card.name.id for card in s.t.ship_discard if card.colour == BLUE] == ["cyclops"]


@pytest.mark.rule("TH-3.8", "TH-3.7")
def test_blue_cards_left_over_after_turn_5_are_never_seen_again() -> None:
    left = {len(t.ship_decks[BLUE]) for t in moments(2) if t.turn >= 6}
    assert len(left) == 1
    assert left != {0}


@pytest.mark.rule("TH-4.38")
def test_with_no_cards_at_all_captains_draw_fewer() -> None:
    s = use_up(scene(2), BLUE, left="loner cyclops hoover")
    s.t.ship_discard.clear()
    s.go(DrawCards()).chance("blue loner", "blue cyclops", "blue hoover")
    assert [len(captain.drawn) for captain in s.t.captains] == [2, 1]
    assert s.options(1) == ["buy none", "buy first"]


@pytest.mark.rule("TH-4.38")
def test_a_single_station_is_not_redrawn() -> None:
    s = scene(2).drawn(0, "battery").go(BUYING)
    assert s.options(0) == ["buy none", "buy first"]


@pytest.mark.rule("TH-4.37", "EC-18")
def test_when_the_last_pair_is_redrawn_the_shown_stations_may_come_back() -> None:
    s = use_up(scene(5, turn=5).drawn(0, "battery magnet"), BLUE).go(BUYING).choose(0, "redraw")
    for seat in range(1, 5):
        s.choose(seat, "buy none")
    assert s.notes(notes.DECK_RENEWED) == [(0, 0, 0, 0)]
    assert len(s.t.ship_decks[BLUE]) == 50
    s.chance("blue battery", "blue battery")
    assert s.options(0) == ["keep", "redraw"]
