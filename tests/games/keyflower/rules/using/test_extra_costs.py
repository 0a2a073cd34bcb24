"""The worker that some tiles ask for beside those placed (KF-6.23, KF-6.32, KF-7)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import RED, YELLOW
from tests.games.keyflower.scene import Scene, scene, tile_of

COSTS = [("peddler", "yellow"), ("store", "blue"), ("fair", "red")]


def using(name: str, workers: str) -> Scene:
    """Player 0 may use this tile on offer."""
    return scene().player(0, workers=workers).offer(name).turn(0)


@pytest.mark.rule("KF-7.5", "KF-7.18", "KF-7.16")
@pytest.mark.parametrize(("name", "colour"), COSTS)
def test_a_worker_of_a_certain_colour_goes_into_the_bag(name: str, colour: str) -> None:
    s = scene().player(0, workers=f"green 1 {colour} 1").offer(name).bag("").turn(0).choose(0, f"use {name}")
    assert (s.on(name), s.workers(0), s.in_bag()) == ("green 1", "green 1", f"{colour} 1")


@pytest.mark.rule("KF-6.23", "KF-7.5")
@pytest.mark.parametrize(("name", "colour"), COSTS)
def test_no_other_colour_will_do(name: str, colour: str) -> None:
    others = " ".join(f"{c} 5" for c in ("blue", "red", "yellow", "green") if c != colour)
    assert using(name, others).refusal(0, f"use {name}") == "KF-6.23"


@pytest.mark.rule("KF-6.32", "KF-7.18")
def test_workers_are_placed_then_the_cost_is_paid_then_the_effect_comes() -> None:
    s = using("peddler", "red 1 yellow 1").choose(0, "use peddler")
    assert s.t.journal is not None
    assert [n.kind for n in s.t.journal.notes][:3] == [notes.USES, notes.WORKER_GIVEN, notes.GREEN_GAINED]
    assert s.notes(notes.WORKER_GIVEN, 1) == [(0, YELLOW, 1, tile_of("peddler"))]


@pytest.mark.rule("EC-26", "KF-6.23")
def test_the_peddler_used_in_yellow_needs_one_more_yellow_worker() -> None:
    assert using("peddler", "yellow 1").refusal(0, "use peddler") == "KF-6.23"
    s = using("peddler", "yellow 2").choose(0, "use peddler")
    assert (s.on("peddler"), s.workers(0)) == ("yellow 1", "green 1")


@pytest.mark.rule("EC-26", "KF-6.23")
def test_a_colour_that_could_not_be_paid_for_is_not_offered() -> None:
    s = using("peddler", "blue 1 red 1 yellow 1").choose(0, "use peddler")
    assert s.options(0) == ["in blue", "in red"]


@pytest.mark.rule("EC-130", "KF-6.23")
def test_of_three_yellow_workers_one_is_kept_for_the_peddler() -> None:
    s = using("peddler", "yellow 3").choose(0, "use peddler")
    assert s.options(0) == ["add yellow 1", "add yellow 2"]


@pytest.mark.rule("EC-25", "KF-6.23", "KF-7.15")
def test_a_losing_group_does_not_pay_the_peddler() -> None:
    s = scene().player(0, workers="red 3").offer("peddler", "miner")
    s.bid(0, "miner", "yellow 2").bid(1, "miner", "yellow 3").turn(0)
    assert s.refusal(0, "use peddler") == "KF-6.23"


@pytest.mark.rule("KF-7.15", "KF-6.14")
def test_a_losing_group_may_work_there_while_the_screen_pays() -> None:
    s = scene().player(0, workers="yellow 1").offer("peddler", "miner")
    s.bid(0, "miner", "yellow 2").bid(1, "miner", "yellow 3").turn(0).choose(0, "use peddler")
    assert (s.on("peddler"), s.group(0, "miner"), s.workers(0)) == ("yellow 2", "", "green 1")


@pytest.mark.rule("KF-7.16")
def test_the_cost_need_not_be_in_the_lock_colour() -> None:
    s = scene().player(0, workers="red 2 yellow 1").tile(1, "peddler aside").use("peddler", "red", 1).turn(0)
    s.choose(0, "use peddler")
    assert (s.on("peddler"), s.lock("peddler"), s.workers(0)) == ("red 3", "red", "green 1")


@pytest.mark.rule("KF-7.7", "KF-7.15", "KF-7.16")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_the_tavern_takes_any_colour(colour: str) -> None:
    s = scene().player(0, workers="blue 1 red 2 yellow 1 green 1").offer("tavern")
    s.bid(1, "tavern", "red 1").bag("").turn(0).choose(0, "use tavern", "add red 1")
    assert s.options(0) == ["give blue", "give red", "give yellow", "give green"]
    assert s.choose(0, f"give {colour}").in_bag() == f"{colour} 1"


@pytest.mark.rule("KF-7.7", "KF-6.23")
def test_a_worker_placed_is_not_given_too() -> None:
    s = using("tavern", "blue 1 red 3").choose(0, "use tavern")
    assert s.options(0) == ["in blue", "in red"]
    s.choose(0, "in blue")  # which leaves only red workers to give
    assert s.notes(notes.WORKER_GIVEN) == [(0, RED, 1, tile_of("tavern"))]


@pytest.mark.rule("KF-7.7", "KF-6.23")
def test_the_last_worker_is_not_placed_at_the_tavern() -> None:
    assert using("tavern", "red 1").refusal(0, "use tavern") == "KF-6.23"
    assert using("tavern", "red 3").choose(0, "use tavern").options(0) == ["add red 1", "add red 2"]


@pytest.mark.rule("KF-7.15", "KF-6.23")
def test_a_losing_group_does_not_pay_the_tavern() -> None:
    s = scene().offer("tavern", "miner").bid(0, "miner", "red 2").bid(1, "miner", "red 3").turn(0)
    assert s.refusal(0, "use tavern") == "KF-6.23"


@pytest.mark.rule("EC-105", "KC-5.4", "KF-6.23")
def test_the_ghost_is_not_given_at_the_tavern() -> None:
    s = scene(season="summer", ghost=True).player(0, workers="red 1").ghost_with(0).offer("tavern").turn(0)
    assert s.refusal(0, "use tavern") == "KF-6.23"
