"""Buying ships and stations (section 4): drawing, paying, and who sees what."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.play import to_act
from kubrik.engine.table import CHANCE
from kubrik.games.humans.rules.buying.buying import BUYING, DrawCards
from kubrik.games.humans.table import notes
from tests.games.humans.random_games import PLAYERS, first_moment
from tests.games.humans.scene import CARDS, Scene, index_of, scene


def shop(drawn: str, humans: int = 100_000, ships: str = "training", stations: str = "") -> Scene:
    """Captain 0 has drawn these; captain 1 has nothing to decide."""
    s = scene(2, turn=3).captain(0, humans=humans, ships=ships, stations=stations)
    return s.drawn(0, drawn).go(BUYING)


def discard(s: Scene) -> list[str]:
    return [card.name.id for card in s.t.ship_discard]


@pytest.mark.rule("TH-4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_captain_draws_two_cards(players: int) -> None:
    t = first_moment(players)
    assert [len(captain.drawn) for captain in t.captains] == [2] * players
    assert to_act(t) == list(range(players))


@pytest.mark.rule("TH-4.2", "TH-0.12")
def test_pairs_are_dealt_in_priority_order() -> None:
    s = scene(3, turn=2).go(DrawCards())
    assert s.asked() == [CHANCE]
    s.chance("blue loner", "blue loner", "blue hoover", "blue hoover", "blue barge", "blue barge")
    drawn = [[card.name.id for card in captain.drawn] for captain in s.t.captains]
    assert drawn == [["barge", "barge"], ["loner", "loner"], ["hoover", "hoover"]]


@pytest.mark.rule("TH-4.4")
def test_none_one_or_both_may_be_bought() -> None:
    assert shop("cyclops barge").options(0) == ["buy none", "buy first", "buy second", "buy both"]


@pytest.mark.rule("TH-4.5", "TH-4.8", "EX-8")
def test_both_cards_are_bought() -> None:
    s = shop("teacup cyclops", humans=60_000).choose(0, "buy both").choose(1, "buy none")
    assert s.humans(0) == 10_000
    assert s.ships(0) == "training teacup cyclops"


@pytest.mark.rule("TH-4.4", "TH-4.11", "EX-9")
def test_neither_card_is_bought() -> None:
    s = shop("teacup cyclops", humans=60_000).choose(0, "buy none").choose(1, "buy none")
    assert s.humans(0) == 60_000
    assert s.ships(0) == "training"
    assert discard(s) == ["teacup", "cyclops"]


@pytest.mark.rule("TH-4.4", "TH-4.11", "TH-16.1")
def test_the_card_not_bought_goes_to_the_discard_for_all_to_see() -> None:
    s = shop("teacup cyclops").choose(0, "buy second").choose(1, "buy none")
    assert s.ships(0) == "training cyclops"
    assert discard(s) == ["teacup"]
    assert s.notes(notes.CARD_DISCARDED, 1) == [(0, index_of(CARDS.deck, "teacup"), 0, 0)]


@pytest.mark.rule("TH-4.6", "TH-4.7", "TH-12.8", "EX-7")
def test_no_credit_comes_between_two_purchases() -> None:
    s = shop("cyclops krepysh", humans=60_000)
    assert s.options(0) == ["buy none", "buy first", "buy second"]  # 80 000 > 60 000
    with pytest.raises(Illegal, match=r"TH-4\.6"):
        s.choose(0, "buy both")
    with pytest.raises(Illegal, match=r"TH-12\.1"):
        s.choose(0, "credits 1")  # 60 000 > 50 000
    s.choose(0, "buy first")
    assert s.asked() == [1]  # 30 000 are left, but the buying is done


@pytest.mark.rule("TH-4.6", "EC-7")
def test_the_last_human_may_be_spent() -> None:
    s = shop("cyclops krepysh", humans=80_000).choose(0, "buy both").choose(1, "buy none")
    assert s.humans(0) == 0


@pytest.mark.rule("TH-4.6", "EC-8")
def test_with_no_humans_nothing_can_be_bought_without_a_credit() -> None:
    s = shop("mosquito cyclops", humans=0, ships="training teacup")
    assert s.options(0) == ["credits 0", "credits 1", "credits 2"]
    s.choose(0, "credits 0")
    assert s.asked() == [1]  # nothing is left to decide
    s.choose(1, "buy none")
    assert discard(s) == ["mosquito", "cyclops"]


@pytest.mark.rule("TH-4.10", "TH-0.6")
def test_a_bought_station_is_laid_face_up() -> None:
    s = shop("battery cyclops").choose(0, "buy first").choose(1, "buy none")
    assert (s.stations(0), s.ships(0)) == ("battery", "training")
    assert s.ready(0) == "battery"
    assert s.notes(notes.STATION_BOUGHT, 1) == [(0, index_of(CARDS.stations, "battery"), 0, 0)]


@pytest.mark.rule("TH-4.40")
def test_a_refused_purchase_changes_nothing() -> None:
    s = shop("cyclops krepysh", humans=20_000, ships="training teacup mosquito")
    with pytest.raises(Illegal, match=r"TH-4\.6"):
        s.choose(0, "buy first")
    assert s.asked() == [0, 1]
    s.choose(0, "buy none").choose(1, "buy none")
    assert (s.humans(0), s.ships(0)) == (20_000, "training mosquito teacup")
