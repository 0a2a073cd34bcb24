"""Winter tiles: everybody picks some of the own hand in secret (KF-3)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.rules.seasons.start import OpenAuctions
from kubrik.games.keyflower.rules.seasons.winter import ChooseWinterTiles
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import WINTER
from tests.games.keyflower.random_games import PLAYERS, by_season, first_moment, played_game
from tests.games.keyflower.scene import Scene, scene, tile_of

HANDS = [
    "jeweller windmill scribes",
    "apothecary key_guild scholar",
    "key_market village_hall keythedral",
    "watermill mercers_guild craftsmans_guild",
]


def winter(*hands: str) -> Scene:
    s = scene(len(hands), "winter")
    for seat, hand in enumerate(hands):
        s.player(seat, winter=hand)
    return s.go(ChooseWinterTiles(), OpenAuctions())


def row(s: Scene) -> list[str]:
    return [s.t.rules.tiles[tile].name.id for tile in s.t.on_offer]


# ---------------------------------------------------------------- picking


@pytest.mark.rule("KF-3.13", "KF-11.1", "EC-61")
def test_each_picks_any_of_the_own_tiles_but_at_least_one() -> None:
    s = winter(*HANDS[:2])
    assert s.asked() == [0, 1]
    assert s.options(1) == [
        "offer apothecary",
        "offer key_guild",
        "offer scholar",
        "offer apothecary+key_guild",
        "offer apothecary+scholar",
        "offer key_guild+scholar",
        "offer apothecary+key_guild+scholar",
    ]
    assert s.clause(1) == "KF-3.13"


@pytest.mark.rule("KF-3.13", "EC-61")
def test_one_tile_is_enough() -> None:
    s = winter(*HANDS[:2]).choose(0, "offer windmill").choose(1, "offer scholar")
    assert row(s) == ["windmill", "scholar"]


@pytest.mark.rule("KF-3.13", "EC-61")
def test_there_is_no_way_to_pick_none() -> None:
    s = winter(*HANDS[:2])
    every = s.t.rules.choices.winter_sets
    assert min(len(some) for some in every) == 1
    with pytest.raises(Illegal) as refused:
        s.choose(0, "pass")
    assert refused.value.clause == "KF-3.13"


@pytest.mark.rule("KF-3.13")
@pytest.mark.parametrize("tiles", ["scholar", "jeweller+scholar", "keythedral"])
def test_nobody_picks_another_s_tile(tiles: str) -> None:
    in_order = sorted(tiles.split("+"), key=tile_of)
    with pytest.raises(Illegal) as refused:
        winter(*HANDS[:2]).choose(0, "offer " + "+".join(in_order))
    assert refused.value.clause == "KF-3.13"


@pytest.mark.rule("KF-3.13")
def test_who_has_two_tiles_has_three_ways() -> None:
    s = winter("jeweller windmill", "key_market scribes", "key_guild scholar", "apothecary keythedral", "watermill")
    assert [len(s.options(seat)) for seat in range(5)] == [3, 3, 3, 3, 1]


@pytest.mark.rule("KF-3.13")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_only_winter_asks_for_tiles(season: str) -> None:
    s = scene(2, season).player(0, winter="jeweller").player(1, winter="scholar").go(ChooseWinterTiles())
    assert s.t.over  # the curtain: nobody was asked
    assert s.t.players[0].winter == [tile_of("jeweller")]


# ---------------------------------------------------------------- telling


@pytest.mark.rule("KF-3.14")
def test_numbers_are_told_at_the_same_moment() -> None:
    s = winter(*HANDS[:3]).choose(2, "offer key_market+keythedral").choose(0, "offer jeweller")
    assert s.notes(notes.WINTER_TILES_CHOSEN) == []
    assert (s.t.on_offer, s.asked()) == ([], [1])
    s.choose(1, "offer apothecary+key_guild+scholar")
    for seat in (0, 1, 2, CHANCE):  # CHANCE reads what a spectator reads
        assert s.notes(notes.WINTER_TILES_CHOSEN, seat) == [(0, 1, 0, 0), (1, 3, 0, 0), (2, 2, 0, 0)]


@pytest.mark.rule("KF-3.15", "KF-3.20", "EC-123")
def test_nobody_can_tell_whose_tile_is_whose() -> None:
    """The same tiles from other hands: the row and the journal of the third player are the same."""
    one = winter("jeweller windmill", "apothecary key_guild", "scholar key_market")
    other = winter("apothecary key_guild", "jeweller windmill", "scholar key_market")
    one.choose(0, "offer jeweller").choose(1, "offer apothecary").choose(2, "offer scholar")
    other.choose(0, "offer apothecary").choose(1, "offer jeweller").choose(2, "offer scholar")
    assert row(one) == row(other) == ["apothecary", "jeweller", "scholar"]
    for kind in (notes.WINTER_TILES_CHOSEN, notes.TILE_LAID):
        assert one.notes(kind, 2) == other.notes(kind, 2) != []


@pytest.mark.rule("KF-3.15")
def test_the_tiles_lie_face_up_and_all_are_auctioned() -> None:
    s = winter(*HANDS[:2]).choose(0, "offer jeweller+scribes").choose(1, "offer key_guild")
    tiles = [tile_of(name) for name in ("jeweller", "key_guild", "scribes")]
    assert s.t.on_offer == tiles
    assert s.t.auctioned == [*tiles, tile_of("turn1")]
    assert [s.t.auction(tile).winner for tile in tiles] == [-1, -1, -1]
    assert s.notes(notes.TILE_LAID, CHANCE) == [(tile, 0, 0, 0) for tile in tiles]


@pytest.mark.rule("KF-3.16")
def test_two_players_know_by_elimination() -> None:
    s = winter(*HANDS[:2]).choose(0, "offer jeweller+scribes").choose(1, "offer key_guild")
    told = {seat: n for seat, n, _, _ in s.notes(notes.WINTER_TILES_CHOSEN, 0)}
    others = [name for name in row(s) if name not in ("jeweller", "scribes")]
    assert (others, told) == (["key_guild"], {0: 2, 1: 1})


@pytest.mark.rule("KF-3.17")
def test_tiles_that_were_not_picked_are_gone_and_nobody_saw_them() -> None:
    s = winter(*HANDS[:2]).choose(0, "offer jeweller").choose(1, "offer scholar")
    assert [p.winter for p in s.t.players] == [[], []]
    journal = s.t.journal
    assert journal is not None
    unpicked = {tile_of(name) for name in ("windmill", "scribes", "apothecary", "key_guild")}
    assert not unpicked & {n.a for n in journal.notes if n.kind == notes.TILE_LAID}
    assert not unpicked & {tile for tile in range(len(s.t.auctions)) if s.t.auctions[tile] is not None}


# ---------------------------------------------------------------- how many


@pytest.mark.rule("KF-2.20", "EC-62")
@pytest.mark.parametrize(("players", "least", "most"), [(2, 2, 6), (3, 3, 9), (4, 4, 12), (5, 5, 10), (6, 6, 12)])
def test_from_one_tile_of_each_to_all_tiles_of_all(players: int, least: int, most: int) -> None:
    for place, on_offer in ((0, least), (-1, most)):
        t = first_moment(players)
        s = winter(*(" ".join(t.rules.tiles[tile].name.id for tile in p.winter) for p in t.players))
        for seat in range(players):
            s.choose(seat, s.options(seat)[place])
        assert len(s.t.on_offer) == on_offer


@pytest.mark.rule("KF-3.14", "KF-2.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_tiles_are_laid_out_as_were_told(players: int) -> None:
    lines = [n for season, n in by_season(played_game(players)) if season == WINTER]
    told = [n.b for n in lines if n.kind == notes.WINTER_TILES_CHOSEN]
    assert len(told) == players
    assert sum(n.kind == notes.TILE_LAID for n in lines) == sum(told)
