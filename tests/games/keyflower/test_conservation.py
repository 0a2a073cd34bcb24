"""Nothing is made nor lost, from the first draw of a game to its last choice, with the ghost and without (KF-1)."""

from __future__ import annotations

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance
from kubrik.games.keyflower.rules.flow import new_table
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import COLOURS
from tests.games.keyflower.conservation import check
from tests.games.keyflower.ghosts import PLAYERS
from tests.games.keyflower.scene import BOX, rules_with, scene

SWITCHES = (
    ("boat_4a", "everywhere"),
    ("extra_worker", "screen_or_group"),
    ("ghost_seasons", "without_winter"),
    ("ghost_turn", "free_action"),
)


def play_and_check(seats: int, ghost: bool, seed: int, options: tuple[tuple[str, str], ...] = ()) -> Journal:
    """A whole game at random. Chance is told, so that the table is looked at between two draws as well."""
    t = new_table(rules_with(seats, ghost, options), seed)
    t.explicit_chance = True
    t.journal = Journal()
    advance(t)
    check(t)
    rng = Rng(seed)
    while not t.over:
        play_out(t, rng, 1)
        check(t)
    return t.journal


@pytest.mark.rule("KF-1.4", "KF-1.5", "KF-1.6")
def test_the_pieces_in_the_box() -> None:
    supply = BOX.supply
    assert (supply.workers, supply.skills, supply.resources) == ([40, 40, 40, 20], [16, 16, 16], [24, 24, 24, 48])


@pytest.mark.rule("KF-1.4", "KF-1.5", "KF-1.6")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_made_nor_lost(players: int, seed: int) -> None:
    journal = play_and_check(players, False, seed)
    assert journal.notes[-1].kind == notes.WINNER


@pytest.mark.rule("EC-113", "EC-114", "KC-5.5")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_made_nor_lost_with_the_ghost_who_is_never_drawn(players: int, seed: int) -> None:
    journal = play_and_check(players, True, seed)
    drawn = {note.b for note in journal.notes if note.kind in (notes.WORKER_DRAWN, notes.WORKER_LOADED)}
    assert drawn <= set(range(len(COLOURS)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_made_nor_lost_where_the_rules_are_read_another_way(players: int, seed: int) -> None:
    journal = play_and_check(players, True, seed, SWITCHES)
    assert journal.notes[-1].kind == notes.WINNER


@pytest.mark.rule("EC-113")
def test_a_haunting_moves_workers_from_the_table_to_one_screen() -> None:
    s = scene(3, "summer", ghost=True).ghost_with(0).offer("tavern").use("tavern", "red", 1)
    s.bid(2, "tavern", "red 1").bid(1, "tavern", "red 4").turn(0)
    check(s.t)
    before = s.in_bag(), s.group(2, "tavern"), s.on("tavern"), s.workers(1), s.workers(2)
    s.choose(0, "haunt tavern")
    check(s.t)
    assert (s.in_bag(), s.group(2, "tavern"), s.on("tavern"), s.workers(1), s.workers(2)) == before
    assert (s.group(1, "tavern"), s.workers(0)) == ("", "red 4")
