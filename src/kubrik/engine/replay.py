"""A record is replayed with nothing left to chance, and every line of it is checked."""

from __future__ import annotations

from collections.abc import Iterable

from kubrik.engine.choices import Catalogue
from kubrik.engine.game import Box, Setup
from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance, choose, play
from kubrik.engine.record_lines import MEND, Chosen, Drawn, Ended, Line, Record, RecordError, Result
from kubrik.engine.table import CHANCE, Entry, Table


def setup_of(record: Record) -> Setup:
    """The set-up of the game, to make its box."""
    h = record.header
    return Setup(game=h.game, seats=h.seats, expansions=h.expansions, options=h.options, cards=h.cards)


def replay(box: Box, record: Record, to: int | None = None) -> Table:
    """The table after the first `to` choices and outcomes (None: after all), every line checked."""
    _check_box(box, record)
    t = told_table(box)
    made = 0
    for i, line in enumerate(record.lines):
        if made == to:
            break
        _follow(box, t, line, record.where(i))
        made += isinstance(line, Chosen | Drawn)
    return t


def told_table(box: Box, entries: Iterable[Entry] = ()) -> Table:
    """A table that keeps a log and a journal and is told what chance brings, after these entries of another log."""
    t = box.table(0)
    t.explicit_chance = True
    t.log = []
    t.journal = Journal()
    advance(t)
    for entry in entries:
        play(t, entry.seat, entry.choice)
    return t


def _check_box(box: Box, record: Record) -> None:
    """Other rules or other cards would make another game of the same choices."""
    where = f"{record.path or 'record'}, line 1"
    h = record.header
    if setup_of(record) != box.setup:
        raise RecordError(f"{where}: {h.game} for {h.seats} was set up otherwise than this table; set up the same game")
    if h.rules_version != box.rules_version:
        ours = f"this is version {box.rules_version}"
        raise RecordError(f"{where}: played by version {h.rules_version} of the rules, {ours}; read it as a journal")
    if h.cards_digest != box.cards_digest:
        raise RecordError(f"{where}: played with other cards than these; read it as a journal")


def _follow(box: Box, t: Table, line: Line, where: str) -> None:
    if isinstance(line, Chosen):
        _choose(t, line.seat, line.choice, box.catalogue, f"{where}: seat {line.seat} chose")
    elif isinstance(line, Drawn):
        _choose(t, CHANCE, line.chance, box.outcomes, f"{where}: chance brought")
    elif isinstance(line, Ended):
        _check_end(box, t, line.end, where)


def _choose(t: Table, seat: int, name: str, catalogue: Catalogue, where: str) -> None:
    choice = catalogue.named(name)
    if choice is None:
        raise RecordError(f"{where} {name!r}, which this game does not know; {MEND}")
    try:
        choose(t, seat, choice)
    except Illegal as illegal:
        raise RecordError(f"{where} {illegal}; {MEND}") from illegal


def _check_end(box: Box, t: Table, end: Result, where: str) -> None:
    if not t.over:
        raise RecordError(f"{where}: the game ends here, but it is not over; delete this line to play on")
    if end != result_of(box, t):
        raise RecordError(f"{where}: the game ends otherwise than it was played; delete this line")


def result_of(box: Box, t: Table) -> Result:
    return Result(ranks=box.ranks(t), scores=t.scores())
