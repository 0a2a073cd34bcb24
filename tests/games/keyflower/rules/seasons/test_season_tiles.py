"""The tiles on offer in a season: drawn by chance and laid out in a row (KF-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.play import chances
from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.rules.ending import FreeUpgrade
from kubrik.games.keyflower.rules.seasons.start import LayOutTiles, OpenAuctions
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import SEASONS, WINTER
from tests.games.keyflower.random_games import PLAYERS, by_season, played_game
from tests.games.keyflower.scene import BOX, scene, tile_of

ON_OFFER = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}


@pytest.mark.rule("KF-3.9")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
@pytest.mark.parametrize("players", PLAYERS)
def test_so_many_of_the_twelve_are_laid_out(players: int, season: str) -> None:
    s = scene(players, season)
    s.t.explicit_chance = False
    s.go(LayOutTiles())
    pile = BOX.piles[SEASONS.index(season)]
    assert len(set(s.t.on_offer)) == len(s.t.on_offer) == ON_OFFER[players]
    assert set(s.t.on_offer) <= {tile.index for tile in pile}
    village = [s.t.auction(tile) for tile in s.t.on_offer if s.t.rules.tiles[tile] not in BOX.summer_boats]
    assert {auction.face for auction in village} == {0}


@pytest.mark.rule("KF-3.9", "KF-3.12")
def test_each_is_as_likely_as_another_and_comes_once() -> None:
    s = scene(2, "autumn").go(LayOutTiles()).chance("tile forge")
    rest = {tile.name.id for tile in BOX.autumn if tile.name.id != "forge"}
    assert {o.choice.name: o.weight for o in chances(s.t)} == {f"tile {name}": 1 for name in rest}


@pytest.mark.rule("KF-3.9")
def test_no_tiles_are_drawn_for_winter() -> None:
    s = scene(2, "winter").go(LayOutTiles())
    assert s.t.over  # the curtain: nothing was asked of chance
    assert s.t.on_offer == []


@pytest.mark.rule("KF-3.10")
@pytest.mark.parametrize(("face", "number"), [("a", 0), ("b", 1)])
def test_chance_decides_which_face_of_a_summer_boat_is_up(face: str, number: int) -> None:
    s = scene(2, "summer").go(LayOutTiles()).chance("tile summer_boat2")
    assert {o.choice.name: o.weight for o in chances(s.t)} == {"face a": 1, "face b": 1}
    s.chance(f"face {face}")
    assert s.auction("summer_boat2").face == number
    assert s.notes(notes.TILE_LAID) == [(tile_of("summer_boat2"), number, 0, 0)]


@pytest.mark.rule("KF-3.10")
def test_other_tiles_have_no_such_choice() -> None:
    s = scene(2, "summer").go(LayOutTiles()).chance("tile tavern")
    assert all(name.startswith("tile ") for name in s.options(CHANCE))
    assert s.auction("tavern").face == 0


@pytest.mark.rule("KF-3.10")
def test_both_faces_come_about_equally_often() -> None:
    faces = Counter(face for seed in range(60) for face in faces_of_boats(seed))
    assert set(faces) == {0, 1}
    assert abs(faces[0] - faces[1]) < 60  # of some 200


def faces_of_boats(seed: int) -> list[int]:
    """Of the summer boats among the ten tiles of one summer."""
    s = scene(6, "summer")
    s.t.rng, s.t.explicit_chance = Rng(seed), False
    s.go(LayOutTiles())
    return [s.t.auction(boat.index).face for boat in BOX.summer_boats if boat.index in s.t.on_offer]


@pytest.mark.rule("KF-3.11")
def test_a_summer_boat_keeps_its_face() -> None:
    s = scene(2, "summer").tile(0, "flipper aside").won(0, "summer_boat1 b").go(ExpandVillages(), FreeUpgrade())
    s.choose(0, "turn 0")
    assert s.t.plot(tile_of("summer_boat1")).face == 1
    assert s.options(0) == ["flip none", "flip home1"]


@pytest.mark.rule("KF-3.12")
@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_not_drawn_are_out_of_the_game(players: int) -> None:
    laid = [(season, n.a) for season, n in by_season(played_game(players)) if n.kind == notes.TILE_LAID]
    assert len({tile for _, tile in laid}) == len(laid)
    for season in range(WINTER):
        tiles = {tile for when, tile in laid if when == season}
        assert len(tiles) == ON_OFFER[players]
        assert tiles <= {tile.index for tile in BOX.piles[season]}


@pytest.mark.rule("KF-3.20")
def test_the_row_is_sorted_however_the_tiles_were_drawn() -> None:
    drawn = ["well", "barn", "inn", "fair", "forge", "sawmill"]
    rows = []
    for order in (drawn, sorted(drawn), sorted(drawn, reverse=True)):
        s = scene(2, "autumn").player(0, workers="red 1").player(1, workers="red 1")
        s.go(LayOutTiles(), OpenAuctions()).chance(*(f"tile {name}" for name in order))
        rows.append(s.t.on_offer)
    assert rows[0] == rows[1] == rows[2] == [tile.index for tile in BOX.autumn if tile.name.id in drawn]
