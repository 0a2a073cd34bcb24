"""A haunted tile while the season lasts: nobody bids for it or uses it, but who stood there may go (KC-4)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from tests.games.keyflower.ghosts import ghost
from tests.games.keyflower.scene import Scene, scene


def tavern(**workers: str) -> Scene:
    """At the Tavern player 1 leads with red 4 against red 3 of player 2; red 1 stands on it. Player 0 has the ghost."""
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("tavern").use("tavern", "red", 1)
    for seat, name in enumerate(["haunter", "victim", "other"]):
        s.player(seat, workers=workers.get(name, ""))
    return s.bid(2, "tavern", "red 3").bid(1, "tavern", "red 4")


def refusal(s: Scene, seat: int, name: str) -> str:
    with pytest.raises(Illegal) as refused:
        s.choose(seat, name)
    return refused.value.clause


@pytest.mark.rule("KC-4.1", "KC-4.2", "KC-4.3", "EC-88")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_bids_for_a_haunted_tile(seat: int) -> None:
    """Neither the haunter, nor the victim, nor the player whose group stands there."""
    s = tavern(haunter="red 8", victim="red 8", other="red 8").turn(0).choose(0, "haunt tavern")
    for before in [1, 2, 0][: [1, 2, 0].index(seat)]:
        s.choose(before, "pass")
    assert {"bid turn1", "use home1"} <= set(s.options(seat))
    assert "bid tavern" not in s.options(seat)
    assert refusal(s, seat, "bid tavern") == "KC-4.3"


@pytest.mark.rule("KC-4.2")
def test_before_the_ghost_came_the_tavern_could_be_outbid() -> None:
    s = tavern(other="red 8").turn(2)
    assert {"bid tavern", "use tavern"} <= set(s.options(2))


@pytest.mark.rule("KC-4.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_uses_a_haunted_tile(seat: int) -> None:
    s = tavern(haunter="red 8", victim="red 8", other="red 8").turn(0).choose(0, "haunt tavern")
    for before in [1, 2, 0][: [1, 2, 0].index(seat)]:
        s.choose(before, "pass")
    assert "use tavern" not in s.options(seat)
    assert refusal(s, seat, "use tavern") == "KC-4.4"
    assert s.on("tavern") == "red 1"


@pytest.mark.rule("KC-4.4")
def test_other_tiles_are_used_as_before() -> None:
    s = tavern(victim="red 3").offer("smelter", "farrier").turn(0).choose(0, "haunt tavern")
    assert {"use farrier", "use home3"} <= set(s.options(1))


@pytest.mark.rule("KC-4.5")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_no_colour_is_good_enough_for_a_haunted_tile(colour: str) -> None:
    s = tavern(victim=f"{colour} 8").turn(0).choose(0, "haunt tavern")
    assert {"bid tavern", "use tavern"}.isdisjoint(s.options(1))


@pytest.mark.rule("KC-4.5", "EC-89")
@pytest.mark.parametrize(("boat", "way"), [("4a", "bid"), ("4b", "use")])
def test_summer_boats_4a_and_4b_are_no_help(boat: str, way: str) -> None:
    def inn() -> Scene:
        s = scene(3, "autumn", ghost=True).ghost_with(0).player(2, workers="blue 8").ability(2, boat)
        return s.offer("inn").use("inn", "red", 1).bid(1, "inn", "red 4")

    assert f"{way} inn" in inn().turn(2).options(2)  # in blue, against red
    s = inn().turn(0).choose(0, "haunt inn")
    assert {"bid inn", "use inn"}.isdisjoint(s.options(2))


@pytest.mark.rule("KC-4.6", "EC-90", "EC-119")
def test_a_losing_group_may_leave_a_haunted_tile() -> None:
    s = tavern().turn(0).choose(0, "haunt tavern")
    assert s.asked() == [2]  # the victim has nothing left to act with
    s.choose(2, "bid turn1")
    assert (s.group(2, "tavern"), s.group(2, "turn1")) == ("", "red 3")
    assert (s.winner("tavern"), s.winner("turn1")) == (1, 2)


@pytest.mark.rule("KC-4.6")
def test_a_losing_group_may_leave_for_a_use_but_not_onto_the_haunted_tile_itself() -> None:
    s = tavern().turn(0).choose(0, "haunt tavern")
    assert [name for name in s.options(2) if name.startswith("use")] == ["use home1", "use home2", "use home3"]
    s.choose(2, "use home1")
    assert (s.group(2, "tavern"), s.on("home1"), s.on("tavern")) == ("", "red 3", "red 1")


@pytest.mark.rule("KC-4.6", "KC-3.7")
def test_the_haunter_s_own_losing_group_may_leave_as_well() -> None:
    """R-KC-10: it may have stood there when the ghost came."""
    s = scene(2, "summer", ghost=True).ghost_with(0).offer("tavern").player(1, workers="blue 1")
    s.bid(0, "tavern", "red 2").bid(1, "tavern", "red 3").turn(0).choose(0, "haunt tavern")
    assert (s.group(0, "tavern"), s.workers(0), s.winner("tavern")) == ("red 2", "red 3", 1)
    s.choose(1, "pass").choose(0, "bid turn1", "take from tavern", "add red 0")
    assert (s.group(0, "tavern"), s.group(0, "turn1")) == ("", "red 2")


@pytest.mark.rule("KC-4.8")
def test_who_stands_on_the_tile_stays_there() -> None:
    s = tavern().turn(0).choose(0, "haunt tavern")
    assert s.on("tavern") == "red 1"
    assert s.workers(0) == "red 4"


@pytest.mark.rule("KC-4.14")
def test_what_the_tile_gave_before_is_kept() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("smelter").player(2, workers="red 1", skills="anvil 1")
    s.bid(1, "smelter", "red 2").turn(2).choose(2, "use smelter")
    assert s.lying_there("home3") == "iron 3"
    s.choose(0, "haunt smelter")
    assert (s.lying_there("home3"), s.skills(2), s.on("smelter")) == ("iron 3", "", "red 1")


@pytest.mark.rule("KC-4.16", "EC-112", "EC-119")
@pytest.mark.parametrize("left", [1, 3])
def test_a_losing_group_never_becomes_the_winning_one(left: int) -> None:
    """However large; also when it is the only group left."""
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("tavern")
    s.bid(2, "tavern", f"red {left}").bid(1, "tavern", "red 4").turn(0).choose(0, "haunt tavern")
    assert s.winner("tavern") == 1
    assert s.auction("tavern").is_losing(2)
    assert ghost(s.t) == "at tavern of 1"
