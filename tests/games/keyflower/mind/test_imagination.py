"""Workers that a seat can't know are dealt anew; those that everybody saw going behind a screen stay."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.terms import COLOURS
from tests.games.keyflower.mind.imagining import hands, workers, worlds
from tests.games.keyflower.scene import Scene, in_words, scene


def known_to_all(s: Scene, other: int) -> str:
    """The workers that this player has in every world that player 0 imagines."""
    every = [w.players[other].workers for w in worlds(s, 0)]
    return in_words([min(hand[colour] for hand in every) for colour in range(len(COLOURS))], COLOURS)


@pytest.mark.rule("KF-6.20", "R-KF-26")
def test_known_workers_stay_and_the_others_are_any() -> None:
    s = scene(2).player(1, workers="red 1", hidden="blue 1")
    assert hands(s, 0, 1) == {"red 2", "blue 1 red 1", "red 1 yellow 1"}


@pytest.mark.rule("R-KF-26")
def test_one_s_own_workers_stay() -> None:
    s = scene(3).player(0, workers="red 1", hidden="blue 3 yellow 1").player(1, hidden="blue 4")
    assert hands(s, 0, 0) == {"blue 3 red 1 yellow 1"}
    assert len(hands(s, 1, 0)) > 3


@pytest.mark.rule("KF-6.26", "KF-6.28")
def test_the_bag_and_the_screens_exchange_what_nobody_has_seen() -> None:
    s = scene(3).player(1, hidden="blue 2").player(2, hidden="red 1").bag("yellow 2")
    assert hands(s, 0, 2) == {"blue 1", "red 1", "yellow 1"}
    assert "yellow 2" in hands(s, 0, 1)
    for w in worlds(s, 0):
        assert (w.bag_size(), w.players[1].worker_count(), w.players[2].worker_count()) == (2, 2, 1)
        everywhere = [w.bag[c] + w.players[1].workers[c] + w.players[2].workers[c] for c in range(4)]
        assert in_words(everywhere, COLOURS) == "blue 2 red 1 yellow 2"


@pytest.mark.rule("R-KF-26")
def test_what_one_sees_behind_the_own_screen_is_nowhere_else() -> None:
    """Player 0 holds the two red ones there are, so nobody else can have one; player 1 can't tell."""
    s = scene(2).player(0, hidden="red 2").player(1, hidden="blue 2").bag("blue 3")
    assert hands(s, 0, 1) == {"blue 2"}
    assert hands(s, 1, 0) == {"blue 2", "blue 1 red 1", "red 2"}


# ---------------------------------------------------------------- what was seen going behind a screen


@pytest.mark.rule("KF-9.12", "KF-3.7")
def test_the_cargo_of_a_boat_is_known() -> None:
    s = scene(2).player(1, hidden="blue 2").load("keyflower", "yellow 2 red 1").start(1).season_end()
    assert known_to_all(s, 1) == ""
    assert known_to_all(s.choose(1, "boat keyflower"), 1) == "red 1 yellow 2"


@pytest.mark.rule("KF-9.1")
def test_a_group_that_comes_back_is_known() -> None:
    s = scene(2).player(1, hidden="blue 2").offer("miner").bid(1, "miner", "red 2").bid(0, "miner", "red 3")
    assert known_to_all(s.season_end(), 1) == "red 2"


@pytest.mark.rule("KF-9.5", "KF-9.9")
def test_workers_taken_from_tiles_are_known_whoever_placed_them() -> None:
    s = scene(2).player(1, hidden="blue 2").offer("miner").bid(1, "miner", "red 1").use("miner", "red", 1, 2)
    assert known_to_all(s.use("home2", "yellow", 1).season_end(), 1) == "red 3 yellow 1"


@pytest.mark.rule("KC-3.10")
def test_scared_workers_are_known() -> None:
    s = scene(2, "summer", ghost=True).player(1, hidden="blue 2").offer("miner").bid(0, "miner", "red 3")
    assert known_to_all(s.ghost_with(1).turn(1).choose(1, "haunt miner"), 1) == "red 3"


@pytest.mark.rule("KF-6.21")
def test_green_workers_from_the_supply_are_known() -> None:
    s = scene(2).player(1, workers="yellow 2", hidden="blue 2").offer("peddler").turn(1)
    assert known_to_all(s.choose(1, "use peddler", "in yellow"), 1) == "green 1"


# ---------------------------------------------------------------- what leaves a screen


@pytest.mark.rule("R-KF-26", "KF-5.3")
def test_a_known_worker_leaves_before_an_unknown_one() -> None:
    s = scene(2).player(1, workers="red 2", hidden="red 1 blue 1").offer("miner").turn(1)
    s.choose(1, "bid miner", "in red", "add red 1")
    assert known_to_all(s, 1) == "red 1"
    assert s.t.players[1].unknown() == 2


@pytest.mark.rule("R-KF-26", "KF-5.3")
def test_an_unknown_worker_that_is_shown_is_one_less_to_guess() -> None:
    s = scene(2).player(1, workers="red 1", hidden="red 1 blue 1").bag("yellow 1").offer("miner").turn(1)
    s.choose(1, "bid miner", "in red", "add red 2")
    assert hands(s, 0, 1) == {"blue 1", "yellow 1"}


@pytest.mark.rule("R-KF-26")
def test_the_true_hand_may_be_imagined() -> None:
    s = scene(2).player(1, workers="red 1", hidden="blue 1 green 1").bag("green 1 yellow 1")
    assert workers(s.t, 1) in hands(s, 0, 1)
