"""What everybody sees of the tiles to bid for: groups, colours, workers on them."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.seasons.end import RemoveUnsoldTiles, TakeTiles
from kubrik.games.keyflower.rules.seasons.start import BeginSeason, LayOutTiles
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.views.structs import GroupView, SpotView
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.keyflower.random_games import moments
from tests.games.keyflower.scene import BOX, scene
from tests.games.keyflower.views.looking import auction_seen, seen
from tests.games.watching import everybody


@pytest.mark.rule("KF-5.9")
def test_everybody_sees_all_bids_and_the_colour_of_a_tile() -> None:
    s = scene(3, "spring").offer("miner", "keywood").bid(0, "miner", "red 2").bid(2, "miner", "red 3").turn(0)
    for who in everybody(s):
        miner, keywood = auction_seen(s, who, "miner"), auction_seen(s, who, "keywood")
        assert miner.groups == (GroupView(0, "red", 2, False), GroupView(2, "red", 3, False))
        assert (miner.place, miner.face, miner.winner, miner.is_open, miner.spot.lock) == ("offer", 0, 2, True, "red")
        assert (keywood.groups, keywood.winner, keywood.spot.lock) == ((), None, None)


@pytest.mark.rule("KF-12.13")
def test_everybody_sees_which_group_lies() -> None:
    s = scene(2, "autumn").offer("barn").bid(0, "barn", "red 2").bid(1, "barn", "blue 3", lying=True).turn(0)
    for who in everybody(s):
        barn = auction_seen(s, who, "barn")
        assert barn.groups == (GroupView(0, "red", 2, False), GroupView(1, "blue", 3, True))
        assert (barn.winner, barn.spot.lock) == (1, "red")


@pytest.mark.rule("KF-6.5", "KF-6.6")
def test_everybody_sees_who_stands_on_a_tile_and_what_the_next_use_asks_for() -> None:
    s = scene(2).offer("miner", "keywood").use("miner", "red", 1, 2).use("home2", "blue", 2).turn(0)
    for who in everybody(s):
        assert auction_seen(s, who, "miner").spot == SpotView("red", (0, 3, 0, 0), 3, 3)
        assert auction_seen(s, who, "keywood").spot == SpotView(None, (0, 0, 0, 0), 1, 6)
        assert seen(s, who).players[1].village[0].spot == SpotView("blue", (2, 0, 0, 0), 3, 4)


@pytest.mark.rule("KF-3.18", "KF-3.20", "KF-2.20")
def test_tiles_on_offer_come_first_and_then_the_turn_order_tiles() -> None:
    s = scene(4).offer("workshop", "keywood", "miner").turn(0)
    shown = seen(s, None).auctions
    assert [a.tile for a in shown] == ["keywood", "miner", "workshop", "turn1", "turn2", "turn3"]
    assert [a.place for a in shown] == ["offer"] * 3 + ["turn_order"] * 3


@pytest.mark.rule("KF-3.10", "KF-3.11")
def test_a_summer_boat_shows_its_face_as_soon_as_it_is_laid_out() -> None:
    s = scene(2, "spring").go(BeginSeason(), LayOutTiles()).chance("tile summer_boat3")
    assert (seen(s, None).phase, seen(s, None).auctions) == ("season_start", ())
    s.chance("face b")
    for who in everybody(s):
        assert [(a.tile, a.face, a.place) for a in seen(s, who).auctions] == [("summer_boat3", 1, "offer")]


@pytest.mark.rule("KF-2.21", "KF-3.12")
def test_everybody_can_tell_which_tiles_of_the_season_are_not_in_play() -> None:
    for t in moments(3):
        if t.season < 3 and t.passes == 0 and keyflower_view(t, None).phase == "turns":
            offered = {a.tile for a in keyflower_view(t, 0).auctions if a.place == "offer"}
            left = {tile.name.id for tile in BOX.piles[t.season]} - offered
            assert left == {t.rules.tiles[i].name.id for i in t.undrawn}


@pytest.mark.rule("KF-9.2", "KF-9.4")
def test_tiles_that_were_sold_or_went_out_of_the_game_are_no_longer_on_offer() -> None:
    s = scene(2).offer("miner", "keywood").bid(1, "miner", "red 1").won(0, "well")
    s.go(RemoveUnsoldTiles(), TakeTiles(), ExpandVillages())
    for who in everybody(s):
        view = seen(s, who)
        assert [a.tile for a in view.auctions] == ["turn1"]
        assert [[w.tile for w in player.won] for player in view.players] == [["well"], ["miner"]]


@pytest.mark.rule("KF-9.18", "KF-9.23")
@pytest.mark.parametrize(("season", "left"), [("autumn", ["turn1"]), ("winter", [])])
def test_turn_order_tiles_stay_until_winter_is_over(season: str, left: list[str]) -> None:
    s = scene(2, season).won(0, "well").go(ExpandVillages())
    assert seen(s, 1).phase == "placing"
    assert [a.tile for a in seen(s, 1).auctions] == left


def test_tiles_are_seen_one_by_one_as_they_are_laid_out() -> None:
    s = scene(2, "summer").go(BeginSeason(), LayOutTiles()).chance("tile well", "tile barn")
    assert [(a.tile, a.place) for a in seen(s, 1).auctions] == [("well", "offer"), ("barn", "offer")]
    assert (seen(s, 1).phase, seen(s, 1).to_act) == ("season_start", ())
