"""Summer boat 4a under the option boat_4a=everywhere (KF-12.11, R-KF-17)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table.auctions import NOBODY
from kubrik.games.keyflower.terms import COLOURS
from tests.games.keyflower.bids import MANY, colours
from tests.games.keyflower.scene import Scene, scene


def everywhere(workers: str = MANY, ghost: bool = False) -> Scene:
    """Player 0 owns 4a."""
    return scene(3, "autumn", ghost=ghost, boat_4a="everywhere").ability(0, "4a").player(0, workers=workers)


@pytest.mark.rule("KF-12.11", "KF-12.16.2")
@pytest.mark.parametrize("tile", ["turn1", "turn2", "key_celeste", "well"])
def test_every_auction_tile_may_be_countered(tile: str) -> None:
    s = everywhere(ghost=True).offer("well").bid(1, tile, "blue 2").turn(0)
    assert colours(s, 0, tile) == COLOURS
    s.choose(0, "in red")
    assert s.options(0) == ["add red 3", "add red 4", "add red 5"]  # larger, as ever
    s.choose(0, "add red 3")
    assert (s.auction(tile).lying, s.lock(tile)) == (0, "blue")


@pytest.mark.rule("KF-12.11", "KF-12.16")
def test_a_colour_set_by_a_use_may_be_countered() -> None:
    s = everywhere("red 1").player(1, workers=MANY).offer("keywood").use("keywood", "blue", 1).turn(0)
    s.choose(0, "bid keywood")
    assert (s.group(0, "keywood"), s.auction("keywood").lying, s.lock("keywood")) == ("red 1", 0, "blue")
    assert colours(s, 1, "keywood") == ["blue"]


@pytest.mark.rule("KF-12.12")
def test_green_is_not_countered_even_so() -> None:
    s = everywhere().offer("keywood").bid(1, "turn1", "green 1").use("keywood", "green", 1).turn(0)
    assert colours(s, 0, "turn1") == ["green"]
    s = everywhere("red 5").offer("keywood").use("keywood", "green", 1).turn(0)
    assert s.refusal(0, "bid keywood") == "KF-5.8"


@pytest.mark.rule("KF-12.16.1")
def test_a_group_goes_on_in_its_colour_even_so() -> None:
    s = everywhere().bid(0, "turn1", "blue 1").bid(1, "turn1", "blue 2").turn(0)
    assert colours(s, 0, "turn1") == ["blue"]


@pytest.mark.rule("KF-12.2")
def test_others_gain_nothing_from_it() -> None:
    s = everywhere().player(2, workers=MANY).bid(1, "turn1", "blue 2").turn(2)
    assert colours(s, 2, "turn1") == ["blue"]


@pytest.mark.rule("KF-12.16", "KF-12.24")
def test_a_counter_bid_for_a_turn_order_tile_stands_up_too() -> None:
    s = everywhere().bid(1, "turn1", "blue 2").bid(0, "turn1", "red 3", lying=True).turn(1).choose(1, "bid turn2")
    assert (s.lock("turn1"), s.auction("turn1").lying, s.lock("turn2")) == ("red", NOBODY, "blue")
