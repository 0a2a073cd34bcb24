"""The ghost ship: where it lies, and what its winner gets before winter (KC-1, KC-2); bids are in another file."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.figures import NOWHERE
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import SEASONS, WINTER
from tests.games.keyflower.ghosts import PLAYERS, first_moment, ghost, moments, settled
from tests.games.keyflower.scene import GHOST, rules_with, scene, tile_of

SHIP = GHOST.ship.index


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("KC-1.1", "KC-1.3")
def test_the_expansion_adds_one_tile_and_one_figure() -> None:
    with_ghost, without = rules_with(3, True, ()), rules_with(3, False, ())
    assert [tile.name.id for tile in with_ghost.tiles[len(without.tiles) :]] == ["key_celeste"]
    assert [figure.name.id for figure in with_ghost.figures] == ["purple", "ghost"]
    assert [figure.name.id for figure in without.figures] == ["purple"]


@pytest.mark.rule("KC-1.2")
def test_the_ship_has_two_faces() -> None:
    assert len(GHOST.ship.faces) == 2
    assert [SEASONS[season] for season in range(4) if GHOST.ship.face_in[season] == 1] == ["winter"]


@pytest.mark.rule("KC-1.4", "KC-1.5", "KC-1.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_ship_lies_beside_the_last_turn_order_tile_with_the_ghost_on_it(players: int) -> None:
    t = first_moment(players, seed=1, ghost=True)
    numbers = [tile.number for tile in t.rules.turn_order]
    assert t.auctioned[-2:] == [tile_of(f"turn{max(numbers)}"), SHIP]
    assert t.auction(SHIP).face == 0
    assert ghost(t) == "on the ship"
    where = t.rules.figures[-1].whereabouts(t)
    assert (where.seat, where.tile) == (NOWHERE, SHIP)


@pytest.mark.rule("KC-1.7", "KC-1.8", "EC-109", "KC-2.1")
def test_the_ship_is_turned_over_in_winter_and_not_before() -> None:
    faces = {t.season: t.auction(SHIP).face for t in moments(3, seed=1, ghost=True) if SHIP in t.auctioned}
    assert faces == {0: 0, 1: 0, 2: 0, WINTER: 1}


@pytest.mark.rule("KC-1.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_else_is_laid_out_otherwise(players: int) -> None:
    """The same chance brings the same table: the ghost draws nothing."""

    def table(t: Keyflower) -> tuple[object, ...]:
        hands = [(p.home, p.workers, p.winter) for p in t.players]
        return hands, t.on_offer, t.boats, t.cargo, t.cargo_skills, t.bag, t.green, t.pile, t.supply, t.start

    with_ghost, without = first_moment(players, seed=7, ghost=True), first_moment(players, seed=7, ghost=False)
    assert table(with_ghost) == table(without)
    assert with_ghost.auctioned == [*without.auctioned, SHIP]


# ---------------------------------------------------------------- who wins it


@pytest.mark.rule("W-20", "KC-2.3", "KC-2.12", "KC-2.13", "KC-6.8")
def test_the_winner_of_the_ship_in_spring_takes_the_ghost() -> None:
    s = scene(2, ghost=True).bid(1, "key_celeste", "yellow 1").bid(0, "key_celeste", "yellow 2")
    assert s.in_bag() == "blue 40 red 40 yellow 37"
    settled(s.season_end())
    assert ghost(s.t) == "with 0"
    assert s.workers(1) == "yellow 1"
    assert (s.workers(0), s.in_bag()) == ("", "blue 40 red 40 yellow 39")


@pytest.mark.rule("KC-2.4", "KC-6.8")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_before_winter_the_ship_stays_in_its_place(season: str) -> None:
    s = settled(scene(2, season, ghost=True).bid(0, "key_celeste", "yellow 2").season_end())
    assert ghost(s.t) == "with 0"
    assert s.village(0) == "home1"
    assert s.notes(notes.TILE_WON) == []


@pytest.mark.rule("KC-2.7", "KC-2.9", "EC-99")
def test_who_wins_the_ship_alone_picks_a_boat_among_the_others() -> None:
    s = scene(3, ghost=True).start(0).bid(2, "turn1", "red 1").bid(1, "key_celeste", "red 1").season_end()
    assert s.asked() == [2]
    s.choose(2, "boat sea_bastion")
    assert s.asked() == [0]  # clockwise from the start player, who won nothing either
    s.choose(0, "boat keyflower")
    assert [seat for seat, *_ in s.notes(notes.BOAT_TAKEN)] == [2, 0, 1]
    assert s.t.players[1].boat == tile_of("sea_breese")


@pytest.mark.rule("KC-2.8", "EC-100")
def test_who_wins_the_ship_is_not_start_player() -> None:
    s = settled(scene(3, ghost=True).start(0).bid(2, "key_celeste", "red 1").season_end())
    assert s.t.start == 1  # nobody bid for the purple tile, so the marker goes to the left (KF-9.27)
    s = scene(3, ghost=True).start(0).bid(1, "turn2", "red 1").bid(0, "key_celeste", "red 1")
    assert settled(s.season_end()).t.start == 1


@pytest.mark.rule("KC-2.11")
def test_the_ship_is_won_beside_other_tiles() -> None:
    s = scene(3, "summer", ghost=True).start(1).offer("tavern", "mason").bid(0, "tavern", "red 1")
    s.bid(0, "mason", "red 1").bid(0, "turn1", "red 1").bid(0, "key_celeste", "blue 1").season_end()
    assert s.asked() == [0]  # the first boat
    settled(s)
    assert sorted(s.village(0).split()) == ["home1", "mason", "tavern"]
    assert ghost(s.t) == "with 0"
