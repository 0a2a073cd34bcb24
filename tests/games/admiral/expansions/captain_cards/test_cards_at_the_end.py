"""At the end of the game all captains are shown, and those still in it may break a tie (AD-22.7, CC-4.5)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from kubrik.games.admiral.rules.ending import ranks
from tests.games.admiral.scene import Scene, scene

SEA = ("1a........", "aa........")


def finished() -> Scene:
    """The second player loses his only ship, with a captain who was never seen."""
    s = scene(*SEA, ships="L1 D1 E, B1 J1 E, F2 E1 W", captains="L1 rapid, B1 swift, F2 berserk")
    s.ashore("B1", "fort 1").ship("F2", strength=1).turn(0).choose(0, "fire at F2", "1 from L1").choose(1, "pass")
    return s.chance("die 1")


@pytest.mark.rule("AD-22.7", "CC-4.5")
def test_before_the_end_a_lost_captain_stays_unknown() -> None:
    s = scene(*SEA, ships="L1 D1 E, F2 E1 W, B2 J1 E", captains="L1 rapid, F2 berserk").ship("F2", strength=1).turn(0)
    s.choose(0, "fire at F2", "1 from L1").choose(1, "pass").chance("die 1")
    assert s.place("F2") == ""
    assert [card.captain for card in cards_view(s.t, 0).cards] == ["rapid", None]
    assert s.notes(notes.WAS) == s.notes(notes.WAS_ASIDE) == []


@pytest.mark.rule("AD-22.7")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_at_the_end_everybody_sees_all_cards(seat: int | None) -> None:
    """Aboard, ashore, lost and put away."""
    s = finished()
    assert s.t.over
    view = cards_view(s.t, seat)
    assert [card.captain for card in view.cards] == ["rapid", "swift", "berserk"]
    assert view.shown_aside == (("target", "berserk"), ("rapid", "swift", "target"))


@pytest.mark.rule("AD-22.7")
def test_and_the_journal_tells_of_them() -> None:
    s = finished()
    assert s.notes(notes.WAS) == [(0, 0, 0, 0), (1, 0, 0, 1), (2, 0, 0, 3)]
    assert s.notes(notes.WAS_ASIDE) == [(0, 0, 0, 2), (0, 0, 0, 3), (1, 0, 0, 0), (1, 0, 0, 1), (1, 0, 0, 2)]


@pytest.mark.rule("AD-22.4")
@pytest.mark.parametrize(("captains", "places"), [("F1 rapid", [1, 2]), ("F2 rapid", [2, 1])])
@pytest.mark.parametrize("ashore", [False, True])
def test_with_all_else_equal_more_captains_win(captains: str, places: list[int], ashore: bool) -> None:
    """Whoever acted last."""
    s = scene(*SEA, ships="F1 D1 E, F2 F1 W", captains=captains)
    if ashore:
        s.ashore(captains.split()[0], "fort 1")
    for last in (0, 1):
        s.t.acted_at = [1, 0] if last == 0 else [0, 1]
        assert ranks(s.t) == places


@pytest.mark.rule("AD-22.4")
def test_captains_out_of_the_game_or_put_away_do_not_count() -> None:
    s = scene(*SEA, ships="F1 D1 E, B1 J1 E, F2 E1 W, B2 J2 W", captains="F1 rapid, B2 swift")
    assert [s.t.rules.crews.of(s.t, seat, 0) for seat in (0, 1)] == [1, 1]
    s.ship("F1", strength=1).turn(1).choose(1, "fire at F1", "1 from F2").choose(0, "pass").chance("die 1")
    assert [s.t.rules.crews.of(s.t, seat, 0) for seat in (0, 1)] == [0, 1]
