"""Whole games played at random, for what must hold in every game.

for t in moments(3, seed=1):
    assert all(c.balance >= 0 for c in t.captains)
"""

from __future__ import annotations

from collections.abc import Iterator

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.journal import Journal, Note
from kubrik.engine.play import advance
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import Humans
from tests.games.humans.scene import rules_with

PLAYERS = [2, 3, 4, 5]
MANY = 10_000  # choices: no game is that long


def first_moment(seats: int, seed: int = 1, **options: str) -> Humans:
    """The missions lie there, everybody has drawn and is asked what to buy."""
    t = new_table(rules_with(**options), seats, seed)
    t.journal = Journal()
    t.log = []
    advance(t)
    return t


def moments(seats: int, seed: int = 1) -> Iterator[Humans]:
    """The table at every choice of a game, and after the last."""
    t = first_moment(seats, seed)
    rng = Rng(seed)
    yield t
    while not t.over:
        play_out(t, rng, 1)
        yield t


def played_game(seats: int, seed: int = 1, **options: str) -> Humans:
    t = first_moment(seats, seed, **options)
    play_out(t, Rng(seed), MANY)
    assert t.over, "it never ends"
    return t


def journal_of(t: Humans) -> list[Note]:
    assert t.journal is not None
    return t.journal.notes


def by_turn(t: Humans) -> Iterator[tuple[int, Note]]:
    """The journal with the turn of each note; 0 while the table is set up."""
    turn = 0
    for note in journal_of(t):
        if note.kind == notes.TURN_BEGINS:
            turn = note.a
        yield turn, note
