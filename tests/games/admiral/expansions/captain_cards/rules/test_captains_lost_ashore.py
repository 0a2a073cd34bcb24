"""Captains ashore whose port is taken; other ways to lose captains: a player is out or resigns (CC-4.6, CC-4.7)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.notes import NOT_NAMED
from tests.games.admiral.scene import Scene, scene

SEA = ("1a......", "aa......")


LOST = {"ashore": "lost"}


def stormed(
    captains: str,
    ashore: str,
    *,
    flag: int = 0,
    sides: list[int] | None = None,
    first: str = "G1",
    options: dict[str, str] | None = None,
) -> Scene:
    """The second player takes the silenced fort with a flag on it. These captains are ashore there."""
    s = scene(*SEA, ships=f"F1 {first} E, F2 B2 W, F3 H1 W", captains=captains, sides=sides, options=options or {})
    for card in ashore.split():
        s.ashore(card, "fort 1")
    s.fort("fort 1", strength=0, flag=flag).turn(1).choose(1, "storm with F2")
    assert s.flag("fort 1") == 1
    return s


@pytest.mark.rule("CC-4.6", "CC-4.7")
@pytest.mark.parametrize("captain", ["rapid", "rapid*"])
def test_captains_ashore_stay_when_their_port_is_taken(captain: str) -> None:
    s = stormed(f"F1 {captain}", "F1")
    assert (s.place("F1"), s.notes(notes.CARD_LOST)) == ("fort 1", [])


@pytest.mark.rule("CC-4.6")
def test_no_captain_is_taken_aboard_while_an_enemy_holds_the_port() -> None:
    s = scene(*SEA, ships="F1 A2 E, F2 H1 W", captains="F1 rapid").ashore("F1", "fort 1").fort("fort 1", flag=1).turn(0)
    assert "take aboard F1" not in s.options(0)
    assert s.refusal(0, "take aboard F1") == "CC-4.6"


@pytest.mark.rule("CC-4.6")
@pytest.mark.parametrize("flag", [0, -1])
def test_when_the_port_is_the_enemy_s_no_more_a_captain_is_taken_aboard(flag: int) -> None:
    s = (
        scene(*SEA, ships="F1 A2 E, F2 H1 W", captains="F1 rapid")
        .ashore("F1", "fort 1")
        .fort("fort 1", flag=flag)
        .turn(0)
    )
    assert s.choose(0, "take aboard F1").place("F1") == "F1"


# ---------------------------------------------------------------- if it is agreed that they are lost


@pytest.mark.rule("CC-4.6", "T-50")
@pytest.mark.parametrize(("captain", "named"), [("rapid", NOT_NAMED), ("rapid*", 0)])
def test_captains_ashore_are_lost_with_their_port(captain: str, named: int) -> None:
    s = stormed(f"F1 {captain}", "F1", options=LOST)
    assert s.place("F1") == ""
    assert s.notes(notes.CARD_LOST) == [(0, -1, 0, named)]


@pytest.mark.rule("CC-4.6")
def test_captains_aboard_are_not() -> None:
    s = stormed("F1 rapid, F3 swift", "F3", flag=2, first="A2", options=LOST)
    assert (s.place("F1"), s.place("F3")) == ("F1", "")


@pytest.mark.rule("CC-4.6")
def test_nor_are_those_of_the_captor_s_ally() -> None:
    """The port is nobody's; the third player is an ally of the second, the first is not."""
    s = stormed("F1 rapid, F3 swift", "F1 F3", flag=-1, sides=[0, 1, 1], options=LOST)
    assert (s.place("F1"), s.place("F3")) == ("", "fort 1")


@pytest.mark.rule("CC-4.6")
def test_nor_those_in_another_port() -> None:
    s = scene("1a....b2", "aa....bb", ships="F1 D1 E, L2 B2 W", captains="F1 rapid, L2 swift", options=LOST)
    s.ashore("F1", "fort 2").ashore("L2", "fort 2").fort("fort 1", strength=0).fort("fort 2", flag=0)
    s.turn(1).choose(1, "storm with L2")
    assert (s.flag("fort 1"), s.place("F1"), s.place("L2")) == (1, "fort 2", "fort 2")


@pytest.mark.rule("CC-4.7")
@pytest.mark.parametrize("dice", [("1", "6"), ("6", "1")])
def test_storming_a_fort_costs_no_captain(dice: tuple[str, str]) -> None:
    """Neither won nor lost."""
    s = scene("1a......", "aa......", ships="F1 H1 E, L2 B1 W", captains="L2 swift").turn(1)
    s.choose(1, "storm with L2").chance(*(f"die {face}" for face in dice))
    assert (s.captain("L2"), s.notes(notes.CARD_LOST)) == ("swift", [])


@pytest.mark.rule("CC-4.7")
def test_a_captain_whose_ship_is_only_hit_stays() -> None:
    s = scene(*SEA, ships="F1 D1 E, L2 E1 W", captains="F1 rapid*").ship("F1", strength=2).turn(1)
    s.choose(1, "fire at F1", "1 from L2").chance("die 1")
    assert (s.strength("F1"), s.captain("F1")) == (1, "rapid*")


# ---------------------------------------------------------------- players who are out


@pytest.mark.rule("AD-22.12", "CC-4.7")
def test_who_resigns_takes_his_captains_along() -> None:
    """Those aboard, even in port, and those ashore."""
    ships = "F1 B1 E, B1 H1 W, F2 G2 W, F3 H2 W"
    s = scene(*SEA, ships=ships, captains="F1 rapid, B1 swift*, F2 target", options={"resign": "on"})
    s.ashore("B1", "fort 1").ship("F1", gold=2).turn(0).choose(0, "resign")
    assert (s.place("F1"), s.place("B1"), s.place("F2")) == ("", "", "F2")
    assert s.notes(notes.CARD_LOST) == [(0, 0, 0, NOT_NAMED), (1, -1, 0, 1)]
    assert (s.gold_in("B1"), s.t.sunk_value) == (2, [0, 0, 0])


@pytest.mark.rule("CC-4.7", "AD-22.2")
def test_who_loses_his_last_ship_loses_his_captains_ashore() -> None:
    s = scene(*SEA, ships="F1 D1 E, L2 E1 W, F3 H2 W", captains="F1 rapid, L2 swift, F3 target")
    s.ashore("F1", "fort 1").ashore("F3", "fort 1").ship("F1", strength=1).turn(1)
    s.choose(1, "fire at F1", "1 from L2").chance("die 1")
    assert (s.place("F1"), s.place("L2"), s.place("F3")) == ("", "L2", "fort 1")
