"""Whole games played at random, for what must hold in every game.

for t in moments(3, seed=1):
    assert t.bag_size() <= 140
"""

from __future__ import annotations

from collections.abc import Iterator

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.journal import Journal, Note
from kubrik.engine.play import advance
from kubrik.games.keyflower.rules.flow import new_table
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.state import Keyflower
from tests.games.keyflower.scene import rules_with

PLAYERS = [2, 3, 4, 5, 6]
MANY = 20_000  # choices: no game is that long


def first_moment(seats: int, seed: int = 1, *, ghost: bool = False) -> Keyflower:
    """The table is set, and the start player is asked for the first turn."""
    t = new_table(rules_with(seats, ghost, ()), seed)
    t.journal = Journal()
    t.log = []
    advance(t)
    return t


def moments(seats: int, seed: int = 1, *, ghost: bool = False) -> Iterator[Keyflower]:
    """The table at every choice of a game, and after the last."""
    t = first_moment(seats, seed, ghost=ghost)
    rng = Rng(seed)
    yield t
    for _ in range(MANY):
        if t.over:
            return
        play_out(t, rng, 1)
        yield t
    raise AssertionError("it never ends")


def played_game(seats: int, seed: int = 1, *, ghost: bool = False) -> Keyflower:
    t = first_moment(seats, seed, ghost=ghost)
    play_out(t, Rng(seed), MANY)
    assert t.over, "it never ends"
    return t


def journal_of(t: Keyflower) -> list[Note]:
    assert t.journal is not None
    return t.journal.notes


def by_season(t: Keyflower) -> Iterator[tuple[int, Note]]:
    """The journal with the season of each note; -1 while the table is set up."""
    season = -1
    for note in journal_of(t):
        if note.kind == notes.SEASON_BEGINS:
            season = note.a
        yield season, note
