"""Step 5: boats are chosen, one each, in the order of the turn-order tiles (KF-9)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.rules.seasons.boats import OtherBoats, ResolveTurnOrder
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import ANVIL, BLUE, RED
from tests.games.keyflower.scene import Scene, scene, tile_of

BOATS = [ResolveTurnOrder(), OtherBoats()]


def choosers(s: Scene) -> list[int]:
    """All take boats, each the first that is left: in which order of seats?"""
    while s.asked():
        s.choose(s.asked()[0], s.options(s.asked()[0])[0])
    return [seat for seat, _, _, _ in s.notes(notes.BOAT_TAKEN)]


@pytest.mark.rule("KF-9.12")
def test_the_winner_takes_all_that_is_on_a_boat() -> None:
    s = scene(2).player(1, workers="red 1").bid(1, "turn1", "green 1")
    s.load("keyflower", "red 1").load("sea_bastion", "blue 2 red 4", "anvil 2").go(*BOATS)
    assert (s.asked(), s.options(1), s.clause(1)) == ([1], ["boat keyflower", "boat sea_bastion"], "KF-9.12")
    s.choose(1, "boat sea_bastion")
    assert (s.workers(1), s.skills(1)) == ("blue 2 red 5", "anvil 2")
    assert (s.workers(0), s.skills(0)) == ("red 1", "")  # the last boat is no choice
    boat = tile_of("sea_bastion")
    assert s.notes(notes.CARGO_TAKEN)[:2] == [(1, BLUE, 2, boat), (1, RED, 4, boat)]
    assert s.notes(notes.CARGO_SKILLS_TAKEN) == [(1, ANVIL, 2, boat)]
    assert [sum(cargo) for cargo in s.t.cargo + s.t.cargo_skills] == [0, 0, 0, 0]


@pytest.mark.rule("KF-9.12")
def test_a_boat_that_is_taken_cannot_be_chosen_again() -> None:
    s = scene(3).bid(2, "turn1", "red 1").go(*BOATS).choose(2, "boat sea_bastion")
    assert (s.asked(), s.options(0)) == ([0], ["boat keyflower", "boat sea_breese"])
    with pytest.raises(Illegal) as e:
        s.choose(0, "boat sea_bastion")
    assert e.value.clause == "KF-9.12"


@pytest.mark.rule("KF-9.13", "EC-16")
def test_two_turn_order_tiles_bring_one_boat_at_the_lower_number() -> None:
    s = scene(3).start(1).bid(0, "turn1", "red 1").bid(0, "turn2", "red 1")
    s.load("keyflower", "red 2").load("sea_bastion", "blue 2").load("sea_breese", "yellow 2")
    s.go(*BOATS).choose(0, "boat keyflower")
    assert s.asked() == [1]  # not the same player once more
    s.choose(1, "boat sea_breese")
    assert (s.workers(0), s.workers(1), s.workers(2)) == ("red 2", "yellow 2", "blue 2")


@pytest.mark.rule("KF-9.11", "KF-9.13", "KF-9.14", "KF-9.24", "KF-9.25", "W-14")
def test_boats_of_four_players() -> None:
    s = scene(4).bid(2, "turn1", "red 1").bid(0, "turn2", "red 1").bid(2, "turn3", "red 1").go(*BOATS)
    assert choosers(s) == [2, 0, 3, 1]
    assert s.t.start == 2


@pytest.mark.rule("KF-9.14")
def test_without_any_bid_boats_are_chosen_clockwise() -> None:
    assert choosers(scene(4).start(2).go(*BOATS)) == [2, 3, 0, 1]


@pytest.mark.rule("KF-9.15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_gets_one_boat(seats: int) -> None:
    s = scene(seats).start(1).bid(0, "turn1", "red 1")
    for boat in s.t.rules.boats:
        s.load(boat.name.id, "red 1", "saw 1")
    order = choosers(s.go(*BOATS))
    assert order == [0, *range(1, seats)]
    assert [s.workers(seat) for seat in range(seats)] == ["red 1"] * seats
    assert [s.skills(seat) for seat in range(seats)] == ["saw 1"] * seats


@pytest.mark.rule("KF-9.20", "KF-11.4", "KF-11.5")
def test_in_winter_the_boat_itself_is_taken() -> None:
    s = scene(2, "winter").bid(1, "turn1", "red 1").go(*BOATS).choose(1, "boat keyflower")
    assert s.t.players[1].won == [tile_of("turn1"), tile_of("keyflower")]
    assert s.t.players[0].won == [tile_of("sea_bastion")]
    assert (s.workers(1), s.skills(1)) == ("", "")


@pytest.mark.rule("KF-9.21", "EC-17")
def test_two_turn_order_tiles_in_winter_and_one_boat() -> None:
    s = scene(3, "winter").bid(0, "turn1", "red 1").bid(0, "turn2", "red 1").go(*BOATS).choose(0, "boat keyflower")
    s.choose(1, "boat sea_breese")
    assert s.t.players[0].won == [tile_of("turn1"), tile_of("keyflower"), tile_of("turn2")]
    assert (s.t.players[1].won, s.t.players[2].won) == ([tile_of("sea_breese")], [tile_of("sea_bastion")])


@pytest.mark.rule("KF-9.22")
def test_in_winter_the_others_choose_clockwise_from_the_new_start_player() -> None:
    s = scene(4, "winter").start(1).bid(0, "turn1", "red 1").bid(3, "turn3", "red 1").go(*BOATS)
    assert choosers(s) == [0, 3, 1, 2]


@pytest.mark.rule("KF-13.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_in_the_end_everybody_owns_one_boat(seats: int) -> None:
    s = scene(seats, "winter").bid(1, "turn1", "red 1").go(*BOATS)
    choosers(s)
    boats = {boat.index for boat in s.t.rules.boats}
    owned = [[tile for tile in player.won if tile in boats] for player in s.t.players]
    assert [len(some) for some in owned] == [1] * seats
    assert {tile for some in owned for tile in some} == boats
