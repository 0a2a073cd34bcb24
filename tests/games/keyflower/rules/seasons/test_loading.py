"""Boats at the start of a season: turned and loaded (KF-3)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.rules.seasons.start import LoadBoats
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.scene import Scene, scene, tile_of

BOATS = ["keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"]


def loaded(s: Scene) -> list[tuple[int, int]]:
    """Workers and skill tiles on each boat."""
    return list(zip(map(sum, s.t.cargo), map(sum, s.t.cargo_skills)))


def by_chance(s: Scene) -> Scene:
    s.t.explicit_chance = False
    return s.go(LoadBoats())


@pytest.mark.rule("KF-3.3", "KF-3.4", "EC-60")
@pytest.mark.parametrize(
    ("season", "cargo"),
    [
        ("spring", [(7, 1), (6, 2), (6, 1), (5, 2), (5, 1), (4, 2)]),
        ("summer", [(7, 1), (6, 2), (4, 1), (5, 2), (5, 1), (4, 2)]),  # the Sea Breese is turned already
        ("autumn", [(3, 2), (6, 2), (4, 1), (2, 2), (3, 1), (4, 1)]),  # the Sea Bastion is not yet
    ],
)
def test_boats_are_loaded_as_their_face_of_the_season_says(season: str, cargo: list[tuple[int, int]]) -> None:
    s = by_chance(scene(6, season))
    assert loaded(s) == cargo
    assert s.t.bag_size() == 120 - sum(workers for workers, _ in cargo)
    assert s.t.pile_size() == 48 - sum(skills for _, skills in cargo)


@pytest.mark.rule("KF-3.3", "EC-60")
def test_which_boats_are_turned_when() -> None:
    boats = scene(6).t.rules.boats
    backs = [[boat.name.id for boat in boats if boat.face_in[season] == 1] for season in range(4)]
    assert backs == [[], ["sea_breese"], [name for name in BOATS if name != "sea_bastion"], BOATS]


@pytest.mark.rule("KF-3.4")
def test_all_boats_are_loaded_anew() -> None:
    """What was left on board is not there any more: everybody took what a boat had brought."""
    s = by_chance(scene(2, "autumn").load("keyflower", "red 7", "saw 1"))
    assert loaded(s) == [(3, 2), (6, 2)]


@pytest.mark.rule("KF-3.5", "KF-11.4")
@pytest.mark.parametrize("players", [2, 6])
def test_winter_boats_are_empty(players: int) -> None:
    s = by_chance(scene(players, "winter"))
    assert loaded(s) == [(0, 0)] * players
    assert s.notes(notes.WORKER_LOADED) == s.notes(notes.SKILL_LOADED) == []


@pytest.mark.rule("KF-3.6", "EC-59")
def test_a_single_worker_goes_to_the_first_boat() -> None:
    s = scene(3, "autumn").bag("blue 1").go(LoadBoats())
    assert s.options(CHANCE) == ["worker blue"]
    s.chance("worker blue")
    assert s.options(CHANCE) == ["skill anvil", "skill pickaxe", "skill saw"]
    assert s.t.cargo == [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


@pytest.mark.rule("KF-3.6")
@pytest.mark.parametrize(
    ("in_bag", "workers"),
    [
        (0, [0, 0, 0, 0]),
        (5, [2, 1, 1, 1]),
        (9, [3, 2, 2, 2]),
        (13, [3, 4, 4, 2]),  # the Keyflower is full with three, the Flipper with two
        (14, [3, 5, 4, 2]),
        (15, [3, 6, 4, 2]),  # just enough
        (16, [3, 6, 4, 2]),
    ],
)
def test_too_few_workers_go_round_the_boats_that_are_not_full(in_bag: int, workers: list[int]) -> None:
    s = by_chance(scene(4, "autumn").bag(f"blue {in_bag}"))
    assert [sum(boat) for boat in s.t.cargo] == workers
    assert s.t.bag_size() == max(0, in_bag - 15)
    assert [sum(boat) for boat in s.t.cargo_skills] == [2, 2, 1, 2]


@pytest.mark.rule("KF-3.6", "KF-2.10")
def test_they_go_round_in_the_order_of_the_boats() -> None:
    s = scene(3, "summer").bag("blue 2 red 2").go(LoadBoats()).chance(*["worker blue", "worker red"] * 2)
    boats = [tile_of(name) for name in ("keyflower", "sea_bastion", "sea_breese", "keyflower")]
    assert [boat for boat, _, _, _ in s.notes(notes.WORKER_LOADED)] == boats


@pytest.mark.rule("KF-2.19", "KF-3.6")
def test_if_there_are_just_enough_each_boat_is_filled_in_turn() -> None:
    s = by_chance(scene(2, "autumn").bag("blue 9"))
    boats = [tile_of("keyflower")] * 3 + [tile_of("sea_bastion")] * 6
    assert [boat for boat, _, _, _ in s.notes(notes.WORKER_LOADED)] == boats


@pytest.mark.rule("KF-3.7")
def test_everybody_sees_what_lies_on_a_boat() -> None:
    s = scene(2, "summer").go(LoadBoats()).chance(*["worker blue"] * 3, *["worker yellow"] * 4, "skill saw")
    boat = tile_of("keyflower")
    for seat in (0, 1, CHANCE):  # CHANCE reads what a spectator reads
        assert s.notes(notes.WORKER_LOADED, seat) == [(boat, 0, 0, 0)] * 3 + [(boat, 2, 0, 0)] * 4
        assert s.notes(notes.SKILL_LOADED, seat) == [(boat, 2, 0, 0)]


@pytest.mark.rule("KF-3.7", "KF-6.28")
def test_a_green_worker_out_of_the_bag_is_seen_on_board() -> None:
    s = scene(2, "autumn").bag("red 20 green 2").go(LoadBoats()).chance("worker green")
    assert s.t.cargo[0] == [0, 0, 0, 1]
    assert (s.in_bag(), s.t.green_in) == ("red 20 green 1", 1)


@pytest.mark.rule("KF-3.8")
@pytest.mark.parametrize(
    ("in_pile", "skills"),
    [(0, [0, 0, 0, 0]), (3, [1, 1, 1, 0]), (5, [2, 1, 1, 1]), (6, [2, 2, 1, 1]), (7, [2, 2, 1, 2])],
)
def test_too_few_skill_tiles_go_round_likewise(in_pile: int, skills: list[int]) -> None:
    s = scene(4, "autumn")
    s.t.pile = [0, in_pile, 0]
    by_chance(s)
    assert [sum(boat) for boat in s.t.cargo_skills] == skills
    assert [sum(boat) for boat in s.t.cargo] == [3, 6, 4, 2]
    assert s.t.pile_size() == 0
