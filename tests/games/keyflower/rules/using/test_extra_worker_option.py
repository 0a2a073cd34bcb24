"""The option extra_worker: a whole losing group may pay in place of a worker from behind your screen (R-KF-4)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import YELLOW
from tests.games.keyflower.scene import Scene, scene, tile_of


def outbid(group: str, *, workers: str, option: str = "screen_or_group") -> Scene:
    """Player 0 has a losing group at the Miner; Peddler, Fair and Tavern are on offer and the bag is empty."""
    s = scene(extra_worker=option).player(0, workers=workers).offer("miner", "peddler", "fair", "tavern")
    colour, n = group.split()
    return s.bid(0, "miner", group).bid(1, "miner", f"{colour} {int(n) + 1}").bag("").turn(0)


@pytest.mark.rule("KF-7.15")
def test_a_losing_group_pays_and_all_of_it_goes_into_the_bag() -> None:
    s = outbid("yellow 3", workers="red 1").choose(0, "use peddler")
    assert (s.on("peddler"), s.workers(0)) == ("red 1", "green 1")
    assert (s.group(0, "miner"), s.in_bag()) == ("", "yellow 3")
    assert s.notes(notes.WORKER_GIVEN, 1) == [(0, YELLOW, 3, tile_of("peddler"))]


@pytest.mark.rule("KF-7.15")
def test_without_the_option_it_does_not() -> None:
    s = outbid("yellow 3", workers="red 1", option="screen")
    assert s.refusal(0, "use peddler") == "KF-6.23"


@pytest.mark.rule("KF-7.15")
def test_the_screen_still_may_pay() -> None:
    s = outbid("yellow 3", workers="red 1 yellow 1").choose(0, "use peddler", "in red")
    assert s.options(0) == ["give yellow", "give from miner"]
    s.choose(0, "give yellow")
    assert (s.group(0, "miner"), s.in_bag(), s.workers(0)) == ("yellow 3", "yellow 1", "green 1")


@pytest.mark.rule("KF-7.15")
def test_only_the_screen_is_asked_without_the_option() -> None:
    s = outbid("yellow 3", workers="red 1 yellow 2", option="screen").choose(0, "use peddler", "in red")
    assert (s.group(0, "miner"), s.in_bag(), s.workers(0)) == ("yellow 3", "yellow 1", "yellow 1 green 1")


@pytest.mark.rule("KF-7.15")
def test_all_yellow_workers_of_the_screen_may_work_then() -> None:
    s = outbid("yellow 3", workers="yellow 2").choose(0, "use peddler", "leave at miner")
    assert s.options(0) == ["add yellow 1", "add yellow 2"]
    s.choose(0, "add yellow 2")
    assert (s.on("peddler"), s.in_bag(), s.workers(0)) == ("yellow 2", "yellow 3", "green 1")


@pytest.mark.rule("KF-7.15")
def test_the_group_has_the_colour_that_is_asked_for() -> None:
    s = outbid("yellow 3", workers="blue 1")
    assert s.refusal(0, "use fair") == "KF-6.23"
    assert "use peddler" in s.options(0)


@pytest.mark.rule("KF-7.15")
def test_a_group_that_moves_in_the_same_use_does_not_pay() -> None:
    s = outbid("yellow 3", workers="")
    assert "use peddler" not in s.options(0)
    s = outbid("yellow 3", workers="yellow 1").choose(0, "use peddler", "take from miner")  # the screen pays
    assert (s.on("peddler"), s.in_bag(), s.workers(0)) == ("yellow 3", "yellow 1", "green 1")


def outbid_twice(option: str = "screen_or_group") -> Scene:
    """Player 0 has nobody behind the screen, and losing groups of 2 and 3 yellow workers."""
    s = scene(extra_worker=option).offer("keywood", "miner", "peddler", "tavern").bid(0, "keywood", "yellow 2")
    s.bid(1, "keywood", "yellow 3").bid(0, "miner", "yellow 3").bid(1, "miner", "yellow 4")
    return s.bag("blue 1").turn(0)


@pytest.mark.rule("KF-7.15")
def test_one_group_may_work_and_another_pay() -> None:
    s = outbid_twice().choose(0, "use peddler")
    assert s.options(0) == ["take from keywood", "leave at keywood"]
    s.choose(0, "take from keywood")  # so the other one pays
    assert (s.on("peddler"), s.workers(0)) == ("yellow 2", "green 1")
    assert (s.group(0, "keywood"), s.group(0, "miner")) == ("", "")


@pytest.mark.rule("KF-7.15", "KF-7.7", "KF-7.8")
def test_a_group_given_at_the_tavern_cannot_be_drawn() -> None:
    s = outbid_twice().choose(0, "use tavern", "leave at keywood")
    assert (s.on("tavern"), s.in_bag()) == ("yellow 3", "blue 1")
    s.chance("worker blue")
    assert (s.workers(0), s.in_bag()) == ("blue 1", "yellow 2")


@pytest.mark.rule("KF-7.15")
def test_two_groups_are_no_use_without_the_option() -> None:
    s = outbid_twice("screen")
    assert not {"use peddler", "use tavern"} & set(s.options(0))
