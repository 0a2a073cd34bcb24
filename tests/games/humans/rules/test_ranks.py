"""Equal results, and the rank of every captain (TH-14.5, TH-14.8, R-33)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.ending import ranks
from kubrik.games.humans.rules.flow import Turn
from kubrik.games.humans.table import notes
from tests.games.humans.fights import who
from tests.games.humans.scene import Scene, scene


def final(s: Scene) -> Scene:
    """Turn 10 is over."""
    return s.go(Turn())


@pytest.mark.rule("TH-14.5", "EC-80")
def test_equal_results_share_the_victory() -> None:
    s = final(scene(3, turn=10).captain(0, humans=50_000).captain(1, trophies="seoul prague"))
    assert who(s, notes.WINNER) == [1, 2]
    assert ranks(s.t) == [3, 1, 1]


@pytest.mark.rule("R-33")
def test_in_the_other_reading_more_trophies_break_the_tie() -> None:
    s = scene(3, turn=10, tie="trophies").captain(0, humans=50_000, trophies="london paris moscow")
    final(s.captain(1, trophies="seoul prague").captain(2, trophies="vienna"))
    assert who(s, notes.WINNER) == [1]
    assert ranks(s.t) == [3, 1, 2]


@pytest.mark.rule("R-33")
def test_in_the_other_reading_equal_trophies_still_share_the_victory() -> None:
    s = scene(2, turn=10, tie="trophies").captain(0, trophies="seoul").captain(1, trophies="vienna")
    assert who(final(s), notes.WINNER) == [0, 1]


@pytest.mark.rule("TH-14.8")
def test_all_captains_are_ranked_and_equals_share_the_better_rank() -> None:
    s = scene(5, turn=10)
    for seat, humans in enumerate((200_000, 50_000, 300_000, 200_000, 100_000)):
        s.captain(seat, humans=humans)
    assert ranks(final(s).t) == [2, 5, 1, 2, 4]


@pytest.mark.rule("EC-79", "TH-14.8")
def test_open_credits_may_make_a_result_negative() -> None:
    s = final(scene(2, turn=10).captain(0, humans=10_000, credits=2).captain(1, humans=0))
    assert s.notes(notes.RESULT) == [(0, -110_000, 0, 0), (1, 0, 0, 0)]
    assert ranks(s.t) == [2, 1]
