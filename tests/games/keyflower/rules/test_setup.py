"""The table before the first turn (section 2): supplies, homes, first workers. Boats and tiles: test_dealing.py."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.choices import HOME_DRAWN, SKILL_DRAWN, TILE_DRAWN, WORKER_DRAWN
from kubrik.games.keyflower.terms import COLOURS, RED
from tests.games.keyflower.random_games import PLAYERS, first_moment, journal_of
from tests.games.keyflower.scene import BOX, scene, tile_of
from tests.games.keyflower.set_up import next_draw, undealt, with_homes, with_tiles, with_workers

HOMES = [f"home{n}" for n in range(1, 7)]


# ---------------------------------------------------------------- supplies


@pytest.mark.rule("KF-2.1", "KF-2.2")
def test_all_workers_but_the_green_ones_are_in_the_bag() -> None:
    s = with_homes("home1", "home2")
    assert s.in_bag() == "blue 40 red 40 yellow 40"
    assert s.t.green == 20
    assert next_draw(s) == {"worker blue": 40, "worker red": 40, "worker yellow": 40}


@pytest.mark.rule("KF-2.3")
def test_resources_lie_in_one_stock_a_type() -> None:
    assert undealt(6).t.supply == [24, 24, 24, 48]


@pytest.mark.rule("KF-2.4")
def test_all_skill_tiles_are_one_pile_and_any_may_come_next() -> None:
    s = with_workers("home1", "home2").chance(*["worker blue"] * 7)
    assert next_draw(s) == {"skill anvil": 16, "skill pickaxe": 16, "skill saw": 16}


# ---------------------------------------------------------------- workers


@pytest.mark.rule("KF-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_draws_eight_workers(players: int) -> None:
    t = first_moment(players)
    assert [p.worker_count() for p in t.players] == [8] * players
    assert t.bag_size() == 120 - 8 * players - sum(sum(boat) for boat in t.cargo)


@pytest.mark.rule("KF-2.5")
def test_a_worker_drawn_has_left_the_bag() -> None:
    s = with_homes("home1", "home2").chance(*["worker red"] * 3)
    assert next_draw(s) == {"worker blue": 40, "worker red": 37, "worker yellow": 40}
    assert (s.workers(0), s.workers(1)) == ("red 3", "")


@pytest.mark.rule("KF-2.5")
def test_nobody_else_sees_their_colours() -> None:
    s = with_workers("home1", "home2")
    assert s.notes(notes.WORKER_DRAWN, 0) == [(0, RED, 0, 0)] * 8
    assert s.notes(notes.WORKER_DRAWN, 1) == [(1, RED, 0, 0)] * 8
    assert s.notes(notes.WORKER_DRAWN, CHANCE) == []
    assert [(p.known, p.unknown()) for p in s.t.players] == [([0] * len(COLOURS), 8)] * 2


# ---------------------------------------------------------------- homes


@pytest.mark.rule("KF-2.6", "KF-2.17")
def test_homes_are_dealt_by_chance() -> None:
    s = undealt(2)
    assert next_draw(s) == {f"home {home}": 1 for home in HOMES}
    s.chance("home home4")
    assert next_draw(s) == {f"home {home}": 1 for home in HOMES if home != "home4"}
    s.chance("home home2")
    assert (s.village(0), s.village(1)) == ("home4", "home2")


@pytest.mark.rule("KF-2.6", "KF-2.20")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_one_home_and_no_two_the_same(players: int) -> None:
    t = first_moment(players)
    homes = {p.home for p in t.players}
    assert len(homes) == players
    assert homes <= {home.index for home in BOX.homes}
    assert [p.village for p in t.players] == [[p.home] for p in t.players]
    assert [t.plot(p.home).owner for p in t.players] == list(range(players))
    assert sum(plot is not None for plot in t.plots) == players


@pytest.mark.rule("KF-2.6")
def test_every_home_may_come_to_every_seat() -> None:
    seen = {(seat, p.home) for seed in range(60) for seat, p in enumerate(first_moment(2, seed).players)}
    assert seen == {(seat, home.index) for seat in (0, 1) for home in BOX.homes}


@pytest.mark.rule("KF-2.7")
def test_a_home_shows_its_front_and_everybody_may_use_it() -> None:
    s = scene(3).player(2, workers="red 1").turn(2)
    assert [s.t.plot(p.home).face for p in s.t.players] == [0, 0, 0]
    uses = [option for option in s.options(2) if option.startswith("use")]
    assert uses == ["use home1", "use home2", "use home3"]


@pytest.mark.rule("KF-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_home_is_upgraded_at_set_up(players: int) -> None:
    assert {plot.face for plot in first_moment(players).plots if plot is not None} == {0}


@pytest.mark.rule("KF-2.8", "KF-3.1", "KF-1.7")
@pytest.mark.parametrize(
    ("homes", "starts"),
    [(["home5", "home2", "home4"], 1), (["home1", "home2", "home3"], 0), (["home6", "home5", "home3"], 2)],
)
def test_the_lowest_home_starts_spring(homes: list[str], starts: int) -> None:
    s = with_tiles(*homes).chance(*(f"tile {tile.name.id}" for tile in BOX.winter[:9]))
    assert s.t.start == starts
    assert s.t.rules.figures[0].whereabouts(s.t).seat == starts
    assert s.asked() == [starts]
    assert s.notes(notes.STARTS) == [(starts, 0, 0, 0)]


# ---------------------------------------------------------------- order of chance


@pytest.mark.rule("KF-2.19", "KF-2.22")
def test_chance_acts_in_a_fixed_order() -> None:
    t = first_moment(3)
    assert t.log is not None
    cargo = [WORKER_DRAWN] * 7 + [SKILL_DRAWN] + [WORKER_DRAWN] * 6 + [SKILL_DRAWN] * 2 + [WORKER_DRAWN] * 6
    expected = [HOME_DRAWN] * 3 + [WORKER_DRAWN] * 24 + cargo + [SKILL_DRAWN] + [TILE_DRAWN] * (7 + 9)
    assert [entry.choice.kind for entry in t.log] == expected


@pytest.mark.rule("KF-2.19", "KF-2.22")
def test_seats_and_boats_come_one_after_another() -> None:
    lines = journal_of(first_moment(3))
    assert [n.a for n in lines if n.kind == notes.HOME_TAKEN] == [0, 1, 2]
    assert [n.a for n in lines if n.kind == notes.WORKER_DRAWN] == [0] * 8 + [1] * 8 + [2] * 8
    boats = [tile_of("keyflower")] * 7 + [tile_of("sea_bastion")] * 6 + [tile_of("sea_breese")] * 6
    assert [n.a for n in lines if n.kind == notes.WORKER_LOADED] == boats
    assert [n.a for n in lines if n.kind == notes.WINTER_TILE_DEALT] == [0] * 3 + [1] * 3 + [2] * 3
    laid = [n.kind for n in lines if n.kind in (notes.TILE_LAID, notes.WINTER_TILE_DEALT)]
    assert laid == [notes.TILE_LAID] * 7 + [notes.WINTER_TILE_DEALT] * 9


@pytest.mark.rule("KF-2.22")
def test_the_same_chance_is_the_same_set_up() -> None:
    one, same, other = (first_moment(4, seed) for seed in (5, 5, 6))
    assert [e.choice.name for e in one.log or []] == [e.choice.name for e in same.log or []]
    assert [e.choice.name for e in one.log or []] != [e.choice.name for e in other.log or []]
