"""Captains are assigned ship by ship: as many as agreed, each to one ship (CC-1.3, CC-1.4, CC-2)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import advance
from kubrik.games.admiral.expansions.captain_cards.table.cards import cards_of
from kubrik.games.admiral.rules.flow import new_table
from tests.games.admiral.played import Played
from tests.games.admiral.scene import CAPTAINS, Scene, drawn_scenario, rules_for, scene

SEA = ("........", "........")
FLEETS = "L1 A1 E, F1 A2 E, B1 B1 E, L2 H1 W, F2 H2 W, B2 G1 W"


def assigning(number: int, ships: str = FLEETS) -> Scene:
    return scene(*SEA, ships=ships, captains="", number=number).assign()


def aside(s: Played, seat: int) -> list[str]:
    """The captains of a player that were not chosen."""
    return [CAPTAINS.all[c].name.id for c in cards_of(s.t).aside[seat]]


def commanding(ship: str, *captains: str) -> list[str]:
    return [f"{captain} commands {ship}" for captain in captains]


@pytest.mark.rule("CC-1.3", "CC-1.4", "CC-1.2", "Q-16")
def test_all_have_the_same_set_to_choose_from() -> None:
    s = assigning(2)
    whole = ["rapid", "swift", "target", "berserk"]
    assert s.asked() == [0, 1]
    assert s.clause(0) == s.clause(1) == "CC-2.2"
    assert s.options(0) == ["nobody commands L1", *commanding("L1", *whole)]
    assert s.options(1) == ["nobody commands L2", *commanding("L2", *whole)]


@pytest.mark.rule("CC-2.2", "Q-16", "R-25")
def test_a_captain_for_this_ship_and_nobody_for_that() -> None:
    s = assigning(2).choose(0, "target commands L1")
    assert s.options(0) == ["nobody commands F1", *commanding("F1", "rapid", "swift", "berserk")]
    s.choose(0, "nobody commands F1")
    assert s.options(0) == commanding("B1", "rapid", "swift", "berserk")
    s.choose(0, "rapid commands B1").choose(1, "swift commands L2", "target commands F2")
    assert [s.captain(ship) for ship in ("L1", "F1", "B1")] == ["target", "", "rapid"]
    assert [s.captain(ship) for ship in ("L2", "F2", "B2")] == ["swift", "target", ""]


@pytest.mark.rule("CC-1.4")
def test_a_set_has_no_captain_twice() -> None:
    s = assigning(2).choose(0, "target commands L1")
    assert "target commands F1" not in s.options(0)
    assert s.refusal(0, "target commands F1") == "CC-1.4"


@pytest.mark.rule("CC-2.4", "T-55")
def test_no_ship_has_two_captains() -> None:
    s = assigning(2).choose(0, "target commands L1")
    assert s.starting_with(0, "rapid") == ["rapid commands F1"]
    assert s.refusal(0, "rapid commands L1") == "CC-2.4"


@pytest.mark.rule("CC-2.2", "Q-16")
def test_one_ship_is_asked_about_after_another() -> None:
    s = assigning(2)
    assert s.refusal(0, "rapid commands F1") == s.refusal(0, "rapid commands L2") == "CC-2.2"
    assert s.choose(0, "target commands L1").refusal(0, "rapid commands B1") == "CC-2.2"


@pytest.mark.rule("CC-2.1", "T-56", "R-25")
def test_not_one_more_than_agreed() -> None:
    """The ships left are without a captain, and that needs no answer."""
    s = assigning(1).choose(0, "rapid commands L1")
    assert s.asked() == [1]
    s.choose(1, "nobody commands L2", "rapid commands F2")
    assert s.t.over
    assert [s.captain(ship) for ship in ("L1", "F1", "B1")] == ["rapid", "", ""]


@pytest.mark.rule("CC-2.1", "T-56", "R-25")
def test_not_one_less_than_agreed() -> None:
    s = assigning(2).choose(0, "nobody commands L1")
    assert s.options(0) == commanding("F1", "rapid", "swift", "target", "berserk")
    assert s.refusal(0, "nobody commands F1") == "CC-2.2"
    assert s.choose(0, "rapid commands F1").refusal(0, "nobody commands B1") == "CC-2.2"


@pytest.mark.rule("CC-2.3", "CC-2.7")
def test_with_the_whole_set_nothing_is_put_away() -> None:
    s = assigning(4, "L1 A1 E, F1a A2 E, F1b B2 E, B1 B1 E, L2 H1 W, F2a H2 W, F2b G2 W, B2 G1 W")
    assert s.starting_with(0, "nobody") == []
    s.choose(0, *commanding("L1", "swift"), *commanding("F1a", "rapid"), *commanding("F1b", "berserk"))
    s.choose(1, *commanding("L2", "rapid"), *commanding("F2a", "swift"), *commanding("F2b", "target"))
    assert (s.captain("B1"), s.captain("B2")) == ("target", "berserk")  # whoever is left
    assert aside(s, 0) == aside(s, 1) == []


@pytest.mark.rule("CC-2.7", "CC-2.2")
def test_who_is_not_chosen_is_put_away() -> None:
    s = assigning(1).choose(0, "swift commands L1").choose(1, "berserk commands L2")
    assert aside(s, 0) == ["rapid", "target", "berserk"]
    assert aside(s, 1) == ["rapid", "swift", "target"]


@pytest.mark.rule("CC-2.9", "T-89")
def test_with_too_few_ships_each_has_a_captain() -> None:
    s = assigning(4)
    assert s.options(0) == commanding("L1", "rapid", "swift", "target", "berserk")
    assert s.refusal(0, "nobody commands L1") == "CC-2.9"
    s.choose(0, "berserk commands L1", "swift commands F1", "target commands B1")
    s.choose(1, "rapid commands L2", "swift commands F2", "target commands B2")
    assert [s.captain(ship) for ship in ("L1", "F1", "B1")] == ["berserk", "swift", "target"]
    assert (aside(s, 0), aside(s, 1)) == (["rapid"], ["berserk"])


@pytest.mark.rule("CC-2.9", "T-56")
def test_two_ships_have_two_captains_of_four() -> None:
    s = assigning(4, "L1 A1 E, F1 A2 E, L2 H1 W, F2 H2 W")
    s.choose(0, "rapid commands L1", "target commands F1").choose(1, "rapid commands L2", "target commands F2")
    assert aside(s, 0) == aside(s, 1) == ["swift", "berserk"]
    assert s.t.over


@pytest.mark.rule("CC-2.10", "AD-5.5")
def test_the_first_round_begins_with_captains_in_their_places() -> None:
    t = new_table(rules_for(drawn_scenario(SEA, FLEETS), {}, 1), seed=1)
    t.explicit_chance = True
    advance(t)
    s = Played(t)
    assert (s.asked(), s.clause(0), t.round) == ([0, 1], "CC-2.2", 0)
    s.choose(1, "target commands L2")
    assert t.round == 0
    s.choose(0, "rapid commands L1")
    assert (t.round, s.captain("L1"), s.captain("L2")) == (1, "rapid", "target")
    s.chance("wind E fresh")
    assert s.clause(s.asked()[0]) == "AD-6.6"
