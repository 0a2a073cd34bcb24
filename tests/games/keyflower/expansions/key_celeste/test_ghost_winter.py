"""Winter: the ship is taken and built, the ghost is kept, or played and gone (KC-2.5, KC-2.6, KC-7)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.expansions.key_celeste.rules.notes import (
    GHOST_REMOVED,
    GHOST_RETURNS,
    GHOST_TAKEN,
    SHIP_UNSOLD,
)
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table.notes import BID_BAGGED, BOAT_TAKEN, TILE_WON
from tests.games.keyflower.ghosts import ghost, season, settled, story
from tests.games.keyflower.scene import Scene, scene, tile_of

SHIP = tile_of("key_celeste")


def winter() -> Scene:
    """Player 1 leads at the Scholar, at the turn-order tiles and at the ship; player 2 holds the ghost."""
    s = scene(3, "winter", ghost=True).ghost_with(2).offer("scholar").bid(1, "scholar", "red 1").start(0)
    return s.bid(1, "turn1", "red 1").bid(1, "turn2", "red 1").bid(1, "key_celeste", "red 2")


def ship_points(s: Scene) -> list[int]:
    """What the ship brings each player, ghost and all."""
    return [s.scored(seat).get("key_celeste", 0) for seat in range(s.t.seats)]


@pytest.mark.rule("KC-2.5", "KC-2.6", "KC-2.12")
def test_the_winner_builds_the_ship_into_the_village() -> None:
    s = settled(winter().season_end())
    assert "key_celeste" in s.village(1).split()
    plot = s.t.plot(SHIP)
    assert (plot.owner, plot.face) == (1, 1)  # its winter face
    assert "key_celeste" not in f"{s.village(0)} {s.village(2)}"
    assert s.notes(BID_BAGGED)[-1] == (1, 1, 2, SHIP)


@pytest.mark.rule("KC-2.13", "KC-2.5")
def test_in_winter_losing_groups_at_the_ship_return_too() -> None:
    s = scene(2, "winter", ghost=True).bid(0, "key_celeste", "red 1").bid(1, "key_celeste", "red 2")
    settled(s.season_end())
    assert [s.workers(seat) for seat in (0, 1)] == ["red 1", ""]
    assert "key_celeste" in s.village(1)


@pytest.mark.rule("W-24", "KC-7.4")
def test_unplayed_and_with_the_ship_the_ghost_is_worth_six_together() -> None:
    s = scene(3, "winter", ghost=True).ghost_with(2).bid(2, "key_celeste", "red 2").bid(0, "turn1", "red 1")
    settled(s.season_end())
    assert ghost(s.t) == "with 2"
    assert ship_points(s) == [0, 0, 6]


@pytest.mark.rule("W-24", "KC-7.1", "KC-7.4", "KC-7.5", "EC-101")
def test_the_winner_of_the_ship_takes_no_ghost_from_another_player() -> None:
    s = settled(winter().season_end())
    assert ghost(s.t) == "with 2"
    assert (s.notes(GHOST_RETURNS), s.notes(GHOST_TAKEN)) == ([], [])
    assert ship_points(s) == [0, 3, 0]
    assert s.scored(2).keys() <= {"keyflower", "sea_bastion", "sea_breese"}  # his boat, whatever it brings


@pytest.mark.rule("W-24", "KC-7.2", "KC-7.3", "KC-4.13")
def test_a_ghost_played_at_the_ship_leaves_it_to_the_victim() -> None:
    s = season(winter(), 2).choose(2, "haunt key_celeste")
    assert s.workers(2) == "red 2"
    settled(s)
    assert ghost(s.t) == "gone"
    assert ship_points(s) == [0, 3, 0]
    assert SHIP not in [tile for *_, tile in s.notes(BID_BAGGED)]


@pytest.mark.rule("KC-7.1", "KC-7.2", "EC-102")
@pytest.mark.parametrize("tile", ["scholar", "turn1", "turn2", "key_celeste"])
def test_a_ghost_played_in_winter_is_gone_wherever_it_stood(tile: str) -> None:
    s = settled(season(winter(), 2).choose(2, f"haunt {tile}"))
    assert ghost(s.t) == "gone"
    assert (len(s.notes(GHOST_REMOVED)), s.notes(GHOST_RETURNS)) == (1, [])
    assert ship_points(s) == [0, 3, 0]


@pytest.mark.rule("KC-7.3")
@pytest.mark.parametrize("tile", ["scholar", "turn1", "turn2", "key_celeste"])
def test_it_goes_when_the_victim_has_received_the_tile(tile: str) -> None:
    s = settled(season(winter(), 2).choose(2, f"haunt {tile}"))
    told = story(s, TILE_WON, GHOST_REMOVED)
    won = [tile for _, tile, *_ in s.notes(TILE_WON)]
    assert told.index(GHOST_REMOVED) > won.index(tile_of(tile))


@pytest.mark.rule("W-25", "KC-7.6", "EC-103")
def test_a_ghost_still_on_board_comes_with_the_ship() -> None:
    s = scene(2, "winter", ghost=True).player(0, workers="red 1").bid(1, "key_celeste", "red 2").turn(0)
    assert not any(name.startswith("haunt") for name in s.options(0))
    s = scene(2, "winter", ghost=True).bid(1, "key_celeste", "red 2").season_end()
    settled(s)
    assert ghost(s.t) == "with 1"
    assert ship_points(s) == [0, 6]


@pytest.mark.rule("KC-7.7", "EC-104")
def test_a_ship_without_a_bid_leaves_the_game_with_the_ghost_on_it() -> None:
    s = settled(scene(2, "winter", ghost=True).season_end())
    assert s.notes(SHIP_UNSOLD) == [(0, 0, 0, 0)]
    assert ghost(s.t) == "gone"
    assert s.t.plots[SHIP] is None
    assert ship_points(s) == [0, 0]


@pytest.mark.rule("KC-7.7", "KC-7.4", "EC-104")
def test_a_ship_without_a_bid_does_not_take_the_ghost_from_its_holder() -> None:
    s = settled(scene(2, "winter", ghost=True).ghost_with(0).season_end())
    assert ghost(s.t) == "with 0"
    assert ship_points(s) == [0, 0]


@pytest.mark.rule("KC-7.7")
@pytest.mark.parametrize("name", ["spring", "summer", "autumn"])
def test_before_winter_a_ship_without_a_bid_stays(name: str) -> None:
    assert settled(scene(2, name, ghost=True).season_end()).notes(SHIP_UNSOLD) == []


@pytest.mark.rule("KC-7.9", "KC-6.1", "KC-6.2")
def test_the_ship_is_settled_after_the_boats_and_built_with_the_other_tiles() -> None:
    s = winter().season_end()
    while s.clause(s.asked()[0]) == "KF-9.20":
        s.choose(s.asked()[0], s.options(s.asked()[0])[0])
    won = [tile for _, tile, *_ in s.notes(TILE_WON)]
    assert won[-1] == SHIP
    told = story(s, TILE_WON, BOAT_TAKEN)
    assert told[-1] == TILE_WON
    assert {"place key_celeste", "place scholar", "place turn1", "place turn2"} <= set(s.options(1))


@pytest.mark.rule("KC-7.8")
def test_the_ship_is_built_like_any_tile() -> None:
    """Home 1 has water in the south and roads all around, so a tile with water and fields fits there alone."""
    s = scene(2, "winter", ghost=True).won(0, "key_celeste").go(ExpandVillages())
    s.choose(0, *s.options(0))
    plot = s.t.plot(SHIP)
    assert (plot.q, plot.r, plot.aside) == (0, 1, False)
    assert "".join("frw"[edge] for edge in plot.tile.edges) == "wffwff"
