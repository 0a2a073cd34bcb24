"""The start of a season (section 3): who begins, and what is auctioned anew. Tiles: test_season_tiles.py."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.seasons.start import BeginSeason, OpenAuctions
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.random_games import PLAYERS, journal_of, moments, played_game
from tests.games.keyflower.scene import Scene, scene, tile_of


def begin(s: Scene) -> Scene:
    """The next season, without boats and tiles."""
    return s.go(BeginSeason(), OpenAuctions(), Turns())


# ---------------------------------------------------------------- who begins


@pytest.mark.rule("KF-3.2")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_holder_of_the_marker_begins(holder: int) -> None:
    s = scene(3)
    for seat in range(3):
        s.player(seat, workers="red 2")
    begin(s.start(holder))
    assert s.asked() == [holder]
    assert s.notes(notes.STARTS) == [(holder, 0, 0, 0)]


@pytest.mark.rule("KF-3.2", "KF-3.1")
@pytest.mark.parametrize("seed", range(5))
def test_it_is_who_held_it_at_the_end_of_the_season_before(seed: int) -> None:
    t = played_game(3, seed)
    holder = min(range(3), key=lambda seat: t.players[seat].home)
    began = []
    for n in journal_of(t):
        if n.kind in (notes.MARKER_TAKEN, notes.MARKER_PASSED):
            holder = n.a
        if n.kind == notes.STARTS:
            assert n.a == holder
            began.append(n.a)
    assert len(began) == 4


@pytest.mark.rule("KF-3.2")
def test_passes_of_the_season_before_do_not_count() -> None:
    s = scene(2).player(0, workers="red 1").player(1, workers="red 1")
    s.t.passes = 2
    begin(s)
    assert s.t.passes == 0
    assert s.asked() == [0]


# ---------------------------------------------------------------- auctions


@pytest.mark.rule("KF-3.18")
def test_turn_order_tiles_are_auctioned_anew() -> None:
    s = scene(3).player(0, workers="red 2 blue 2").bid(1, "turn1", "blue 4").bid(2, "turn2", "red 3")
    begin(s.start(0))
    assert (s.winner("turn1"), s.group(1, "turn1"), s.lock("turn2")) == (-1, "", "")
    s.choose(0, "bid turn1", "in red", "add red 1")
    assert s.winner("turn1") == 0


@pytest.mark.rule("KF-3.18", "KF-5.1")
def test_tiles_of_the_season_before_are_not() -> None:
    s = scene(2).player(0, workers="red 2").offer("miner", "keywood").bid(1, "miner", "red 2")
    begin(s.start(0))
    assert s.options(0) == ["pass", "bid turn1", "use home1", "use home2"]
    assert [tile for tile, auction in enumerate(s.t.auctions) if auction is not None] == [tile_of("turn1")]


@pytest.mark.rule("KF-3.19")
def test_no_tile_is_bound_to_a_colour() -> None:
    s = scene(2).player(0, workers="red 3").tile(1, "keywood 0 -1 2").use("keywood", "blue", 1, 2)
    s.use("home1", "yellow", 1)
    begin(s.start(0))
    assert (s.lock("keywood"), s.on("keywood"), s.lock("home1"), s.on("home1")) == ("", "", "", "")
    s.choose(0, "use keywood", "add red 1")
    assert s.lock("keywood") == "red"


@pytest.mark.rule("KF-3.19")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_worker_is_elsewhere_then(players: int) -> None:
    """In the bag, on a boat, behind a screen or in the green supply: nobody was left behind on a tile."""
    season = -1
    for t in moments(players):
        if t.season == season:
            continue
        season = t.season
        places = [t.bag, *t.cargo, *(p.workers for p in t.players), [0, 0, 0, t.green]]
        assert [sum(place[colour] for place in places) for colour in range(4)] == [40, 40, 40, 20]
