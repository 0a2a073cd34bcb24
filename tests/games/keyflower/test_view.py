"""What everybody sees in the centre of the table: the season, auctions, boats, supplies (Part D)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.boats import OtherBoats, ResolveTurnOrder
from kubrik.games.keyflower.expanding import ExpandVillages
from kubrik.games.keyflower.flow import new_table
from kubrik.games.keyflower.season_end import RemoveUnsoldTiles, TakeTiles
from kubrik.games.keyflower.season_start import BeginSeason, LayOutTiles
from kubrik.games.keyflower.view import keyflower_view
from kubrik.games.keyflower.view_structs import GroupView, SpotView, SupplyView
from tests.games.keyflower.looking import auction_seen, boat_seen, everybody, seen
from tests.games.keyflower.random_games import moments
from tests.games.keyflower.scene import BOX, rules_with, scene


@pytest.mark.rule("KF-1.11", "KF-4.1", "KF-4.6", "KF-2.8")
def test_everybody_knows_the_season_who_began_whose_turn_it_is_and_how_many_have_passed() -> None:
    s = scene(3, "summer").start(2).player(0, workers="red 1").player(1, workers="red 1").turn(0)
    s.choose(0, "pass")
    for who in everybody(s):
        view = seen(s, who)
        assert (view.season, view.phase, view.start, view.start_won) == ("summer", "turns", 2, False)
        assert (view.to_act, view.passes, view.over) == ((1,), 1, False)
        assert (view.question is not None) == (who == 1)


@pytest.mark.rule("KF-5.9", "KF-5.10", "KF-5.25")
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


@pytest.mark.rule("KF-3.7", "KF-9.12")
def test_cargo_is_open_and_everybody_sees_who_takes_it() -> None:
    s = scene(2, "spring").load("keyflower", "red 2 green 1", "saw 1").load("sea_bastion", "blue 1")
    s.bid(1, "turn1", "red 1").go(ResolveTurnOrder(), OtherBoats())
    for who in everybody(s):
        view = boat_seen(s, who, "keyflower")
        assert (view.face, view.workers, view.skills, view.taken_by) == (0, (0, 2, 0, 1), (0, 0, 1), None)
        assert (seen(s, who).phase, seen(s, who).players[1].boat) == ("boats", None)
    s.choose(1, "boat keyflower")
    for who in everybody(s):
        view = boat_seen(s, who, "keyflower")
        assert (view.workers, view.skills, view.taken_by) == ((0, 0, 0, 0), (0, 0, 0), 1)
        assert [player.boat for player in seen(s, who).players] == ["sea_bastion", "keyflower"]


@pytest.mark.rule("KF-3.3", "EC-60")
def test_everybody_sees_the_face_of_each_boat() -> None:
    faces = {season: [b.face for b in seen(scene(3, season), None).boats] for season in ("spring", "summer", "winter")}
    assert faces == {"spring": [0, 0, 0], "summer": [0, 0, 1], "winter": [1, 1, 1]}


@pytest.mark.rule("KF-6.26", "KF-6.27")
def test_everybody_knows_how_much_is_left() -> None:
    s = scene(2).player(0, workers="red 3 green 2", skills="saw 4").resources("home1", "wood 5 gold 1").turn(0)
    for who in everybody(s):
        assert seen(s, who).supply == SupplyView(bag=117, pile=44, green=18, resources=(19, 24, 24, 47))


@pytest.mark.rule("KF-7.7", "KF-7.8")
def test_everybody_sees_the_worker_set_aside_while_others_are_drawn() -> None:
    s = scene(2, "summer").player(0, workers="red 1 blue 1").offer("tavern").turn(0)
    assert seen(s, 1).aside == (0, 0, 0, 0)
    s.choose(0, "use tavern", "in red")
    for who in everybody(s):
        assert (seen(s, who).aside, seen(s, who).to_act) == ((1, 0, 0, 0), ())
    s.chance("worker red", "worker red")
    assert seen(s, 1).aside == (0, 0, 0, 0)


@pytest.mark.rule("KF-8.1", "KF-8.2")
def test_everybody_sees_how_many_steps_and_upgrades_are_left() -> None:
    s = scene(2).player(0, workers="red 1").build(0, "stable").resources("home1", "wood 1").turn(0)
    assert (seen(s, 1).steps_left, seen(s, 1).upgrades_left) == (0, 0)
    s.choose(0, "use stable", "carry wood from home1")
    for who in everybody(s):
        assert (seen(s, who).steps_left, seen(s, who).upgrades_left) == (1, 1)
    s.choose(0, "finish")
    assert (seen(s, 1).steps_left, seen(s, 1).upgrades_left) == (0, 0)


PHASES = ["winter_tiles", "turns", "boats", "placing", "free_upgrade", "over"]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_phases_come_in_their_order_and_only_who_acts_is_asked(seats: int) -> None:
    at = (0, 0)
    found: set[str] = set()
    for t in moments(seats, seed=seats, ghost=True):
        views = [keyflower_view(t, who) for who in (None, *range(seats))]
        assert [v.seat for v in views if v.question is not None] == list(views[0].to_act)
        assert at <= (t.season, PHASES.index(views[0].phase))
        at = (t.season, PHASES.index(views[0].phase))
        found.add(views[0].phase)
    assert found >= {"winter_tiles", "turns", "boats", "placing", "over"}


def test_a_table_before_the_first_season_can_be_looked_at() -> None:
    view = keyflower_view(new_table(rules_with(2, False, ()), 1), 0)
    assert (view.season, view.phase, view.auctions, view.boats, view.question) == (None, "setup", (), (), None)
    assert [player.home for player in view.players] == [None, None]


def test_tiles_are_seen_one_by_one_as_they_are_laid_out() -> None:
    s = scene(2, "summer").go(BeginSeason(), LayOutTiles()).chance("tile well", "tile barn")
    assert [(a.tile, a.place) for a in seen(s, 1).auctions] == [("well", "offer"), ("barn", "offer")]
    assert (seen(s, 1).phase, seen(s, 1).to_act) == ("season_start", ())
