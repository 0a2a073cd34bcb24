"""Passing, and how a season ends (KF-4)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import next_to_act, options, question
from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.questions import WHAT_TO_DO
from kubrik.testing.dump import dump
from tests.games.keyflower.random_games import PLAYERS, journal_of, moments, played_game
from tests.games.keyflower.scene import Scene, scene, tile_of

ACTIONS = (notes.BIDS, notes.COUNTER_BIDS, notes.USES)


def three(season: str = "spring", *, ghost: bool = False) -> Scene:
    """Three players with red and blue workers, and two tiles on offer."""
    s = scene(3, season, ghost=ghost).offer("miner", "keywood")
    for seat in range(3):
        s.player(seat, workers="red 3 blue 3")
    return s


def lying(s: Scene) -> dict[str, object]:
    """All that is on the table, but not whose turn it is, what was told and how often all passed."""
    whole = dump(s.t)
    assert isinstance(whole, dict)
    left_out = ("passes", "to_move", "journal", "agenda", "answers", "offers", "given", "ready", "shown")
    return {name: value for name, value in whole.items() if name not in left_out}


# ---------------------------------------------------------------- a pass


@pytest.mark.rule("KF-4.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_may_always_pass(players: int) -> None:
    turns = 0
    for t in moments(players, ghost=True):
        if not t.over and question(t, next_to_act(t)) == WHAT_TO_DO:
            turns += 1
            assert options(t, next_to_act(t))[0].name == "pass"
    assert turns > 20


@pytest.mark.rule("KF-4.4")
def test_a_pass_changes_nothing_but_the_count() -> None:
    s = three().bid(1, "miner", "red 2").use("home2", "blue", 1).turn(0)
    before = lying(s)
    s.choose(0, "pass")
    assert lying(s) == before
    assert s.t.passes == 1
    assert s.notes(notes.PASSES, CHANCE) == [(0, 0, 0, 0)]


@pytest.mark.rule("KF-4.5", "EC-49")
def test_who_has_passed_may_act_later() -> None:
    s = three().turn(0).choose(0, "pass").choose(1, "bid miner", "in red", "add red 1").choose(2, "pass")
    assert s.asked() == [0]
    s.choose(0, "bid keywood", "in blue", "add blue 2")
    assert s.group(0, "keywood") == "blue 2"


# ---------------------------------------------------------------- the end of the season


@pytest.mark.rule("KF-4.6", "KF-4.7", "EC-50")
def test_the_season_ends_when_all_have_passed_in_a_row() -> None:
    s = three().turn(0).choose(0, "pass").choose(1, "pass").choose(2, "bid miner", "in red", "add red 1")
    s.choose(0, "pass").choose(1, "pass")
    assert s.notes(notes.SEASON_ENDS) == []
    assert s.asked() == [2]
    s.choose(2, "pass")
    assert s.notes(notes.SEASON_ENDS) == [(0, 0, 0, 0)]
    assert s.t.over


@pytest.mark.rule("KF-4.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_not_one_pass_earlier_and_not_one_later(players: int) -> None:
    """In every season of a game: as many passes at its end as there are players, and never so many before."""
    row, ended = 0, 0
    for n in journal_of(played_game(players, 5)):
        if n.kind in (notes.PASSES, notes.PASSED_OVER):
            row += 1
        elif n.kind in ACTIONS:
            assert row < players
            row = 0
        elif n.kind == notes.SEASON_ENDS:
            assert row == players
            row, ended = 0, ended + 1
    assert ended == 4


@pytest.mark.rule("KF-4.7", "EC-3")
@pytest.mark.parametrize(
    "action",
    [
        ["bid turn1", "in red", "add red 1"],
        ["use keywood", "in red", "add red 1"],
        ["bid miner", "add red 1"],  # more for the own winning group
    ],
)
def test_whatever_is_done_the_count_begins_anew(action: list[str]) -> None:
    s = three().bid(0, "miner", "red 1").turn(1).choose(1, "pass").choose(2, "pass")
    assert s.t.passes == 2
    s.choose(0, *action)
    assert s.t.passes == 0
    s.choose(1, "pass").choose(2, "pass")
    assert s.asked() == [0]


@pytest.mark.rule("KF-4.7", "KC-3.17", "EC-111")
def test_so_it_does_after_the_ghost_was_played() -> None:
    s = three("summer", ghost=True).bid(1, "miner", "red 2").ghost_with(0).turn(1)
    s.choose(1, "pass").choose(2, "pass").choose(0, "haunt miner")
    assert s.t.passes == 0
    assert s.asked() == [1]


@pytest.mark.rule("KF-4.9", "EC-51")
def test_if_all_pass_at_once_nobody_wins_anything() -> None:
    s = whole_season(three().start(1)).choose(1, "pass").choose(2, "pass").choose(0, "pass")
    assert s.notes(notes.SEASON_ENDS) == [(0, 0, 0, 0)]
    assert s.notes(notes.TILE_UNSOLD) == [(tile_of("keywood"), 0, 0, 0), (tile_of("miner"), 0, 0, 0)]
    assert [s.village(seat) for seat in range(3)] == ["home1", "home2", "home3"]
    assert s.t.on_offer == []


@pytest.mark.rule("KF-4.9", "EC-51")
def test_then_boats_are_chosen_from_the_start_player_on_and_the_marker_goes_left() -> None:
    s = three().start(1).load("keyflower", "blue 3").load("sea_bastion", "green 2").load("sea_breese", "yellow 1")
    whole_season(s).choose(1, "pass").choose(2, "pass").choose(0, "pass")
    assert s.asked() == [1]
    s.choose(1, "boat sea_bastion")
    assert s.asked() == [2]
    s.choose(2, "boat keyflower")  # the last one is left for the first player
    assert [s.workers(seat) for seat in range(3)] == ["blue 3 red 3 yellow 1", "blue 3 red 3 green 2", "blue 6 red 3"]
    assert s.t.start == 2


@pytest.mark.rule("EC-51")
def test_workers_on_tiles_nobody_bid_for_are_gone_with_them() -> None:
    s = three().use("miner", "yellow", 1, 2)
    before = s.t.bag_size()
    whole_season(s).choose(0, "pass").choose(1, "pass").choose(2, "pass")
    assert s.t.bag_size() == before + 3
    assert [s.workers(seat) for seat in range(3)] == ["blue 3 red 3"] * 3


def whole_season(s: Scene) -> Scene:
    """Its turns, from the start player on, and its end."""
    steps = s.t.rules.season.steps
    s.t.to_move = s.t.start
    return s.go(*steps[[type(step) for step in steps].index(Turns) : -1])
