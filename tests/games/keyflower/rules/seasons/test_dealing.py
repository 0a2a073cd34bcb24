"""Boats, turn-order tiles and village tiles before the first turn (section 2)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.rules.seasons.boats import is_purple
from kubrik.games.keyflower.rules.seasons.start import LayOutTiles
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import SPRING
from tests.games.keyflower.random_games import PLAYERS, first_moment, moments
from tests.games.keyflower.scene import BOX, scene, tile_of
from tests.games.keyflower.set_up import SPRING_CARGO, next_draw, with_cargo, with_tiles, with_workers

BOATS = ["keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"]
ON_OFFER = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}
IN_HAND = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
TURN_ORDER = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}


def names(t: Keyflower, tiles: list[int]) -> list[str]:
    return [t.rules.tiles[tile].name.id for tile in tiles]


# ---------------------------------------------------------------- boats and turn-order tiles


@pytest.mark.rule("KF-2.9", "KF-2.10", "KF-2.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_brings_a_boat(players: int) -> None:
    t = first_moment(players)
    assert names(t, t.boats) == BOATS[:players]
    assert len(t.cargo) == len(t.cargo_skills) == players


@pytest.mark.rule("KF-2.11", "KF-2.12")
@pytest.mark.parametrize("players", PLAYERS)
def test_boats_are_loaded_as_their_spring_face_says(players: int) -> None:
    t = first_moment(players)
    loaded = list(zip(map(sum, t.cargo), map(sum, t.cargo_skills)))
    assert loaded == SPRING_CARGO[:players]
    assert t.pile_size() == 48 - sum(map(sum, t.cargo_skills))


@pytest.mark.rule("KF-2.12", "KF-3.7")
def test_cargo_comes_by_chance_and_everybody_sees_it() -> None:
    s = with_workers("home1", "home2")
    assert next_draw(s) == {"worker blue": 40, "worker red": 24, "worker yellow": 40}
    s.chance(*["worker blue"] * 4, *["worker yellow"] * 3, "skill anvil")
    assert s.t.cargo[0] == [4, 0, 3, 0]
    assert s.t.cargo_skills[0] == [1, 0, 0]
    assert s.notes(notes.WORKER_LOADED, CHANCE)[0] == (tile_of("keyflower"), 0, 0, 0)
    assert s.notes(notes.SKILL_LOADED, CHANCE) == [(tile_of("keyflower"), 0, 0, 0)]


@pytest.mark.rule("KF-2.13", "KF-2.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_turn_order_tiles_in_play(players: int) -> None:
    t = first_moment(players)
    in_play = [f"turn{n}" for n in range(1, TURN_ORDER[players] + 1)]
    assert names(t, t.auctioned) == [*names(t, t.on_offer), *in_play]
    assert sum(auction is not None for auction in t.auctions) == ON_OFFER[players] + len(in_play)


@pytest.mark.rule("KF-2.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_highest_turn_order_tile_in_play_is_purple_and_no_other(players: int) -> None:
    t = first_moment(players)
    purple = [tile.number for tile in t.rules.turn_order if is_purple(t, tile)]
    assert purple == [TURN_ORDER[players]]


# ---------------------------------------------------------------- spring tiles


@pytest.mark.rule("KF-2.15", "KF-2.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_spring_tiles_are_on_offer(players: int) -> None:
    t = first_moment(players)
    assert len(t.on_offer) == len(set(t.on_offer)) == ON_OFFER[players]
    assert set(t.on_offer) <= {tile.index for tile in BOX.piles[SPRING]}
    assert {t.auction(tile).face for tile in t.on_offer} == {0}


@pytest.mark.rule("KF-2.15", "KF-2.17")
def test_any_of_the_twelve_may_be_drawn_and_each_once() -> None:
    s = with_cargo("home1", "home2")
    assert next_draw(s) == {f"tile {tile.name.id}": 1 for tile in BOX.spring}
    s.chance("tile miner")
    assert next_draw(s) == {f"tile {tile.name.id}": 1 for tile in BOX.spring if tile.name.id != "miner"}


@pytest.mark.rule("KF-2.15")
def test_every_spring_tile_comes_in_some_game() -> None:
    seen = {tile for seed in range(30) for tile in first_moment(2, seed).on_offer}
    assert seen == {tile.index for tile in BOX.spring}


@pytest.mark.rule("KF-2.18")
@pytest.mark.parametrize(("season", "pile"), [("summer", BOX.piles[1]), ("autumn", BOX.piles[2])])
def test_summer_and_autumn_have_piles_of_their_own(season: str, pile: list[object]) -> None:
    s = scene(6, season).go(LayOutTiles())
    assert len(pile) == 12
    assert [s.t.rules.tiles[i] for i in s.t.undrawn] == pile
    assert len(s.options(CHANCE)) == 12


# ---------------------------------------------------------------- winter tiles


@pytest.mark.rule("KF-2.16", "KF-2.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_winter_tiles_are_dealt(players: int) -> None:
    t = first_moment(players)
    dealt = [tile for p in t.players for tile in p.winter]
    assert [len(p.winter) for p in t.players] == [IN_HAND[players]] * players
    assert sorted([*dealt, *t.winter_left]) == [tile.index for tile in BOX.winter]


@pytest.mark.rule("KF-2.16")
def test_each_sees_the_own_ones_only() -> None:
    s = with_tiles("home1", "home2")
    assert next_draw(s) == {f"tile {tile.name.id}": 1 for tile in BOX.winter}
    s.chance("tile scholar", "tile windmill", "tile scribes", "tile jeweller", "tile apothecary", "tile key_guild")
    own = [(0, tile_of(name), 0, 0) for name in ("scholar", "windmill", "scribes")]
    assert s.notes(notes.WINTER_TILE_DEALT, 0) == own
    assert [tile for _, tile, _, _ in s.notes(notes.WINTER_TILE_DEALT, 1)] == [
        tile_of("jeweller"),
        tile_of("apothecary"),
        tile_of("key_guild"),
    ]
    assert s.notes(notes.WINTER_TILE_DEALT, CHANCE) == []


@pytest.mark.rule("KF-2.16")
def test_they_stay_in_hand_until_winter() -> None:
    hands = [p.winter for p in first_moment(3, 4).players]
    for t in moments(3, 4):
        if t.season < 3:
            assert [p.winter for p in t.players] == hands


# ---------------------------------------------------------------- what is left over


@pytest.mark.rule("KF-2.17")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_was_not_dealt_is_never_seen(players: int) -> None:
    gone = left_over(first_moment(players))
    seen: set[int] = set()
    for t in moments(players):
        seen |= {i for i in range(len(t.plots)) if t.plots[i] is not None or t.auctions[i] is not None}
        seen |= {*t.boats, *(tile for p in t.players for tile in (*p.winter, *p.won, p.boat))}
    assert not seen & gone
    assert len(gone) == 6 - players + 6 - players + 4 - TURN_ORDER[players] + 12 - ON_OFFER[players] + (
        12 - players * IN_HAND[players]
    )


def left_over(t: Keyflower) -> set[int]:
    """Homes, boats, turn-order tiles, spring and winter tiles that nobody drew."""
    everything = [*BOX.homes, *BOX.boats, *BOX.turn_order, *BOX.spring, *BOX.winter]
    used = {*t.boats, *t.auctioned, *(tile for p in t.players for tile in (p.home, *p.winter))}
    return {tile.index for tile in everything} - used
