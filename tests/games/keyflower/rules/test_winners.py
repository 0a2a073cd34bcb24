"""The last lines of the journal, and who wins (KF-14.1, KF-14.2, KF-16)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.rules.ending import FinalScoring, ranks
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import OF_SKILLS, SAW
from tests.games.keyflower.scene import Scene, scene, tile_of


def worth(*points: int) -> Scene:
    """Each player has so much gold, and nothing else; the points are counted."""
    s = scene(len(points), "winter")
    for seat, n in enumerate(points):
        s.resources(f"home{seat + 1}", f"gold {n}")
    return s.go(FinalScoring())


def winners(s: Scene) -> list[int]:
    return [seat for seat, _, _, _ in s.notes(notes.WINNER)]


@pytest.mark.rule("KF-14.1", "KF-14.2")
def test_the_journal_tells_every_line_of_the_result() -> None:
    s = scene(2, "winter").build(0, "forge", "barn", "scholar").player(0, skills="saw 1").start(0, won=True)
    s.resources("barn", "iron 2").resources("home1", "gold 2").build(1, "well").go(FinalScoring())
    forge, scholar, barn = (0, tile_of("forge"), 3, 0), (0, tile_of("scholar"), 6, 0), (0, tile_of("barn"), 2, 0)
    assert s.notes(notes.TILE_SCORED) == [forge, scholar, barn, (1, tile_of("well"), 3, 0)]
    assert s.notes(notes.GOLD_SCORED) == [(0, 2, 0, 0)]
    assert s.notes(notes.MARKER_COUNTED) == [(0, OF_SKILLS, SAW, 0)]
    assert s.notes(notes.RESULT) == [(0, 13, 0, 0), (1, 3, 0, 0)]
    assert s.notes(notes.WINNER) == [(0, 0, 0, 0)]


@pytest.mark.rule("KF-14.1")
def test_a_line_without_points_is_not_told() -> None:
    s = scene(2, "winter").build(0, "keywood", "scribes", "barn").go(FinalScoring())
    assert s.notes(notes.TILE_SCORED) == s.notes(notes.GOLD_SCORED) == s.notes(notes.MARKER_COUNTED) == []
    assert s.notes(notes.RESULT) == [(0, 0, 0, 0), (1, 0, 0, 0)]


@pytest.mark.rule("KF-14.1")
def test_points_are_counted_once_and_the_game_is_over() -> None:
    s = worth(3, 1)
    assert s.t.over
    assert (s.t.points, s.t.scores(), s.asked()) == ([3, 1], [3, 1], [])
    with pytest.raises(Illegal):
        s.choose(0, "pass")


@pytest.mark.rule("KF-16.1")
def test_most_points_win() -> None:
    s = worth(3, 8, 5)
    assert winners(s) == [1]
    assert ranks(s.t) == [3, 1, 2]


@pytest.mark.rule("KF-16.2", "KF-16.3")
def test_equal_totals_share_the_victory_and_nothing_breaks_the_tie() -> None:
    """Neither the marker nor what is behind the screen matters."""
    s = scene(3, "winter").start(1, won=False).player(0, workers="red 5", skills="saw 3")
    s.resources("home1", "gold 4 wood 3").resources("home2", "gold 2").resources("home3", "gold 4").go(FinalScoring())
    assert winners(s) == [0, 2]
    assert ranks(s.t) == [1, 3, 1]


@pytest.mark.rule("KF-16.1")
def test_equals_share_the_better_rank() -> None:
    assert ranks(worth(4, 9, 4, 1, 9, 7).t) == [4, 1, 4, 6, 1, 3]


@pytest.mark.rule("S-22", "KF-16.3")
def test_two_villages_of_55_points() -> None:
    s = scene(2, "winter").build(0, "keythedral", "sawmill back", "forge back", "sculptor back", "mason back")
    s.resources("home1", "gold 6")
    s.build(1, "carpenter back", "smelter back", "goldsmith back", "well back", "scribes", "scholar")
    s.player(1, skills="anvil 2 pickaxe 2 saw 4").resources("home2", "gold 1").go(FinalScoring())
    assert s.notes(notes.RESULT) == [(0, 55, 0, 0), (1, 55, 0, 0)]
    assert winners(s) == [0, 1]
