"""Summer boats: whose they are, when they work, and the workers that 1a and 1b bring (KF-12)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.rules.seasons.end import TakeTiles
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import EXTRA_GREEN, EXTRA_WORKERS
from tests.games.keyflower.scene import Scene, scene

SEASONS = ["summer", "autumn", "winter"]  # none is won before the end of summer


def season_end(season: str, boat: str) -> Scene:
    """Player 0 owns this summer boat; the season ends, and both have taken what they like."""
    s = scene(2, season).ability(0, boat).player(1, workers="yellow 1").bag("red 3 blue 1").season_end()
    return s.choose(0, "boat keyflower")


# ---- whose they are


@pytest.mark.rule("KF-12.1")
def test_no_worker_is_placed_on_a_summer_boat() -> None:
    s = scene(2, "summer").player(0, workers="red 3").offer("summer_boat1 a").tile(0, "summer_boat2 aside a").turn(0)
    assert "bid summer_boat1" in s.options(0)
    assert not {"use summer_boat1", "use summer_boat2"} & set(s.options(0))
    assert s.refusal(0, "use summer_boat1") == "KF-6.29"
    assert s.refusal(0, "use summer_boat2") == "KF-6.29"


@pytest.mark.rule("KF-12.1", "KF-12.2")
def test_an_ability_works_without_workers_and_for_its_owner_alone() -> None:
    s = season_end("autumn", "1b")
    assert (s.workers(0), s.workers(1)) == ("green 1", "yellow 1")


@pytest.mark.rule("KF-12.2")
def test_who_did_not_win_the_boat_gets_nothing_from_it() -> None:
    s = scene(3, "summer").offer("summer_boat1 a").bid(1, "summer_boat1", "red 1").bid(2, "summer_boat1", "red 2")
    s.go(TakeTiles())
    assert [s.t.players[seat].has(EXTRA_WORKERS) for seat in range(3)] == [False, False, True]


@pytest.mark.rule("KF-12.3")
@pytest.mark.parametrize(
    ("face", "there", "hidden"), [("a", EXTRA_WORKERS, EXTRA_GREEN), ("b", EXTRA_GREEN, EXTRA_WORKERS)]
)
def test_only_the_face_laid_out_counts(face: str, there: int, hidden: int) -> None:
    s = scene(2, "summer").offer(f"summer_boat1 {face}").bid(0, "summer_boat1", "red 1").go(TakeTiles())
    assert s.t.players[0].has(there)
    assert not s.t.players[0].has(hidden)


# ---- 1a


@pytest.mark.rule("KF-12.4")
@pytest.mark.parametrize("season", SEASONS)
def test_1a_draws_two_workers_whenever_boats_are_taken(season: str) -> None:
    s = season_end(season, "1a")
    assert s.asked() == [CHANCE]
    s.chance("worker red", "worker blue")
    assert (s.workers(0), s.workers(1), s.in_bag()) == ("blue 1 red 1", "yellow 1", "red 2")
    assert s.notes(notes.WORKERS_DRAWN) == [(0, 2, 0, 0)]


@pytest.mark.rule("KF-12.4", "EC-56", "KF-9.8")
def test_1a_works_at_the_end_of_the_season_in_which_it_is_won() -> None:
    s = scene(2, "summer").offer("summer_boat1 a").bid(0, "summer_boat1", "red 1").bag("blue 1").season_end()
    s.choose(0, "boat keyflower").chance("worker red", "worker blue")
    assert s.workers(0) == "blue 1 red 1"


@pytest.mark.rule("KF-12.4", "EC-57")
@pytest.mark.parametrize("bag", ["", "red 1"])
def test_1a_draws_what_the_bag_still_has(bag: str) -> None:
    s = scene(2, "autumn").ability(0, "1a").bag(bag).season_end().choose(0, "boat keyflower")
    if bag:
        s.chance("worker red")
    assert (s.workers(0), s.in_bag(), s.t.over) == (bag, "", True)


@pytest.mark.rule("KF-12.4.1")
@pytest.mark.parametrize("season", SEASONS)
def test_1a_draws_when_all_winning_bids_are_in_the_bag(season: str) -> None:
    s = scene(2, season, ghost=True).ability(0, "1a").offer("well").bid(1, "well", "red 1")
    s.bid(1, "turn1", "blue 1").bid(1, "key_celeste", "yellow 1").bag("").season_end().choose(1, "boat keyflower")
    assert s.in_bag() == "blue 1 red 1 yellow 1"
    assert s.options(CHANCE) == ["worker blue", "worker red", "worker yellow"]


# ---- 1b


@pytest.mark.rule("KF-12.5")
@pytest.mark.parametrize("season", SEASONS)
def test_1b_takes_a_green_worker_at_the_same_moments(season: str) -> None:
    s = season_end(season, "1b")
    assert (s.workers(0), s.workers(1), s.t.green) == ("green 1", "yellow 1", 19)
    assert s.in_bag() == "blue 1 red 3"


@pytest.mark.rule("KF-12.5", "EC-56", "KF-9.8")
def test_1b_works_at_the_end_of_the_season_in_which_it_is_won() -> None:
    s = scene(2, "summer").offer("summer_boat1 b").bid(0, "summer_boat1", "red 1").season_end()
    assert s.choose(0, "boat keyflower").workers(0) == "green 1"


@pytest.mark.rule("KF-12.5", "EC-58")
def test_1b_finds_nothing_in_an_empty_supply() -> None:
    s = scene(2, "autumn").ability(0, "1b").bag("green 20").season_end().choose(0, "boat keyflower")
    assert (s.workers(0), s.t.green, s.in_bag()) == ("", 0, "green 20")


# ---- winter


@pytest.mark.rule("KF-12.5.1")
def test_nothing_else_brings_workers_at_the_end_of_winter() -> None:
    s = scene(2, "winter").player(0, workers="red 1").player(1, workers="blue 1").load("keyflower", "red 2")
    s.load("sea_bastion", "blue 2").season_end().choose(0, "boat keyflower")
    assert s.asked() == [0, 1]  # the boats are placed
    assert (s.workers(0), s.workers(1)) == ("red 1", "blue 1")
