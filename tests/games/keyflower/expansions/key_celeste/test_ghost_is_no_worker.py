"""What the ghost is not: it neither bids nor works nor pays, and everybody knows where it is (KC-5)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table.auctions import MOST_ON_A_TILE
from kubrik.games.keyflower.table.figures import NOWHERE
from tests.games.keyflower.ghosts import season, settled
from tests.games.keyflower.scene import Scene, scene, tile_of


def holder(workers: str = "", skills: str = "") -> Scene:
    """Player 0 has the ghost and these things; player 1 leads at the purple tile."""
    s = scene(2, "summer", ghost=True).ghost_with(0).player(0, workers=workers, skills=skills)
    return s.offer("tavern", "smelter").bid(1, "turn1", "red 2")


@pytest.mark.rule("KC-5.1", "KC-5.2", "KC-5.3")
def test_with_the_ghost_alone_nobody_bids_or_works() -> None:
    assert holder(skills="anvil 1").turn(0).options(0) == ["pass", "haunt turn1"]


@pytest.mark.rule("KC-5.2")
def test_the_ghost_does_not_swell_a_bid() -> None:
    """Red 2 and the ghost are not red 3."""
    assert "bid turn1" not in holder("red 2").turn(0).options(0)
    assert "bid turn1" in holder("red 3").turn(0).options(0)


@pytest.mark.rule("KC-5.3")
def test_the_ghost_does_not_swell_a_use() -> None:
    assert "use smelter" not in holder("red 1", "anvil 1").use("smelter", "red", 1).turn(0).options(0)
    assert "use smelter" in holder("red 2", "anvil 1").use("smelter", "red", 1).turn(0).options(0)


@pytest.mark.rule("KC-5.4", "EC-105")
def test_the_ghost_is_not_given_up_at_the_tavern() -> None:
    """One worker stands on it, another is given up: the ghost is not that one."""
    assert "use tavern" not in holder("red 1").turn(0).options(0)
    s = holder("red 2").turn(0).choose(0, "use tavern")
    assert (s.on("tavern"), s.workers(0)) == ("red 1", "")


@pytest.mark.rule("KC-5.4")
def test_neither_is_it_offered_when_something_is_to_be_given_up() -> None:
    s = holder("red 1 blue 1").turn(0).choose(0, "use tavern", "in red")
    assert s.asked() == [-1]  # blue 1 was all there was to give
    s = holder("red 2 blue 1").turn(0).choose(0, "use tavern", "in red", "add red 1")
    assert s.options(0) == ["give blue", "give red"]


@pytest.mark.rule("KC-5.5")
@pytest.mark.parametrize("name", ["summer", "autumn", "winter"])
@pytest.mark.parametrize("choice", ["pass", "haunt turn1"])
def test_the_ghost_goes_into_no_bag(name: str, choice: str) -> None:
    s = season(scene(2, name, ghost=True).ghost_with(0).bid(1, "turn1", "red 2"), 0)
    settled(s.choose(0, choice))
    assert s.in_bag() == ("blue 40 red 40 yellow 40" if choice == "pass" else "blue 40 red 38 yellow 40")


@pytest.mark.rule("KC-5.6")
def test_the_ghost_takes_no_room_and_has_no_colour() -> None:
    """All as it was on the tile, and around it nothing but workers."""
    s = scene(2, "summer", ghost=True).ghost_with(0).offer("tavern").use("tavern", "red", 2).bid(1, "tavern", "red 1")
    s.turn(0).choose(0, "haunt tavern")
    spot = s.t.spots[tile_of("tavern")]
    assert (spot.room, sum(spot.on)) == (MOST_ON_A_TILE - 2, 2)
    assert (s.auction("tavern").sizes, s.auction("tavern").bidders()) == ([0, 0], 0)


@pytest.mark.rule("KC-5.9")
def test_everybody_knows_who_has_the_ghost() -> None:
    s = holder()
    figure = s.t.rules.figures[-1]
    assert figure.name.id == "ghost"
    places = [(figure.whereabouts(s.t).seat, figure.whereabouts(s.t).tile)]
    s.turn(0).choose(0, "haunt turn1")
    places.append((figure.whereabouts(s.t).seat, figure.whereabouts(s.t).tile))
    assert places == [(0, NOWHERE), (1, tile_of("turn1"))]
