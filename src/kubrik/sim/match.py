"""One game played by bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.playout import play_out
from kubrik.bots.registry import BotError
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance, next_to_act, options, play
from kubrik.engine.record import record_of, save
from kubrik.engine.table import Table

NO_LIMIT = 1 << 60
Watch = Callable[[Table, int, Choice], None]  # told of every choice before it is made


class Played(msgspec.Struct, frozen=True):
    """How a game ended."""

    ranks: list[int]
    scores: list[int]
    decisions: int


def play_game(
    box: Box, bots: list[Bot], seed: int, record: Path | None = None, names: list[str] | None = None
) -> Played:
    """Plays a game from the first question to the last; with `record`, writes it to that file."""
    t = set_table(box, seed, record)
    made = play_with(box, t, bots)
    return outcome(box, t, seed, made, record, names or [])


def play_blindly(box: Box, luck: int, seed: int, record: Path | None = None, names: list[str] | None = None) -> Played:
    """Plays a game of random choices in the compiled loop, which needs no chairs."""
    t = set_table(box, seed, record)
    made = play_out(t, Rng(luck), NO_LIMIT)
    return outcome(box, t, seed, made, record, names or [])


def set_table(box: Box, seed: int, record: Path | None) -> Table:
    t = box.table(seed)
    if record is not None:
        t.log = []
        t.journal = Journal()
    advance(t)
    return t


def outcome(box: Box, t: Table, seed: int, made: int, record: Path | None, names: list[str]) -> Played:
    if record is not None:
        assert t.log is not None
        save(record, record_of(box, t.log, names, seed))
    return Played(box.ranks(t), t.scores(), made)


def play_with(box: Box, t: Table, bots: list[Bot], watch: Watch | None = None) -> int:
    chairs = [Chair(t, s, box.mind, box.view) for s in range(t.seats)]
    made = 0
    while not t.over:
        seat = next_to_act(t)
        choice = bots[seat].choose(chairs[seat])
        if choice not in options(t, seat):
            raise BotError("bot_chose", bot=type(bots[seat]).__name__, choice=repr(choice))
        if watch is not None:
            watch(t, seat, choice)
        play(t, seat, choice)
        made += 1
    return made
