"""What everybody sees of the table: the season, boats, supplies, what is going on."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.flow import new_table
from kubrik.games.keyflower.rules.seasons.boats import OtherBoats, ResolveTurnOrder
from kubrik.games.keyflower.views.structs import SupplyView
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.keyflower.random_games import moments
from tests.games.keyflower.scene import rules_with, scene
from tests.games.keyflower.views.looking import boat_seen, seen
from tests.games.watching import everybody


@pytest.mark.rule("KF-1.11", "KF-4.1", "KF-4.6", "KF-2.8")
def test_everybody_knows_the_season_who_began_whose_turn_it_is_and_how_many_have_passed() -> None:
    s = scene(3, "summer").start(2).player(0, workers="red 1").player(1, workers="red 1").turn(0)
    s.choose(0, "pass")
    for who in everybody(s):
        view = seen(s, who)
        assert (view.season, view.phase, view.start, view.start_won) == ("summer", "turns", 2, False)
        assert (view.to_act, view.passes, view.over) == ((1,), 1, False)
        assert (view.question is not None) == (who == 1)


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
