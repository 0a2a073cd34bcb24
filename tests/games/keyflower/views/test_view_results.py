"""What everybody sees when the game is over: places, points tile by tile (KF-14 – KF-16)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.ending import FinalScoring
from kubrik.games.keyflower.views.structs import MarkerView, ScoreView
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.keyflower.random_games import played_game
from tests.games.keyflower.scene import scene
from tests.games.keyflower.views.looking import seen
from tests.games.watching import everybody


@pytest.mark.rule("KF-14.2", "KF-14.11", "KF-16.1")
def test_results_are_told_tile_by_tile() -> None:
    s = scene(2, "winter").player(0, workers="green 2").build(0, "key_market", "keythedral")
    s.resources("home1", "gold 3").upgraded("home2").go(FinalScoring())
    for who in everybody(s):
        view = seen(s, who)
        first, second = view.results
        assert (view.over, view.phase, view.to_act, view.question) == (True, "over", (), None)
        assert set(first.tiles) == {ScoreView("keythedral", 12), ScoreView("key_market", 4)}
        assert (first.rank, first.points, first.gold, first.marker) == (1, 19, 3, None)
        assert (second.rank, second.points, second.tiles) == (2, 5, (ScoreView("home2", 5),))


@pytest.mark.rule("KF-14.1")
def test_before_the_end_there_are_no_results() -> None:
    s = scene(2, "winter").player(0, workers="red 1").upgraded("home1").turn(0)
    for who in everybody(s):
        assert seen(s, who).results == ()


@pytest.mark.rule("KF-16.2", "KF-16.3")
def test_equal_results_share_a_place() -> None:
    s = scene(3, "winter").upgraded("home1", "home3").go(FinalScoring())
    assert [result.rank for result in seen(s, None).results] == [1, 3, 1]


@pytest.mark.rule("KF-14.12", "KF-14.13")
@pytest.mark.parametrize(
    ("tile", "has", "marker"),
    [
        ("key_market", "", MarkerView("workers", "green", None)),
        ("scribes", "anvil 1 saw 1", MarkerView("skills", "pickaxe", None)),
        ("timber_yard", "", MarkerView("resources", "wood", "timber_yard")),
    ],
)
def test_everybody_sees_what_the_purple_marker_counts_as(tile: str, has: str, marker: MarkerView) -> None:
    s = scene(2, "winter").player(0, skills=has).build(0, tile)
    s.t.start_won = True
    s.go(FinalScoring())
    for who in everybody(s):
        assert [result.marker for result in seen(s, who).results] == [marker, None]


@pytest.mark.rule("KF-14.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_lines_of_a_result_make_up_its_points(seats: int) -> None:
    t = played_game(seats, ghost=True)
    results = keyflower_view(t, None).results
    assert [r.points for r in results] == t.scores()
    assert [sum(line.points for line in r.tiles) + r.gold for r in results] == t.scores()
