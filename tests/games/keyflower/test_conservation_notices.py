"""The check of conservation is not blind: each thing it looks at, put wrong by hand, is noticed."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.expansions.key_celeste.rules.whereabouts import AT_TILE, GONE, ghost_of
from kubrik.games.keyflower.table.auctions import Spot
from kubrik.games.keyflower.terms import BLUE, RED, WINTER
from tests.games.keyflower.conservation import check
from tests.games.keyflower.scene import Scene, scene, tile_of

TAVERN = tile_of("tavern")


def table() -> Scene:
    """Player 0 holds the ghost and is to move; player 1 leads at the Tavern, where red 1 stands."""
    s = scene(2, "summer", ghost=True).ghost_with(0).player(0, workers="red 1", hidden="blue 1", skills="saw 1")
    return s.offer("tavern").use("tavern", "red", 1).bid(0, "tavern", "red 1").bid(1, "tavern", "red 2").turn(0)


def noticed(s: Scene, what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        check(s.t)


def test_nothing_is_wrong_yet() -> None:
    s = table()
    check(s.t)
    assert s.asked() == [0]


@pytest.mark.parametrize("n", [1, -1, -41])
def test_pieces_made_or_lost(n: int) -> None:
    s = table()
    s.t.bag[BLUE] += n
    noticed(s, "less than nothing" if n < -40 else "workers")
    s = table()
    s.t.pile[0] += n
    noticed(s, "less than nothing" if n < -40 else "skill tiles")
    s = table()
    s.t.supply[0] += n
    noticed(s, "less than nothing" if n < -40 else "resources")


def test_a_ghost_in_the_bag() -> None:
    s = table()
    s.t.bag.append(1)
    noticed(s, "a kind of piece that is none")


def test_a_tile_in_two_places_or_in_none() -> None:
    noticed(table().won(0, "home2"), "in two places")
    s = table()
    s.t.season = WINTER
    s.t.boats = []
    noticed(s, "a boat is lost")


def test_too_many_workers_on_a_tile() -> None:
    s = table()
    s.t.spots[TAVERN] = Spot(RED, [0, 1, 0, 0], 1, 7)
    noticed(s, "too many on a tile")


def test_a_winner_who_does_not_lead() -> None:
    noticed(table().bid(0, "turn1", "red 2").bid(1, "turn1", "red 2"), "no winner")
    noticed(table().bid(0, "turn1", "red 2").bid(1, "turn1", "red 1"), "no winner")


def test_a_group_of_another_colour() -> None:
    noticed(table().bid(0, "turn1", "red 1").bid(1, "turn1", "blue 2"), "another colour")


def test_known_workers_and_skill_tiles_that_are_not_there() -> None:
    s = table()
    s.t.players[0].known[RED] += 1
    noticed(s, "known workers")
    s = table()
    s.t.players[0].green_most = 2
    noticed(s, "green workers")
    s = table()
    s.t.players[0].known_skills = [1, 0, 0]
    noticed(s, "known skill tiles")
    s.t.players[0].paid_hidden = 1
    check(s.t)  # it may be the one that was paid face down


def test_a_ghost_in_the_wrong_place() -> None:
    s = table()
    ghost_of(s.t).put(AT_TILE, 1, TAVERN)
    noticed(s, "another tile is closed")
    ghost_of(s.t).put(GONE, -1, -1)
    noticed(s, "gone too early")
    s = table().choose(0, "haunt tavern")
    check(s.t)
    ghost_of(s.t).put(AT_TILE, 0, TAVERN)
    noticed(s, "another side")
