"""Turns (section 4): who acts, with what. Passing: test_passing.py."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import NOT_YOUR_TURN, Illegal
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.random_games import PLAYERS, journal_of, played_game
from tests.games.keyflower.scene import Scene, scene


def three(season: str = "spring") -> Scene:
    """Three players with red and blue workers, and two tiles on offer."""
    s = scene(3, season).offer("miner", "keywood")
    for seat in range(3):
        s.player(seat, workers="red 3 blue 3")
    return s


@pytest.mark.rule("KF-4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_round_clockwise_from_the_start_player(first: int) -> None:
    s = three().turn(first)
    assert s.asked() == [first]
    s.choose(first, "use miner", "in red", "add red 1")
    for turn in (1, 2, 3):
        seat = (first + turn) % 3
        assert s.asked() == [seat]
        s.choose(seat, "pass")
    assert s.t.over


@pytest.mark.rule("KF-4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_is_left_out_or_comes_twice(players: int) -> None:
    kinds = (notes.BIDS, notes.COUNTER_BIDS, notes.USES, notes.PASSES, notes.PASSED_OVER)
    seat = -1
    for n in journal_of(played_game(players, 3)):
        if n.kind == notes.STARTS:
            seat = n.a
        if n.kind in kinds:
            assert n.a == seat
            seat = (seat + 1) % players


@pytest.mark.rule("KF-4.1")
def test_nobody_acts_out_of_turn() -> None:
    s = three().turn(1)
    for seat in (0, 2):
        with pytest.raises(Illegal) as refused:
            s.choose(seat, "pass")
        assert refused.value.reason == NOT_YOUR_TURN


@pytest.mark.rule("KF-4.2", "KF-4.3")
def test_a_turn_is_a_bid_a_use_or_a_pass() -> None:
    s = three().turn(0)
    assert s.options(0) == [
        "pass",
        "bid keywood",
        "bid miner",
        "bid turn1",
        "bid turn2",
        "use keywood",
        "use miner",
        "use home1",
        "use home2",
        "use home3",
    ]
    assert s.clause(0) == "KF-4.2"


@pytest.mark.rule("KF-4.2")
@pytest.mark.parametrize(
    "action", [["pass"], ["bid miner", "in red", "add red 2"], ["use keywood", "in blue", "add blue 1"]]
)
def test_after_one_of_these_the_turn_is_over(action: list[str]) -> None:
    s = three().turn(0).choose(0, *action)
    assert s.asked() == [1]


@pytest.mark.rule("KF-4.2")
def test_a_use_with_transport_is_one_turn_however_long() -> None:
    s = three().tile(0, "stable 0 -1 0", "wood 1").turn(0).choose(0, "use home1", "in red", "add red 1")
    assert s.asked() == [0]
    s.choose(0, "carry wood from stable", "finish")
    assert s.asked() == [1]


@pytest.mark.rule("KF-4.3")
def test_a_bid_or_a_use_needs_at_least_one_worker() -> None:
    s = three().turn(0).choose(0, "bid miner", "in red")
    assert s.options(0) == ["add red 1", "add red 2", "add red 3"]
    s.choose(0, "add red 1").choose(1, "use keywood", "in blue")
    assert s.options(1) == ["add blue 1", "add blue 2", "add blue 3"]


@pytest.mark.rule("KF-4.3")
def test_a_bid_puts_workers_at_one_side_of_one_tile() -> None:
    s = three().turn(0).choose(0, "bid miner", "in red", "add red 2")
    assert [s.group(seat, "miner") for seat in range(3)] == ["red 2", "", ""]
    assert s.on("miner") == ""
    assert [s.group(0, name) for name in ("keywood", "turn1", "turn2")] == ["", "", ""]
    assert s.workers(0) == "blue 3 red 1"


@pytest.mark.rule("KF-4.3")
def test_a_use_puts_workers_on_one_tile() -> None:
    s = three().turn(0).choose(0, "use miner", "in red", "add red 2")
    assert s.on("miner") == "red 2"
    assert [s.on(name) for name in ("keywood", "home1", "home2")] == ["", "", ""]
    assert [s.group(seat, "miner") for seat in range(3)] == ["", "", ""]
    assert s.workers(0) == "blue 3 red 1"


@pytest.mark.rule("KF-4.2")
def test_what_follows_belongs_to_the_action_that_was_begun() -> None:
    s = three().turn(0).choose(0, "bid miner")
    assert s.options(0) == ["in blue", "in red"]
    with pytest.raises(Illegal) as refused:
        s.choose(0, "pass")
    assert refused.value.clause == "KF-5.7"
    with pytest.raises(Illegal):
        s.choose(0, "use miner")


@pytest.mark.rule("KF-4.2", "KC-3.1")
def test_with_the_expansion_there_is_a_fourth_thing_to_do() -> None:
    s = scene(2, "summer", ghost=True).offer("tavern").bid(1, "tavern", "red 2").ghost_with(0)
    s.player(0, workers="blue 1").player(1, workers="red 1").turn(0)
    assert [option for option in s.options(0) if option.split()[0] not in ("bid", "use")] == ["pass", "haunt tavern"]
    s.choose(0, "haunt tavern")
    assert s.asked() == [1]
