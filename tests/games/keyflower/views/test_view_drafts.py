"""A choice put together from several answers leaves no trace before the last one."""

from __future__ import annotations

import pytest

from tests.games.keyflower.scene import scene
from tests.games.keyflower.views.looking import own, seen, told_to_others


@pytest.mark.rule("EC-124")
@pytest.mark.parametrize("hidden", ["red 3 blue 3", "red 4 yellow 2"])
def test_a_turn_is_composed_without_a_trace(hidden: str) -> None:
    s = (
        scene(3)
        .player(0, hidden=hidden)
        .offer("miner", "keywood")
        .bid(0, "keywood", "red 1")
        .bid(1, "keywood", "red 2")
    )
    s.turn(0)
    before = told_to_others(s, 0)
    for name in ("bid miner", "in red", "take from keywood"):
        s.choose(0, name)
        assert told_to_others(s, 0) == before
    assert (own(s, 0).answers, own(s, 0).subject) == (("bid miner", "in red", "take from keywood"), "miner")
    assert own(s, 1).subject is None
    s.choose(0, "add red 2")
    assert (own(s, 0).answers, own(s, 0).subject) == ((), None)
    assert not set(told_to_others(s, 0)) & set(before)


@pytest.mark.rule("EC-124", "EC-121")
def test_what_could_be_done_is_seen_by_nobody_else() -> None:
    scenes = [
        scene(2).player(0, hidden=hidden).offer("miner").bid(1, "miner", "red 1") for hidden in ("red 3", "blue 3")
    ]
    for s in scenes:
        s.turn(0)
    assert scenes[0].options(0) != scenes[1].options(0)
    assert told_to_others(scenes[0], 0) == told_to_others(scenes[1], 0)


@pytest.mark.rule("EC-124", "KF-8.2", "KF-8.15")
@pytest.mark.parametrize(
    ("first", "then", "about"),
    [
        ("carry wood from home1", ["to workshop"], "home1"),
        ("upgrade workshop", ["pay wood 1", "pay stone 1"], "workshop"),
    ],
)
def test_a_step_and_an_upgrade_are_composed_without_a_trace(first: str, then: list[str], about: str) -> None:
    s = scene(2).player(0, workers="red 1").tile(0, "workshop 0 -1 0", "wood 2 stone 2 iron 2")
    s.tile(0, "keywood 1 -1 1").resources("home1", "wood 1").turn(0).choose(0, "use home1")
    before = told_to_others(s, 0)
    for name in [first, *then[:-1]]:
        s.choose(0, name)
        assert told_to_others(s, 0) == before
    assert (own(s, 0).answers[0], own(s, 0).subject) == (first, about)
    s.choose(0, then[-1])
    assert not set(told_to_others(s, 0)) & set(before)


@pytest.mark.rule("EC-124")
def test_nobody_looks_ready_while_somebody_composes_a_turn() -> None:
    s = scene(3).player(0, workers="red 2 blue 2").offer("miner").turn(0)
    s.choose(0, "bid miner")
    assert [player.ready for player in seen(s, 1).players] == [False, False, False]
    assert (own(s, 1).answers, seen(s, 1).question) == ((), None)
