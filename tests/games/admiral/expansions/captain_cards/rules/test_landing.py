"""Captains go ashore in port and aboard again there (CC-6, AD-6.18, AD-15.4)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.notes import NOT_NAMED
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED
from tests.games.admiral.scene import Scene, scene

SEA = ("1a....2b", "aa....bb")
ALL_MARKS = [MOVED, MOVED | BOARDED, MOVED | BOARDED | CAPTURED, REPAIRED]


def port(captains: str = "F1 rapid, B1 target", ships: str = "F1 A2 E, B1 B1 E, F2 D1 W", **more: list[int]) -> Scene:
    return scene(*SEA, ships=ships, captains=captains, sides=more.get("sides"))


@pytest.mark.rule("CC-6.1", "CC-6.2", "AD-15.4", "R-19")
@pytest.mark.parametrize(("captain", "named"), [("rapid", NOT_NAMED), ("rapid*", 0)])
def test_a_captain_is_landed_in_one_s_own_port(captain: str, named: int) -> None:
    s = port(f"F1 {captain}").turn(0)
    assert s.starting_with(0, "land") == ["land from F1"]
    s.choose(0, "land from F1")
    assert (s.place("F1"), s.captain("F1")) == ("fort 1", "")
    assert s.notes(notes.LANDED) == [(0, 0, 0, named)]


@pytest.mark.rule("CC-6.2", "CC-6.8")
@pytest.mark.parametrize(("captain", "seen"), [("rapid", None), ("rapid*", "rapid")])
def test_his_card_lies_there_as_it_lay_with_his_owner_s_flag(captain: str, seen: str | None) -> None:
    s = port(f"F1 {captain}").turn(0).choose(0, "land from F1")
    assert s.card("F1") == captain
    (card,) = cards_view(s.t, 1).cards
    assert (card.seat, card.port, card.ship, card.captain) == (0, 0, None, seen)


@pytest.mark.rule("CC-6.1")
@pytest.mark.parametrize(("cell", "flag"), [("D1", 0), ("A2", 1), ("A2", -1), ("H2", 1)])
def test_not_at_sea_nor_in_a_port_of_others(cell: str, flag: int) -> None:
    s = port("F1 rapid", f"F1 {cell} E, F2 E2 W").fort("fort 1", flag=flag).turn(0)
    assert s.starting_with(0, "land") == []
    assert s.refusal(0, "land from F1") == "CC-6.1"


@pytest.mark.rule("CC-6.1", "CC-6.4", "T-51")
def test_an_ally_s_port_will_do_but_not_an_ally_s_ship() -> None:
    s = port("F1 rapid", "F1 H2 E, F2 H1 W, F3 D1 W", sides=[0, 0, 1]).turn(0, 1)
    s.choose(0, "land from F1")
    assert s.place("F1") == "fort 2"
    assert s.starting_with(0, "take aboard") == ["take aboard F1"]
    assert s.refusal(0, "take aboard F2") == "CC-6.4"
    s.choose(0, "end turn")
    assert s.starting_with(1, "take aboard") == []
    assert s.refusal(1, "take aboard F2") == "CC-6.3"  # he has nobody there himself


@pytest.mark.rule("CC-6.3", "CC-6.10", "R-20")
def test_he_may_return_to_the_ship_he_left() -> None:
    s = port("F1 rapid").turn(0).choose(0, "land from F1", "take aboard F1")
    assert (s.captain("F1"), s.place("F1")) == ("rapid", "F1")
    assert s.notes(notes.CAME_ABOARD) == [(0, 0, 0, NOT_NAMED)]


@pytest.mark.rule("CC-6.3", "R-20")
def test_or_board_another_ship_in_that_port() -> None:
    s = port("F1 rapid*").turn(0).choose(0, "land from F1")
    assert s.starting_with(0, "take aboard") == ["take aboard F1", "take aboard B1"]
    s.choose(0, "take aboard B1")
    assert (s.captain("F1"), s.captain("B1"), s.place("F1")) == ("", "rapid*", "B1")


@pytest.mark.rule("CC-6.3", "T-54")
@pytest.mark.parametrize("cell", ["C1", "H1"])
def test_only_a_ship_in_that_very_port_takes_him(cell: str) -> None:
    """Neither one at sea nor one in another port, be it his owner's too."""
    s = port("F1 rapid", f"F1 {cell} E, F2 D2 W").ashore("F1", "fort 1").fort("fort 2", flag=0).turn(0)
    assert s.starting_with(0, "take aboard") == []
    assert s.refusal(0, "take aboard F1") == "CC-6.3"


@pytest.mark.rule("CC-6.3")
def test_of_several_ashore_one_is_chosen() -> None:
    s = port("F1 rapid, B1 target").ashore("F1", "fort 1").ashore("B1", "fort 1").turn(0)
    s.choose(0, "take aboard B1")
    assert (s.clause(0), s.options(0)) == ("CC-6.3", ["card of F1", "card of B1"])
    s.choose(0, "card of F1")
    assert (s.captain("B1"), s.place("B1")) == ("rapid", "fort 1")


@pytest.mark.rule("CC-2.4", "T-53")
def test_a_ship_with_a_captain_takes_no_other() -> None:
    s = port().ashore("F1", "fort 1").turn(0)
    assert s.starting_with(0, "take aboard") == ["take aboard F1"]
    assert s.refusal(0, "take aboard B1") == "CC-2.4"


@pytest.mark.rule("CC-6.5")
def test_a_captured_ship_takes_one_s_captain() -> None:
    s = port("F1 rapid", "F1 A2 E, F2 B1 W, B2 D1 W").ship("F2", flag=0).turn(0)
    s.choose(0, "land from F1", "take aboard F2")
    assert s.captain("F2") == "rapid"


@pytest.mark.rule("CC-6.9")
def test_a_captain_ashore_has_no_effect() -> None:
    s = port("F1 target*", "F1 A2 E, F2 E2 W").ashore("F1", "fort 1").turn(0)
    s.choose(0, "fire at F2", "1 from F1").chance("die 2")
    assert s.strength("F2") == 5
    s.choose(0, "take aboard F1", "fire at F2", "1 from F1").chance("die 2")
    assert s.strength("F2") == 4


# ---------------------------------------------------------------- free actions


@pytest.mark.rule("AD-6.18", "CC-6.6")
@pytest.mark.parametrize("marks", ALL_MARKS)
def test_it_costs_no_action_whatever_the_ship_has_done(marks: int) -> None:
    s = port("F1 rapid").ship("F1", marks=marks, fired=[3, 3, 1, 1]).turn(0)
    s.choose(0, "land from F1", "take aboard F1", "turn up card of F1")
    assert (s.captain("F1"), s.t.marks[0], s.fired("F1")) == ("rapid*", marks, [3, 3, 1, 1])


@pytest.mark.rule("CC-6.6", "AD-6.18")
def test_the_ship_can_do_afterwards_what_it_could_before() -> None:
    s = port("F1 rapid").ship("F1", strength=3).turn(0)
    s.choose(0, "land from F1")
    assert {"move F1", "repair F1", "fire at F2"} <= set(s.options(0))


@pytest.mark.rule("CC-6.6")
def test_only_in_one_s_own_turn() -> None:
    s = port("F1 rapid, B1 target").ashore("B1", "fort 1").turn(1)
    assert s.starting_with(1, "land") == s.starting_with(1, "take aboard") == []
    assert s.refusal(1, "land from F1") == "CC-6.6"
