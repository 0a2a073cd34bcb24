"""What lies on the table beside the tiles (section 1; the tiles and pieces are counted in test_tiles.py)."""

from __future__ import annotations

import pytest

from kubrik.engine.game import Setup, SetupError
from kubrik.games.keyflower.game import KeyflowerGame
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import AUTUMN, SPRING, SUMMER, WINTER
from tests.games.keyflower.random_games import PLAYERS, by_season, journal_of, moments, played_game
from tests.games.keyflower.scene import rules_with, scene


@pytest.mark.rule("KF-1.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_purple_marker_is_always_with_the_start_player(players: int) -> None:
    for t in moments(players):
        (marker,) = t.rules.figures
        where = marker.whereabouts(t)
        assert marker.name.id == "purple"
        assert (where.seat, where.tile) == (t.start, -1)
        assert 0 <= where.seat < players


@pytest.mark.rule("KF-1.8")
def test_the_marker_is_no_worker_to_act_with() -> None:
    """Who has nothing else behind the screen is passed over."""
    s = scene(2).start(0).player(1, workers="red 1").offer("miner").turn(0)
    assert s.notes(notes.PASSED_OVER) == [(0, 0, 0, 0)]
    assert s.asked() == [1]


@pytest.mark.rule("KF-1.8")
def test_nothing_can_be_chosen_or_drawn_in_purple() -> None:
    rules = rules_with(6, False, ())
    every = [*rules.choices.catalogue.choices, *rules.outcomes.catalogue.choices]
    assert [c.name for c in every if "purple" in c.name] == []
    drawn = [c.name for c in rules.outcomes.catalogue.choices if c.name.startswith("worker")]
    assert drawn == ["worker blue", "worker red", "worker yellow", "worker green"]


@pytest.mark.rule("KF-1.9")
def test_everybody_has_a_screen_of_the_own() -> None:
    s = scene(3).player(0, workers="red 2").player(1, workers="blue 2").player(2, workers="green 2")
    s.offer("miner").turn(1).choose(1, "bid miner", "add blue 2")
    assert [s.workers(seat) for seat in range(3)] == ["red 2", "", "green 2"]


@pytest.mark.rule("KF-1.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_six_can_play(players: int) -> None:
    assert len(played_game(players).scores()) == players
    assert KeyflowerGame().box(Setup(game="keyflower", seats=players)).table(seed=1).seats == players


@pytest.mark.rule("KF-1.10")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_nobody_else_can_play(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 6 players"):
        KeyflowerGame().box(Setup(game="keyflower", seats=players))


@pytest.mark.rule("KF-1.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_has_four_seasons(players: int) -> None:
    t = played_game(players)
    assert [n.a for n in journal_of(t) if n.kind == notes.SEASON_BEGINS] == [SPRING, SUMMER, AUTUMN, WINTER]
    assert [n.a for n in journal_of(t) if n.kind == notes.SEASON_ENDS] == [SPRING, SUMMER, AUTUMN, WINTER]


@pytest.mark.rule("KF-1.11")
def test_points_are_counted_after_winter_only() -> None:
    scored = {season for season, n in by_season(played_game(3)) if n.kind in (notes.RESULT, notes.TILE_SCORED)}
    assert scored == {WINTER}
