"""A catch: army cards are opened, and all must be beaten (section 10.2)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import NOBODY
from kubrik.engine.table import CHANCE
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.fights import captured, city_discard, rolled, who
from tests.games.humans.scene import CARDS, Scene, index_of, scene


def catch(city: str, ships: str, *armies: str) -> Scene:
    """Captain 0 catches in this city; these army cards are opened."""
    s = captured(scene(2, turn=3), city, ships).choose(0, "catch")
    return s.chance(*[f"army {card}" for card in armies])


@pytest.mark.rule("TH-10.3", "EC-69")
def test_a_catch_cannot_become_a_raid_when_the_armies_are_open() -> None:
    s = captured(scene(2, turn=3), "seoul", "training")
    assert s.notes(notes.ARMY_OPENED) == []  # the choice comes first
    s.choose(0, "catch").chance("army army_26")
    assert s.options(0) == ["fight", "flee"]
    with pytest.raises(Illegal):
        s.choose(0, "raid")
    assert s.humans(0) == 100_000


@pytest.mark.rule("TH-10.8", "TH-10.9")
@pytest.mark.parametrize(("city", "cards"), [("seoul", 1), ("vienna", 2), ("kyoto", 3)])
def test_as_many_army_cards_as_the_city_says_are_opened_before_the_first_fight(city: str, cards: int) -> None:
    s = captured(scene(2, turn=3), city, "training").choose(0, "catch")
    for opened in range(cards):
        assert s.asked() == [CHANCE]
        assert len(s.notes(notes.ARMY_OPENED, NOBODY)) == opened  # face up: everybody reads it
        s.chance("army army_10" if opened < 2 else "army army_12")
    assert s.asked() == [0]
    assert s.options(0) == ["fight", "flee"]


@pytest.mark.rule("EX-21", "TH-10.10", "TH-10.11", "TH-10.23")
def test_without_an_army_the_catch_succeeds_at_once() -> None:
    s = catch("seoul", "training", "no_army")
    assert s.asked() == []
    assert s.humans(0) == 100_000 + 80_000
    assert s.trophies(0) == "seoul"


@pytest.mark.rule("EC-64", "TH-10.10")
def test_three_cards_without_an_army_need_no_dice() -> None:
    s = catch("kyoto", "training", "no_army", "no_army", "no_army")
    assert rolled(s) == []
    assert s.humans(0) == 100_000 + 80_000


@pytest.mark.rule("EX-22", "TH-10.12", "TH-10.13", "TH-10.15", "TH-10.17", "TH-10.23")
def test_two_armies_are_fought_one_after_another_as_opened() -> None:
    s = catch("vienna", "starship cyclops", "army_16", "army_12").choose(0, "fight").dice(2, 3)
    assert s.notes(notes.ARMY_BEATEN) == [(0, index_of(CARDS.armies, "army_16"), 19, 0)]
    assert s.humans(0) == 100_000  # not complete yet
    s.choose(0, "fight").dice(1, 1)
    assert s.notes(notes.ARMY_BEATEN)[1:] == [(0, index_of(CARDS.armies, "army_12"), 16, 0)]
    assert s.humans(0) == 100_000 + 60_000
    assert s.trophies(0) == "vienna"


@pytest.mark.rule("TH-10.11", "TH-10.13")
def test_a_card_without_an_army_between_two_armies_is_passed_over() -> None:
    s = catch("kyoto", "starship cyclops", "army_10", "no_army", "army_12")
    s.choose(0, "fight").dice(1, 1).choose(0, "fight").dice(1, 1)
    assert len(rolled(s)) == 2
    assert s.trophies(0) == "kyoto"


@pytest.mark.rule("EC-65", "TH-10.24", "TH-10.26")
def test_flight_before_the_second_army_gives_nothing_and_costs_no_ship() -> None:
    s = catch("vienna", "starship cyclops", "army_10", "army_26").choose(0, "fight").dice(1, 1)
    assert who(s, notes.ARMY_BEATEN) == [0]
    s.choose(0, "flee")
    assert s.humans(0) == 100_000
    assert s.ships(0) == "starship cyclops"
    assert s.trophies(0) == ""
    assert city_discard(s) == "vienna"


@pytest.mark.rule("EC-66", "TH-10.24", "TH-10.30")
def test_a_loss_to_the_second_army_gives_nothing_and_costs_one_ship() -> None:
    s = catch("vienna", "starship cyclops", "army_10", "army_26").choose(0, "fight").dice(1, 1)
    s.choose(0, "fight").dice(1, 1).choose(0, "ship starship")
    assert s.humans(0) == 100_000
    assert s.ships(0) == "cyclops"
    assert s.trophies(0) == ""
    assert s.asked() == []


@pytest.mark.rule("TH-10.34")
def test_opened_army_cards_go_to_the_army_discard_after_the_catch() -> None:
    s = catch("vienna", "starship cyclops", "no_army", "army_10")
    assert s.t.army_discard == []
    s.choose(0, "fight").dice(1, 1)
    assert [c.name.id for c in s.t.army_discard] == ["no_army", "army_10"]
    assert len(s.t.army_deck) == 18


@pytest.mark.rule("TH-10.34")
@pytest.mark.parametrize("end", ["flee", "fight"])
def test_so_they_do_after_a_failed_catch(end: str) -> None:
    s = catch("seoul", "training", "army_26").choose(0, end)
    if end == "fight":
        s.dice(1, 1)
    assert [c.name.id for c in s.t.army_discard] == ["army_26"]


def few_armies(left: str, used: str) -> Scene:
    """The army deck has only these cards left, its discard these."""
    s = scene(2, turn=3)
    every = {c.name.id: c for c in CARDS.armies}
    s.t.army_deck = [every[name] for name in left.split()]
    s.t.army_discard = [every[name] for name in used.split()]
    return captured(s, "kyoto", "training").choose(0, "catch")


@pytest.mark.rule("EC-63", "TH-10.34")
def test_an_empty_army_deck_is_renewed_in_the_middle_of_a_catch() -> None:
    s = few_armies("army_10 army_26", "army_12 army_14")
    assert s.options(CHANCE) == ["army army_10", "army army_26"]
    s.chance("army army_26")
    assert s.options(CHANCE) == ["army army_10"]  # cards still in the deck come first
    s.chance("army army_10")
    assert s.options(CHANCE) == ["army army_12", "army army_14"]
    s.chance("army army_12")
    assert [c.name.id for c in s.t.army_deck] == ["army_14"]
    assert s.t.army_discard == []
    assert s.asked() == [0]


@pytest.mark.rule("TH-10.35")
def test_cards_open_in_this_catch_are_not_shuffled_in() -> None:
    s = few_armies("army_10 army_26", "army_12").chance("army army_26", "army army_10")
    assert s.options(CHANCE) == ["army army_12"]


@pytest.mark.rule("TH-17.10")
def test_a_scout_at_another_city_opens_no_fewer_armies() -> None:
    s = scene(2, turn=7).cities("moscow", "paris").captain(0, ships="krepysh explorer")
    s.attack(0, "krepysh", 1).attack(0, "explorer", 2).captor(0, 1).captor(0, 2).go(Rewards())
    s.choose(0, "catch")
    assert [count for *_, count, _ in s.notes(notes.CATCHES)] == [3]
