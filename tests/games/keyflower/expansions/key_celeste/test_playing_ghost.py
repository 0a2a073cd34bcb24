"""Playing the ghost: who may, when, and against whom (KC-3)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.expansions.key_celeste.rules.haunting import HAUNT
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import SPRING
from tests.games.keyflower.ghosts import ghost, haunts, moments
from tests.games.keyflower.scene import Scene, scene

PLAYABLE = ["summer", "autumn", "winter"]


def refusal(s: Scene, seat: int, name: str) -> str:
    """The clause that forbids this choice."""
    with pytest.raises(Illegal) as refused:
        s.choose(seat, name)
    return refused.value.clause


# ---------------------------------------------------------------- who and when


@pytest.mark.rule("KC-3.1")
def test_only_the_holder_plays_the_ghost() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(1).player(0, workers="red 1").bid(2, "turn1", "red 1").turn(0)
    assert haunts(s, 0) == []
    assert refusal(s, 0, "haunt turn1") == "KC-3.1"
    s.choose(0, "pass")
    assert haunts(s, 1) == ["turn1"]


@pytest.mark.rule("KC-3.1")
def test_the_ghost_is_played_on_the_own_turn() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(1).player(0, workers="red 1").bid(2, "turn1", "red 1").turn(0)
    with pytest.raises(Illegal):
        s.choose(1, "haunt turn1")
    assert ghost(s.t) == "with 1"


@pytest.mark.rule("KC-3.2")
def test_nobody_has_to_play_the_ghost() -> None:
    s = scene(2, "summer", ghost=True).ghost_with(0).player(0, workers="red 2").bid(1, "turn1", "red 1").turn(0)
    assert {"pass", "haunt turn1", "bid turn1", "use home1"} <= set(s.options(0))
    s.choose(0, "bid turn1")
    assert (s.winner("turn1"), ghost(s.t)) == (0, "with 0")


@pytest.mark.rule("KC-3.3")
@pytest.mark.parametrize("season", PLAYABLE)
def test_the_ghost_is_played_in_summer_autumn_and_winter(season: str) -> None:
    s = scene(2, season, ghost=True).ghost_with(0).bid(1, "turn1", "red 1").turn(0)
    s.choose(0, "haunt turn1")
    assert ghost(s.t) == "at turn1 of 1"


@pytest.mark.rule("KC-3.3", "EC-84")
def test_nobody_holds_the_ghost_in_spring() -> None:
    s = scene(2, "spring", ghost=True).player(0, workers="red 2").bid(1, "turn1", "red 1").turn(0)
    assert haunts(s, 0) == []
    assert refusal(s, 0, "haunt turn1") == "KC-3.1"


@pytest.mark.rule("KC-3.3", "EC-84")
@pytest.mark.parametrize("seed", range(5))
def test_no_game_offers_it_in_spring(seed: int) -> None:
    offered: set[int] = set()
    for t in moments(3, seed, ghost=True):
        if any(choice.kind == HAUNT for offer in t.offers for choice in offer):
            offered.add(t.season)
    assert offered
    assert SPRING not in offered


@pytest.mark.rule("KC-3.4", "KC-3.14", "KF-4.2")
def test_playing_the_ghost_is_the_whole_turn() -> None:
    s = scene(2, "summer", ghost=True).ghost_with(0).player(0, workers="red 2").player(1, workers="red 1")
    s.bid(1, "turn1", "red 1").turn(0).choose(0, "haunt turn1")
    assert s.asked() == [1]
    assert [s.notes(kind) for kind in (notes.BIDS, notes.USES, notes.PASSES)] == [[], [], []]


# ---------------------------------------------------------------- against whom


def many_auctions() -> Scene:
    """Player 0 has the ghost. Others lead everywhere but at the Mason and at the Tavern, which nobody wants."""
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("mason", "smelter", "tavern")
    s.bid(1, "mason", "red 1").bid(0, "mason", "red 2").bid(1, "smelter", "blue 1").bid(2, "smelter", "blue 2")
    return s.use("tavern", "yellow", 2).bid(1, "turn2", "green 1").bid(2, "key_celeste", "red 1").turn(0)


@pytest.mark.rule("KC-3.5", "KC-3.6", "KC-3.7", "KC-3.8", "KC-3.9")
def test_the_ghost_is_played_where_another_player_leads() -> None:
    assert haunts(many_auctions(), 0) == ["smelter", "turn2", "key_celeste"]


@pytest.mark.rule("KC-3.6", "EC-85", "KC-3.7", "EC-86")
def test_the_own_bid_is_no_target_and_neither_is_a_group_that_loses_to_it() -> None:
    s = many_auctions()
    assert refusal(s, 0, "haunt mason") == "KC-3.6"
    assert (s.group(0, "mason"), s.group(1, "mason"), ghost(s.t)) == ("red 2", "red 1", "with 0")


@pytest.mark.rule("KC-3.7", "EC-86")
def test_a_losing_group_is_left_alone() -> None:
    s = many_auctions().choose(0, "haunt smelter")
    assert ghost(s.t) == "at smelter of 2"
    assert s.workers(0) == "blue 2"
    assert s.group(1, "smelter") == "blue 1"


@pytest.mark.rule("KC-3.8", "EC-87")
def test_a_tile_without_a_bid_is_no_target() -> None:
    s = many_auctions()
    assert s.on("tavern") == "yellow 2"
    assert refusal(s, 0, "haunt tavern") == "KC-3.8"
    assert refusal(s, 0, "haunt turn1") == "KC-3.8"


@pytest.mark.rule("KC-3.9")
@pytest.mark.parametrize(("tile", "victim"), [("smelter", 2), ("turn2", 1), ("key_celeste", 2)])
def test_every_kind_of_auction_tile_is_a_target(tile: str, victim: int) -> None:
    assert ghost(many_auctions().choose(0, f"haunt {tile}").t) == f"at {tile} of {victim}"


@pytest.mark.rule("KC-3.9")
@pytest.mark.parametrize("tile", ["home2", "keyflower", "well"])
def test_nothing_else_is_a_target(tile: str) -> None:
    """A home, a boat, a tile that is not in play."""
    assert refusal(many_auctions(), 0, f"haunt {tile}") == "KC-3.9"


@pytest.mark.rule("EC-110", "KC-3.5", "KF-4.8", "KF-4.10")
def test_without_workers_the_holder_still_may_play_the_ghost() -> None:
    s = scene(2, "summer", ghost=True).ghost_with(0).bid(1, "turn1", "red 1").turn(0)
    assert s.options(0) == ["pass", "haunt turn1"]


@pytest.mark.rule("KF-4.10", "KC-5.1")
def test_without_workers_and_without_a_target_the_holder_is_passed_over() -> None:
    s = scene(2, "summer", ghost=True).ghost_with(0).bid(0, "turn1", "red 1").player(1, workers="red 1").turn(0)
    assert s.asked() == [1]
    assert s.notes(notes.PASSED_OVER) == [(0, 0, 0, 0)]
