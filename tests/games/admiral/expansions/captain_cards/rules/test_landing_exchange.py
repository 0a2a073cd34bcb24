"""Exchanging captains in port: once ashore and once aboard each, in one turn (CC-6.7, CC-6.11)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardView
from tests.games.admiral.scene import Scene, scene

SEA = ("1a....2b", "aa....bb")


def port(captains: str = "F1 rapid, B1 target") -> Scene:
    return scene(*SEA, ships="F1 A2 E, B1 B1 E, F2 D1 W", captains=captains).turn(0)


def exchange(s: Scene) -> Scene:
    return s.choose(0, "land from F1", "land from B1", "take aboard F1", "card of B1", "take aboard B1")


def places(s: Scene, seat: int) -> list[tuple[int, int | None, int | None, str | None]]:
    """What a seat sees: the mark of each card, the ship, the port, and who it is."""

    def seen(card: CardView) -> tuple[int, int | None, int | None, str | None]:
        return card.card, card.ship, card.port, card.captain

    return [seen(card) for card in cards_view(s.t, seat).cards]


@pytest.mark.rule("CC-6.7", "T-52")
def test_two_ships_exchange_their_captains_in_one_turn() -> None:
    s = exchange(port())
    assert (s.captain("F1"), s.captain("B1")) == ("target", "rapid")


@pytest.mark.rule("CC-6.7")
def test_one_ship_lands_a_captain_and_takes_another() -> None:
    s = scene(*SEA, ships="F1 A2 E, B1 B1 E, F2 D1 W", captains="F1 rapid, B1 target").ashore("B1", "fort 1").turn(0)
    s.choose(0, "land from F1", "take aboard F1", "card of B1")
    assert (s.captain("F1"), s.place("F1")) == ("target", "fort 1")


@pytest.mark.rule("CC-6.11", "T-87")
def test_after_that_nobody_is_landed_again() -> None:
    s = exchange(port())
    assert s.starting_with(0, "land") == []
    assert s.refusal(0, "land from F1") == s.refusal(0, "land from B1") == "CC-6.11"


@pytest.mark.rule("CC-6.11")
def test_who_came_aboard_may_be_landed_once_but_not_come_aboard_again() -> None:
    s = scene(*SEA, ships="F1 A2 E, B1 B1 E, F2 D1 W", captains="F1 rapid").ashore("F1", "fort 1").turn(0)
    s.choose(0, "take aboard F1")
    assert s.starting_with(0, "land") == ["land from F1"]
    s.choose(0, "land from F1")
    assert s.starting_with(0, "take aboard") == []
    assert s.refusal(0, "take aboard B1") == "CC-6.11"


@pytest.mark.rule("CC-6.11")
def test_another_captain_is_not_held_up_by_it() -> None:
    s = scene(*SEA, ships="F1 A2 E, B1 B1 E, F2 D1 W", captains="F1 rapid, B1 target").ashore("F1", "fort 1").turn(0)
    s.choose(0, "take aboard F1", "land from F1", "land from B1", "take aboard F1")
    assert (s.captain("F1"), s.place("F1")) == ("target", "fort 1")  # it was not asked who: only one could
    assert s.refusal(0, "take aboard B1") == "CC-6.11"


@pytest.mark.rule("CC-6.11")
def test_of_two_ashore_the_one_who_has_been_aboard_is_refused() -> None:
    ships = "F1a A2 E, F1b B2 E, B1 B1 E, F2 D1 W"
    s = scene(*SEA, ships=ships, captains="F1a rapid, F1b swift, B1 target")
    for first in ("F1a", "F1b", "B1"):
        s.ashore(first, "fort 1")
    s.turn(0).choose(0, "take aboard F1a", "card of F1a", "land from F1a", "take aboard F1b")
    assert s.options(0) == ["card of F1b", "card of B1"]
    assert s.refusal(0, "card of F1a") == "CC-6.11"


@pytest.mark.rule("CC-6.11")
def test_in_the_next_turn_they_may_go_again() -> None:
    s = scene(*SEA, ships="F1 A2 E, F2 D1 W", captains="F1 rapid").round().chance("wind E fresh")
    s.choose(0, "land from F1", "take aboard F1", "end turn").choose(1, "end turn").chance("wind E fresh")
    assert s.starting_with(0, "land") == ["land from F1"]
    s.choose(0, "land from F1", "take aboard F1")
    assert s.captain("F1") == "rapid"


@pytest.mark.rule("CC-6.3", "CC-6.4")
def test_captains_of_others_or_elsewhere_do_not_come_aboard() -> None:
    """The port is nobody's enemy's here: two allies have captains in it."""
    ships = "F1a A2 E, F1b D2 E, B1 B1 E, F2 H1 W, F3 D1 W"
    captains = "F1a rapid, F1b swift, B1 target, F2 swift"
    s = scene(*SEA, ships=ships, captains=captains, sides=[0, 0, 1])
    s.ashore("F1a", "fort 1").ashore("F1b", "fort 2").ashore("B1", "fort 1").ashore("F2", "fort 1").turn(0)
    s.choose(0, "take aboard B1")
    assert s.options(0) == ["card of F1a", "card of B1"]
    assert s.refusal(0, "card of F2") == "CC-6.4"
    assert s.refusal(0, "card of F1b") == "CC-6.3"


@pytest.mark.rule("H-6", "T-96")
def test_others_see_which_card_went_where_and_not_what_it_is() -> None:
    s, r = port("F1 rapid, B1 target"), port("F1 swift, B1 rapid")
    assert places(exchange(s), 1) == [(0, 1, None, None), (1, 0, None, None)]
    assert places(s, 1) == places(exchange(r), 1)
    assert places(s, 0) == [(0, 1, None, "rapid"), (1, 0, None, "target")]
    assert s.t.journal is not None
    assert r.t.journal is not None
    told = [[(n.kind, n.a, n.b, n.c, n.d) for n in journal.read_by(1)] for journal in (s.t.journal, r.t.journal)]
    assert told[0] == told[1]
