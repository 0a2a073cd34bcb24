"""What everybody knows of the players: numbers behind the screens, villages, figures; and what is known besides."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.expansions.key_celeste.rules.whereabouts import GONE, ghost_of
from kubrik.games.keyflower.rules.seasons.boats import OtherBoats, ResolveTurnOrder
from kubrik.games.keyflower.rules.seasons.drawing import DRAW_SKILL, DRAW_WORKER
from kubrik.games.keyflower.rules.seasons.end import ReturnLosingGroups, TakeVillageWorkers
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.views.structs import FigureView, KnownView, PlotView, SpotView, WonView
from tests.games.keyflower.scene import Scene, scene
from tests.games.keyflower.views.looking import own, seen, words
from tests.games.watching import Watcher, everybody, others


@pytest.mark.rule("KF-2.5", "KF-1.9")
def test_everybody_knows_how_many_workers_and_skill_tiles_are_behind_a_screen_but_not_which() -> None:
    s = scene(3).player(0, hidden="red 5 blue 3", skills="saw 2 anvil 1").player(1, hidden="yellow 8").turn(0)
    for who in everybody(s):
        assert [(p.workers, p.skills, p.known) for p in seen(s, who).players] == [
            (8, 3, None),
            (8, 0, None),
            (0, 0, None),
        ]
    assert (own(s, 0).workers, own(s, 0).skills) == ((3, 5, 0, 0), (1, 0, 2))
    for who in others(s, 0):
        assert not words(s, who) & {"saw", "anvil", "red", "blue", "yellow"}


@pytest.mark.rule("KF-2.7")
def test_everybody_sees_all_villages_with_faces_and_resources() -> None:
    s = scene(2).tile(0, "keywood 0 -1 2 back", "wood 2 gold 1").tile(0, "well aside").turn(1)
    free = SpotView(None, (0, 0, 0, 0), 1, 6)
    for who in everybody(s):
        village = seen(s, who).players[0].village
        assert [plot.tile for plot in village] == ["home1", "keywood", "well"]
        assert village[1] == PlotView("keywood", 1, 0, -1, 2, False, (2, 0, 0, 1), free)
        assert [plot.aside for plot in village] == [False, False, True]
        assert (seen(s, who).players[0].home, seen(s, who).players[1].home) == ("home1", "home2")


@pytest.mark.rule("KF-9.4", "KF-9.7", "KF-3.11", "KF-3.3")
def test_everybody_sees_which_tiles_wait_to_be_placed_and_which_face_they_will_show() -> None:
    s = scene(2, "winter").won(0, "summer_boat2 b", "turn1", "keyflower").go(ExpandVillages())
    for who in everybody(s):
        won = seen(s, who).players[0].won
        assert won == (WonView("summer_boat2", 1), WonView("turn1", 0), WonView("keyflower", 1))


@pytest.mark.rule("KF-12.2", "KF-12.3")
def test_everybody_sees_the_abilities_of_summer_boats() -> None:
    s = scene(2, "autumn").ability(1, "4a").ability(1, "2b").turn(0)
    for who in everybody(s):
        assert [player.abilities for player in seen(s, who).players] == [(), ("double_transport", "counter_bid")]


@pytest.mark.rule("KF-2.16", "KF-3.14")
def test_of_winter_tiles_in_hand_only_the_number_is_known() -> None:
    s = scene(2).player(0, winter="scribes apothecary scholar").player(1, winter="windmill").turn(0)
    for who in everybody(s):
        assert [player.winter for player in seen(s, who).players] == [3, 1]
    assert own(s, 0).winter == ("apothecary", "scholar", "scribes")
    for who in others(s, 0):
        assert not words(s, who) & {"apothecary", "scholar", "scribes"}


# ---- figures


@pytest.mark.rule("KF-1.7", "KF-9.24")
def test_everybody_sees_who_has_the_purple_marker() -> None:
    s = scene(2, "winter").bid(1, "turn1", "red 1").start(0).go(ResolveTurnOrder())
    assert seen(s, None).figures == (FigureView("purple", 1, None),)
    for who in everybody(s):
        assert (seen(s, who).start, seen(s, who).start_won) == (1, True)


@pytest.mark.rule("KC-5.9", "KC-1.6", "KC-3.11", "KC-7.2")
def test_everybody_knows_where_the_ghost_is() -> None:
    s = scene(2, "summer", ghost=True).player(0, workers="red 1").offer("tavern").bid(1, "tavern", "red 2")
    for who in everybody(s):
        assert seen(s, who).figures[1] == FigureView("ghost", None, "key_celeste")
    s.ghost_with(0).turn(0)
    for who in everybody(s):
        assert seen(s, who).figures[1] == FigureView("ghost", 0, None)
    s.choose(0, "haunt tavern")
    for who in everybody(s):
        assert seen(s, who).figures[1] == FigureView("ghost", 1, "tavern")
    ghost_of(s.t).put(GONE, -1, -1)
    assert seen(s, 0).figures[1] == FigureView("ghost", None, None)


@pytest.mark.rule("KC-2.2", "KC-4.3")
def test_everybody_sees_the_ghost_ship_and_that_a_haunted_tile_is_closed() -> None:
    s = scene(2, "summer", ghost=True).offer("tavern").bid(1, "tavern", "red 2").ghost_with(0).turn(0)
    s.choose(0, "haunt tavern")
    shown = {a.tile: (a.place, a.winner, a.groups, a.is_open) for a in seen(s, None).auctions}
    assert shown["tavern"] == ("offer", 1, (), False)
    assert shown["key_celeste"] == ("other", None, (), True)


# ---- what follows from open play, if the game shows it


@pytest.mark.rule("KF-3.7", "KF-9.1", "KF-9.9", "KF-6.20")
def test_known_workers_are_those_that_went_behind_a_screen_openly() -> None:
    s = scene(2, known_stock="shown").player(0, hidden="blue 2").offer("miner")
    s.bid(0, "miner", "red 1").bid(1, "miner", "red 2").use("home1", "yellow", 2)
    s.go(ReturnLosingGroups(), TakeVillageWorkers(), DRAW_WORKER[0]).chance("worker blue")
    for who in everybody(s):
        assert seen(s, who).players[0].known == KnownView((0, 1, 2, 0), 3, 0, (0, 0, 0), 0)
    assert own(s, 0).workers == (3, 1, 2, 0)


@pytest.mark.rule("KF-6.28", "EC-34")
def test_it_is_known_how_many_of_the_workers_drawn_may_be_green() -> None:
    s = scene(2, "spring", known_stock="shown").bag("red 1 green 2").player(0, workers="red 1").offer("alehouse")
    s.turn(0).choose(0, "use alehouse").chance("worker green")
    for who in everybody(s):
        assert seen(s, who).players[0].known == KnownView((0, 0, 0, 0), 1, 1, (0, 0, 0), 0)


@pytest.mark.rule("KF-9.12", "EC-128")
def test_a_skill_tile_taken_openly_is_known_until_one_is_paid_face_down() -> None:
    s = scene(2, "summer", known_stock="shown").load("keyflower", skills="saw 1").player(0, workers="red 1")
    s.offer("brewer").bid(0, "turn1", "blue 1").go(ResolveTurnOrder(), OtherBoats(), DRAW_SKILL[0], Turns())
    s.choose(0, "boat keyflower").chance("skill anvil")
    assert known_skills(s, 1) == ((0, 0, 1), 0, 2)
    s.choose(0, "use brewer", "give anvil")
    for who in everybody(s):
        assert known_skills(s, who) == ((0, 0, 1), 1, 1)


def known_skills(s: Scene, who: Watcher) -> tuple[tuple[int, ...], int, int]:
    player = seen(s, who).players[0]
    assert player.known is not None
    return player.known.skills, player.known.paid_hidden, player.skills
