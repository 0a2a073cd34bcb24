"""What a player alone sees: the own things, the own answers, and the village while it is being extended."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.keyflower.random_games import moments
from tests.games.keyflower.scene import scene
from tests.games.keyflower.views.looking import own, seen, sketch, told, told_to_others
from tests.games.watching import others


@pytest.mark.rule("KF-2.16")
def test_a_player_sees_the_own_things_and_what_they_are_worth_now() -> None:
    s = scene(2).player(0, workers="red 2", hidden="green 1", skills="saw 1", winter="scribes keythedral")
    s.tile(0, "keywood 0 -1 0 back", "gold 2").turn(0)
    mine = own(s, 0)
    assert (mine.workers, mine.skills, mine.winter) == ((0, 2, 0, 1), (0, 0, 1), ("scribes", "keythedral"))
    assert (mine.points, own(s, 1).points) == (5, 0)


@pytest.mark.rule("KF-2.5")
def test_points_that_rest_on_what_is_hidden_are_shown_to_nobody_else() -> None:
    s = scene(2, "winter").player(0, hidden="green 3").build(0, "key_market").turn(1)
    assert own(s, 0).points == 6
    other = scene(2, "winter").player(0, hidden="blue 3").build(0, "key_market").turn(1)
    other.t.bag, other.t.green = s.t.bag, s.t.green
    assert [told(s, who) for who in others(s, 0)] == [told(other, who) for who in others(s, 0)]


def test_a_spectator_has_nothing_of_his_own() -> None:
    s = scene(2).player(0, workers="red 1").turn(0)
    assert (seen(s, None).own, seen(s, None).question, seen(s, None).seat) == (None, None, None)


# ---- before a bid or a use


@pytest.mark.rule("KF-5.7", "KF-5.8", "KF-5.11")
def test_a_player_sees_with_how_many_workers_of_which_colour_each_auction_is_won() -> None:
    s = scene(2).player(0, workers="red 3 blue 1").offer("miner", "well").bid(1, "miner", "red 2").turn(0)
    mine = own(s, 0).bids
    assert (mine["miner"], mine["well"]) == ({"red": 3}, {"blue": 1, "red": 1})
    assert own(s, 1).bids == {}
    s.choose(0, "bid well")
    assert own(s, 0).bids == {}


@pytest.mark.rule("KF-6.5", "KF-6.10")
def test_a_player_sees_how_many_workers_each_use_takes() -> None:
    s = scene(2).player(0, workers="red 2 blue 1").offer("miner").turn(0)
    assert own(s, 0).uses["miner"] == {"blue": 1, "red": 1}
    s.choose(0, "use miner", "in red", "add red 1").turn(0)
    assert "miner" not in own(s, 0).uses  # two red workers are needed, one is left


# ---- placing tiles


@pytest.mark.rule("KF-10.3", "KF-10.4")
def test_tiles_are_placed_in_secret_and_the_own_village_shows_them_at_once() -> None:
    s = scene(2).won(0, "keywood", "well").won(1, "miner").go(ExpandVillages())
    before = told_to_others(s, 0)
    s.choose(0, "place keywood", "beside home1 N", "turn 0")
    assert told_to_others(s, 0) == before
    mine = sketch(s, 0)
    assert [(plot.tile, plot.q, plot.r, plot.rotation) for plot in mine.village] == [
        ("home1", 0, 0, 0),
        ("keywood", 0, -1, 0),
    ]
    assert mine.left == ("well",)
    assert [plot.tile for plot in seen(s, 0).players[0].village] == ["home1"]


@pytest.mark.rule("KF-10.4", "KF-10.5")
def test_every_place_on_offer_has_its_cell() -> None:
    s = scene(2).won(0, "keywood", "well").won(1, "miner").go(ExpandVillages())
    assert (sketch(s, 0).tile, sketch(s, 0).places) == (None, {})
    s.choose(0, "place keywood")
    mine = sketch(s, 0)
    assert (mine.tile, mine.cell, list(mine.places)) == ("keywood", None, s.options(0))
    assert mine.places["beside home1 N"] == (0, -1)
    assert mine.places["beside home1 SE"] == (1, 0)
    assert "beside home1 S" not in mine.places  # water
    s.choose(0, "beside home1 SE")
    assert (sketch(s, 0).tile, sketch(s, 0).cell, sketch(s, 0).places) == ("keywood", (1, 0), {})
    assert own(s, 0).subject is None  # the sketch says it


@pytest.mark.rule("KF-10.3")
def test_who_has_placed_all_waits_for_the_others() -> None:
    s = scene(3).won(0, "keywood").won(1, "miner").go(ExpandVillages())
    s.choose(0, "beside home1 N", "turn 0")
    assert [plot.tile for plot in sketch(s, 0).village] == ["home1", "keywood"]
    assert (sketch(s, 0).left, sketch(s, 0).tile, own(s, 0).answers[0]) == ((), None, "place keywood")
    for who in others(s, 0):
        assert seen(s, who).to_act == (1,)
        assert [player.ready for player in seen(s, who).players] == [
            True,
            False,
            False,
        ]  # the third has nothing to place
        assert [plot.tile for plot in seen(s, who).players[0].village] == ["home1"]
    assert own(s, 2).sketch is None
    s.choose(1, "beside home2 N", "turn 0")
    assert [plot.tile for plot in seen(s, 1).players[0].village] == ["home1", "keywood"]


@pytest.mark.rule("KF-10.7", "KF-10.4")
def test_the_cells_of_a_whole_game_are_free_and_beside_the_village() -> None:
    beside = {(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)}
    asked = 0
    for t in moments(3, seed=7):
        for seat in range(3):
            view = keyflower_view(t, seat)
            mine = view.own.sketch if view.own is not None else None
            if mine is not None and mine.places:
                taken = {(plot.q, plot.r) for plot in mine.village if not plot.aside}
                for q, r in mine.places.values():
                    assert (q, r) not in taken
                    assert any((q + dq, r + dr) in taken for dq, dr in beside)
                asked += 1
    assert asked > 10
