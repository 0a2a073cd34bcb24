"""Two stations drawn: they may be shown and changed for two other cards (TH-4)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.table import CHANCE
from kubrik.games.humans.box.cards import COLOURS
from kubrik.games.humans.rules.buying.buying import BUYING, DrawCards
from kubrik.games.humans.table import notes
from tests.games.humans.scene import CARDS, Scene, scene


def card(name: str) -> int:
    """A card of the ship decks, as notes name it."""
    return next(c.index for c in CARDS.deck if f"{COLOURS[c.colour]} {c.name.id}" == name)


def drawn(s: Scene, seat: int) -> list[str]:
    return [c.name.id for c in s.t.captains[seat].drawn]


def discard(s: Scene) -> list[str]:
    return [c.name.id for c in s.t.ship_discard]


@pytest.mark.rule("TH-4.26", "TH-4.27", "TH-16.1", "EX-12")
def test_two_stations_are_shown_and_changed_for_two_cards() -> None:
    s = scene(2).drawn(0, "battery magnet").go(BUYING)
    s.choose(0, "redraw").choose(1, "buy none")
    assert s.notes(notes.STATIONS_SHOWN, 1) == [(0, card("blue battery"), card("blue magnet"), 0)]
    assert discard(s) == ["battery", "magnet"]
    s.chance("blue mosquito", "blue cyclops")
    assert drawn(s, 0) == ["mosquito", "cyclops"]
    s.choose(0, "buy second")
    assert s.ships(0) == "training cyclops"


@pytest.mark.rule("TH-4.28", "EX-12")
@pytest.mark.parametrize(
    ("what", "stations"), [("none", ""), ("first", "battery"), ("second", "magnet"), ("both", "battery magnet")]
)
def test_two_stations_may_be_kept_and_bought(what: str, stations: str) -> None:
    s = scene(2).drawn(0, "battery magnet").go(BUYING).choose(0, "keep")
    assert s.options(0) == ["buy none", "buy first", "buy second", "buy both"]
    s.choose(0, f"buy {what}").choose(1, "buy none")
    assert s.stations(0) == stations


@pytest.mark.rule("TH-4.31", "EX-12")
@pytest.mark.parametrize("pair", ["battery mosquito", "mosquito battery", "mosquito cyclops"])
def test_with_a_ship_among_the_two_there_is_no_redraw(pair: str) -> None:
    s = scene(2).drawn(0, pair).go(BUYING)
    assert "redraw" not in s.options(0)
    with pytest.raises(Illegal, match=r"TH-4\.31"):
        s.choose(0, "redraw")


@pytest.mark.rule("TH-4.29", "EC-16")
def test_two_stations_again_may_be_changed_again() -> None:
    s = scene(2).drawn(0, "battery magnet").go(BUYING)
    s.choose(0, "redraw").choose(1, "buy none").chance("blue jammer", "blue tanker")
    assert s.options(0) == ["keep", "redraw"]
    s.choose(0, "redraw").chance("blue mosquito", "blue tanker")
    assert s.options(0) == ["buy none", "buy first", "buy second", "buy both"]
    assert discard(s) == ["battery", "magnet", "jammer", "tanker"]


@pytest.mark.rule("R-26")
def test_by_another_reading_stations_are_changed_once_a_turn() -> None:
    s = scene(2, redraw="once").drawn(0, "battery magnet").go(BUYING, DrawCards())
    s.choose(0, "redraw").choose(1, "buy none").chance("blue jammer", "blue tanker")
    with pytest.raises(Illegal, match="not available now"):
        s.choose(0, "redraw")
    s.choose(0, "buy none")
    s.chance("blue battery", "blue magnet", "blue hoover", "blue hoover")  # as in the next turn
    assert s.options(0) == ["keep", "redraw"]


@pytest.mark.rule("TH-4.41")
def test_a_pair_of_stations_that_is_kept_stays_secret() -> None:
    kept = scene(3).drawn(0, "battery magnet").go(BUYING)
    ships = scene(3).drawn(0, "barge cyclops").go(BUYING)
    assert kept.asked() == ships.asked() == [0, 1, 2]  # the redraw is asked among the private questions
    kept.choose(0, "keep", "buy none").choose(1, "buy none")
    ships.choose(0, "buy none").choose(1, "buy none")
    for s in (kept, ships):
        assert s.asked() == [2]
        assert s.t.journal is not None
        assert s.t.journal.notes == []


@pytest.mark.rule("TH-4.30", "TH-4.34", "TH-4.42", "EC-88")
def test_redraws_come_in_priority_order_and_the_other_answers_stay_sealed() -> None:
    s = scene(3, turn=3)  # priority: 2, 0, 1
    s.drawn(0, "battery magnet").drawn(1, "cyclops barge").drawn(2, "jammer tanker").go(BUYING)
    s.choose(0, "redraw").choose(2, "redraw").choose(1, "buy both")
    assert s.asked() == [CHANCE]
    assert [note[0] for note in s.notes(notes.STATIONS_SHOWN)] == [2]
    s.chance("blue hoover", "blue hoover")
    assert [note[0] for note in s.notes(notes.STATIONS_SHOWN)] == [2, 0]
    s.chance("blue loner", "blue loner")
    assert (drawn(s, 2), drawn(s, 0)) == (["hoover", "hoover"], ["loner", "loner"])
    assert s.asked() == [0, 2]  # captain 1 is not asked anew
    s.choose(0, "buy first")
    assert (s.humans(1), s.ships(1)) == (100_000, "training")
    s.choose(2, "buy none")
    assert [s.ships(seat) for seat in range(3)] == ["training loner", "training cyclops barge", "training"]


@pytest.mark.rule("TH-4.30")
def test_all_first_pairs_are_dealt_before_a_redraw() -> None:
    s = scene(2).go(DrawCards()).chance("blue battery", "blue magnet")
    assert s.asked() == [CHANCE]  # captain 1 draws before anybody is asked
    s.chance("blue loner", "blue loner")
    assert s.options(0) == ["keep", "redraw"]


@pytest.mark.rule("TH-4.42")
def test_who_redraws_borrows_and_buys_with_the_new_cards() -> None:
    s = scene(2).captain(0, humans=0).drawn(0, "battery magnet").go(BUYING)
    s.choose(0, "redraw").choose(1, "buy none").chance("blue krepysh", "blue loner")
    s.choose(0, "credits 1", "buy first")
    assert (s.ships(0), s.humans(0), s.t.captains[0].credits) == ("training krepysh", 0, 1)
