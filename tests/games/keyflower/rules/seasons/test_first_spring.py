"""The first spring of a game, as the introduction of the rulebook tells it."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.turns import Turns
from tests.games.keyflower.scene import Scene, scene

ANN, BEN, CLEO = 0, 1, 2


def first_turns() -> Scene:
    s = scene(3).player(ANN, workers="red 4 blue 2 yellow 2").player(BEN, workers="red 3 yellow 5")
    s.player(CLEO, workers="blue 6 red 2")
    s.offer("miner", "gold_mine", "keywood", "apprentice_hall", "stable", "peddler", "workshop")
    steps = s.t.rules.season.steps
    s.go(*steps[[type(step) for step in steps].index(Turns) : -1])
    s.choose(ANN, "bid miner", "in red", "add red 2").choose(BEN, "use gold_mine", "in yellow", "add yellow 1")
    s.choose(CLEO, "bid turn2", "in blue", "add blue 1").choose(ANN, "bid apprentice_hall", "in blue", "add blue 1")
    return s.choose(BEN, "bid miner").choose(CLEO, "use keywood", "in blue", "add blue 1")


def settled() -> Scene:
    s = first_turns().choose(ANN, "use miner", "take from miner", "add red 0")
    s.choose(BEN, "bid gold_mine", "add yellow 1").choose(CLEO, "bid apprentice_hall", "add blue 2")
    for seat in (ANN, BEN, CLEO):
        s.choose(seat, "pass")
    return s


@pytest.mark.rule("KF-5.10", "KF-6.18")
def test_what_was_touched_has_a_colour_and_what_was_gained_lies_at_home() -> None:
    s = first_turns()
    assert (s.lock("miner"), s.lock("gold_mine"), s.lock("keywood")) == ("red", "yellow", "blue")
    assert (s.lying_there("home2"), s.lying_there("home3")) == ("gold 1", "wood 1")
    assert (s.winner("miner"), s.group(ANN, "miner"), s.group(BEN, "miner")) == (BEN, "red 2", "red 3")


@pytest.mark.rule("KF-5.18", "KF-5.28")
def test_a_losing_group_climbs_onto_the_tile_as_a_whole() -> None:
    s = first_turns().choose(ANN, "use miner", "take from miner", "add red 0")
    assert (s.on("miner"), s.group(ANN, "miner"), s.lying_there("home1")) == ("red 2", "", "iron 2")


@pytest.mark.rule("KF-4.6", "KF-9.1", "KF-9.3", "KF-9.5", "KF-9.6")
def test_after_three_passes_everybody_has_what_is_told() -> None:
    s = settled()
    assert s.workers(ANN) == "blue 2 red 2 yellow 2"
    assert s.workers(BEN) == "red 2 yellow 4"
    assert s.workers(CLEO) == "blue 2 red 2"


@pytest.mark.rule("KF-9.14", "KF-9.24")
def test_the_purple_tile_picks_first_and_starts_next() -> None:
    s = settled()
    assert s.asked() == [CLEO]
    s.choose(CLEO, "boat sea_breese")
    assert (s.asked(), s.t.start) == ([ANN], CLEO)
    s.choose(ANN, "boat keyflower")
    assert (s.asked(), s.options(CLEO)) == (
        [BEN, CLEO],
        [f"beside home3 {side}" for side in ("S", "SW", "NW", "NE", "SE")],
    )
    assert sorted(s.options(BEN)) == ["place gold_mine", "place miner"]
