"""What happens when the ghost is played: scared workers, the ghost in their place, the next turn (KC-3)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.expansions.key_celeste.rules import notes
from kubrik.games.keyflower.table.notes import STOOD_UP
from kubrik.games.keyflower.terms import BLUE, GREEN
from tests.games.keyflower.ghosts import ghost, haunts, settled
from tests.games.keyflower.scene import Scene, scene, tile_of


def haunted(group: str) -> Scene:
    """Player 1 led at the Smelter with this group; player 0 has played the ghost there."""
    s = scene(2, "summer", ghost=True).ghost_with(0).player(0, workers="red 1").player(1, workers="yellow 2")
    return s.offer("smelter").bid(1, "smelter", group).turn(0).choose(0, "haunt smelter")


@pytest.mark.rule("KC-3.10", "KC-3.12")
@pytest.mark.parametrize("group", ["blue 1", "blue 7", "yellow 3", "green 4"])
def test_the_whole_group_runs_behind_the_haunter_s_screen(group: str) -> None:
    s = haunted(group)
    assert s.group(1, "smelter") == ""
    assert s.workers(0) in (f"red 1 {group}", f"{group} red 1")
    assert s.workers(1) == "yellow 2"


@pytest.mark.rule("KC-3.11")
def test_the_ghost_takes_its_place() -> None:
    s = haunted("blue 3")
    assert ghost(s.t) == "at smelter of 1"
    where = s.t.rules.figures[-1].whereabouts(s.t)
    assert (where.seat, where.tile) == (1, tile_of("smelter"))
    assert s.notes(notes.GHOST_PLAYED) == [(0, tile_of("smelter"), 1, 0)]


@pytest.mark.rule("KC-3.12")
def test_everybody_sees_which_workers_were_scared() -> None:
    s = haunted("green 3")
    assert s.t.players[0].known[GREEN] == 3
    assert s.notes(notes.WORKERS_SCARED, seat=1) == [(0, GREEN, 3, tile_of("smelter"))]
    assert s.t.players[0].green_most == 0  # nothing about the others follows


@pytest.mark.rule("KC-3.13", "KC-3.14", "EC-93")
def test_from_the_next_turn_on_they_are_the_haunter_s_own() -> None:
    s = haunted("blue 3").choose(1, "pass")
    assert s.asked() == [0]
    assert "bid smelter" not in s.options(0)  # the colour of the haunted tile is free to use elsewhere
    s.choose(0, "bid turn1", "in blue", "add blue 3")
    assert s.group(0, "turn1") == "blue 3"


@pytest.mark.rule("KC-3.13", "EC-93")
def test_scared_workers_may_use_a_tile() -> None:
    s = haunted("blue 3").choose(1, "pass").choose(0, "use home2", "in blue", "add blue 2")
    assert s.on("home2") == "blue 2"
    assert s.t.players[0].workers[BLUE] == 1


@pytest.mark.rule("KC-3.14")
def test_the_haunter_has_to_wait_for_that_turn() -> None:
    s = haunted("blue 3")
    with pytest.raises(Illegal):
        s.choose(0, "bid turn1")
    assert s.asked() == [1]


@pytest.mark.rule("KC-3.15", "KC-3.16")
def test_the_ghost_stays_there_and_is_not_played_twice() -> None:
    s = haunted("blue 3").choose(1, "bid turn1", "add yellow 1")
    assert haunts(s, 0) == []
    with pytest.raises(Illegal) as refused:
        s.choose(0, "haunt turn1")
    assert refused.value.clause == "KC-3.1"
    s.choose(0, "pass")
    assert haunts(s, 1) == []  # nor by the victim
    assert ghost(s.t) == "at smelter of 1"


@pytest.mark.rule("KC-3.17", "EC-111", "KF-4.7")
def test_playing_the_ghost_starts_the_count_of_passes_again() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(2).bid(0, "turn1", "red 1").bid(1, "turn2", "red 1")
    for seat in range(3):
        s.player(seat, workers="blue 1")
    s.turn(0).choose(0, "pass").choose(1, "pass").choose(2, "haunt turn1")
    assert s.t.passes == 0
    s.choose(0, "pass").choose(1, "pass")
    assert s.asked() == [2]  # and the season is over when he passes too
    assert settled(s).t.passes == 3


@pytest.mark.rule("KC-3.18")
def test_a_counter_bid_is_scared_like_any_winning_group() -> None:
    s = scene(3, "autumn", ghost=True).ghost_with(0).ability(1, "4a").offer("well").player(2, workers="blue 4")
    s.bid(2, "well", "blue 2").bid(1, "well", "red 3", lying=True).turn(0).choose(0, "haunt well")
    assert s.workers(0) == "red 3"
    assert ghost(s.t) == "at well of 1"
    assert s.group(2, "well") == "blue 2"
    assert s.notes(STOOD_UP) == []


@pytest.mark.rule("KC-3.18", "KC-4.16", "KF-12.24")
def test_a_counter_bid_that_loses_at_a_haunted_tile_wins_nothing_when_all_others_go() -> None:
    s = scene(4, "autumn", ghost=True).ghost_with(0).ability(1, "4a").offer("well")
    s.bid(3, "well", "blue 1").bid(1, "well", "red 2", lying=True).bid(2, "well", "blue 3").turn(0)
    s.choose(0, "haunt well").choose(1, "pass").choose(3, "bid turn1")
    assert (s.group(1, "well"), s.winner("well")) == ("red 2", 2)
    assert "bid well" not in s.choose(0, "pass").options(1)


def test_a_clone_of_the_table_has_a_ghost_of_its_own() -> None:
    s = scene(2, "summer", ghost=True).ghost_with(0).bid(1, "turn1", "red 1").turn(0)
    clone = s.t.clone()
    s.choose(0, "haunt turn1")
    assert (ghost(s.t), ghost(clone)) == ("at turn1 of 1", "with 0")
