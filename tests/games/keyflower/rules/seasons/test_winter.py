"""Winter, in one place (section 11). How its tiles are picked: test_winter_tiles.py."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import AUTUMN, WINTER
from tests.games.keyflower.random_games import PLAYERS, by_season, played_game
from tests.games.keyflower.scene import Scene, scene, tile_of


def two(*tiles: str) -> Scene:
    """Winter with these tiles on offer, and two players with red workers."""
    return scene(2, "winter").offer(*tiles).player(0, workers="red 4").player(1, workers="red 4")


def to_the_end(s: Scene) -> Scene:
    """The rest of the season; of several boats and places everybody takes the first."""
    s.season_end()
    while not s.t.over:
        seat = s.asked()[0]
        s.choose(seat, s.options(seat)[0])
    return s


@pytest.mark.rule("KF-11.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_tiles_out_of_the_players_hands_are_on_offer(players: int) -> None:
    lines = list(by_season(played_game(players)))
    dealt = {n.b for _, n in lines if n.kind == notes.WINTER_TILE_DEALT}
    laid = {n.a for season, n in lines if n.kind == notes.TILE_LAID and season == WINTER}
    assert len(laid) >= players
    assert laid <= dealt


@pytest.mark.rule("KF-11.2", "KF-6.4", "EC-23")
def test_winter_tiles_can_be_bid_for_but_not_used() -> None:
    s = two("scholar", "keythedral").turn(0)
    assert s.options(0) == ["pass", "bid scholar", "bid keythedral", "bid turn1", "use home1", "use home2"]
    with pytest.raises(Illegal) as refused:
        s.choose(0, "use scholar")
    assert refused.value.clause == "KF-6.4"
    s.choose(0, "bid scholar", "add red 2")
    assert s.group(0, "scholar") == "red 2"


@pytest.mark.rule("KF-11.3", "KF-6.31")
def test_tiles_in_villages_can_be_used() -> None:
    s = two("scholar").build(1, "miner").turn(0)
    assert [option for option in s.options(0) if option.startswith("use")] == ["use home1", "use home2", "use miner"]
    s.choose(0, "use miner", "add red 1")
    assert s.lying_there("home1") == "iron 2"


@pytest.mark.rule("KF-11.3")
def test_so_can_transport_and_upgrades() -> None:
    s = two("scholar").tile(0, "stable 0 -1 0", "wood 1").resources("home1", "stone 1").turn(0)
    s.choose(0, "use home1", "add red 1", "carry wood from stable")
    assert s.lying_there("home1") == "wood 1 stone 1"
    s.choose(0, "upgrade home1")
    assert s.t.plot(tile_of("home1")).face == 1
    assert s.asked() == [1]


@pytest.mark.rule("KF-11.4", "KF-3.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_arrives_by_boat(players: int) -> None:
    cargo = (notes.WORKER_LOADED, notes.SKILL_LOADED, notes.CARGO_TAKEN, notes.CARGO_SKILLS_TAKEN)
    seasons = [season for season, n in by_season(played_game(players)) if n.kind in cargo]
    assert AUTUMN in seasons
    assert WINTER not in seasons


@pytest.mark.rule("KF-11.5")
def test_turn_order_tiles_and_boats_are_built() -> None:
    s = to_the_end(two("scholar").bid(1, "turn1", "red 1"))
    assert set(s.village(0).split()) == {"home1", "sea_bastion"}
    assert set(s.village(1).split()) == {"home2", "keyflower", "turn1"}


@pytest.mark.rule("KF-11.5")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_before_winter_they_are_not(season: str) -> None:
    s = to_the_end(scene(2, season).bid(1, "turn1", "red 1"))
    assert [s.village(seat) for seat in (0, 1)] == ["home1", "home2"]


@pytest.mark.rule("KF-11.6")
def test_the_marker_won_in_winter_counts() -> None:
    s = two("scholar").bid(1, "turn1", "red 1").start(0)
    to_the_end(s)
    assert (s.t.start, s.t.start_won) == (1, True)
    assert s.scored(1)["gold"] == 1  # there is nothing better to count it as
    assert "gold" not in s.scored(0)


@pytest.mark.rule("KF-11.6")
def test_one_that_came_without_a_bid_does_not() -> None:
    s = to_the_end(two("scholar").start(0))
    assert (s.t.start, s.t.start_won) == (1, False)
    assert "gold" not in s.scored(1)


@pytest.mark.rule("KF-11.6")
def test_nor_does_one_won_before_winter() -> None:
    s = to_the_end(scene(2, "autumn").bid(1, "turn1", "red 1").start(0))
    assert (s.t.start, s.t.start_won) == (1, False)
    assert "gold" not in s.scored(1)


@pytest.mark.rule("KF-11.7")
def test_a_winter_tile_is_placed_as_any_tile_is() -> None:
    """Its one road must meet a road of the home."""
    s = two("scholar").bid(0, "scholar", "red 2").player(0, home="home3").season_end().choose(0, "boat keyflower")
    s.choose(0, "place scholar")
    assert s.options(0) == [f"beside home3 {side}" for side in ("S", "SW", "NW", "NE", "SE")]  # at N there is water
    s.choose(0, "beside home3 S", "beside home3 N")  # the second is for the boat
    s.choose(1, s.options(1)[0])
    plot = s.t.plot(tile_of("scholar"))
    assert (plot.q, plot.r, plot.rotation, plot.owner) == (0, 1, 0, 0)  # its road is at N, and there is the home
    assert s.village(0) == "home3 scholar keyflower"
