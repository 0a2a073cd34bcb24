"""Nobody can tell from the questions of a move whether it is Rapid who lies face down (Q-6, H-2)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from tests.games.admiral.scene import Scene, scene

SEA = (".........", ".........", ".........")
ALL = ["rapid", "swift", "target", "berserk"]


def gone(captain: str, cells: int, wind: str = "E", **ship: int) -> Scene:
    """The ship of the line goes so many cells to the east."""
    s = scene(*SEA, ships="L1 A1 E, B2 I3 W", wind=wind, captains=captain and f"L1 {captain}")
    s.ship("L1", **ship).turn(0)  # type: ignore[arg-type]
    return s.choose(0, "move L1", "to E", *["advance"] * (cells - 1))


@pytest.mark.rule("Q-6", "T-91")
@pytest.mark.parametrize("captain", ["swift", "target", "berserk"])
def test_after_the_last_cell_he_may_only_stop(captain: str) -> None:
    s = gone(captain, 4)
    assert (s.asked(), s.clause(0)) == ([0], "AD-8.10")
    assert s.options(0) == ["stop"]
    s.choose(0, "stop")
    assert (s.cell("L1"), s.clause(0), s.captain("L1")) == ("E1", "AD-6.6", captain)


@pytest.mark.rule("Q-6", "H-2")
def test_who_has_rapid_may_go_on() -> None:
    assert gone("rapid", 4).options(0) == ["advance", "stop"]


@pytest.mark.rule("Q-6")
@pytest.mark.parametrize("captain", ["", "swift*", "target*", "berserk*"])
def test_without_a_hidden_captain_the_move_is_over(captain: str) -> None:
    assert gone(captain, 4).clause(0) == "AD-6.6"


@pytest.mark.rule("Q-6", "T-91")
@pytest.mark.parametrize("captain", ALL)
def test_nobody_is_asked_where_rapid_could_not_go_on_either(captain: str) -> None:
    """The edge of the board is ahead, and to the sides a turn would cost too much."""
    s = scene(*SEA, ships="L1 E1 E, B2 I3 W", wind="E", captains=f"L1 {captain}").turn(0)
    s.choose(0, "move L1", "to E", "advance", "advance", "advance")
    assert (s.cell("L1"), s.clause(0)) == ("I1", "AD-6.6")


@pytest.mark.rule("Q-6", "CC-7.2")
@pytest.mark.parametrize("captain", ALL)
def test_in_other_winds_nobody_need_reckon_with_rapid(captain: str) -> None:
    s = scene(*SEA, ships="L1 A1 E, B2 I3 W", wind="E storm", captains=f"L1 {captain}").turn(0).chance("die 6")
    s.choose(0, "move L1", "to E", "advance", "advance")
    assert (s.cell("L1"), s.clause(0)) == ("D1", "AD-6.6")
    s = scene(*SEA, ships="B1 A1 E, B2 I3 W", wind="E calm", captains=f"B1 {captain}").turn(0)
    s.choose(0, "move B1", "to E")
    assert (s.cell("B1"), s.clause(0)) == ("B1", "AD-6.6")


@pytest.mark.rule("H-2")
def test_others_see_the_same_of_every_captain() -> None:
    tables = [gone(captain, 4) for captain in ALL]
    for s in tables:
        assert (s.asked(), s.clause(0)) == ([0], "AD-8.10")
        assert cards_view(s.t, 1) == cards_view(tables[0].t, 1)
        assert cards_view(s.t, None) == cards_view(tables[0].t, None)
        assert s.choose(0, "stop").cell("L1") == "E1"
