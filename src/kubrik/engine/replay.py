"""Replays a record: chance is taken from it too, and every line is checked."""

from __future__ import annotations

from collections.abc import Iterable

from kubrik.engine.choices import Catalogue
from kubrik.engine.complaints import Said, said
from kubrik.engine.game import Box, Setup
from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance, choose, play
from kubrik.engine.record_lines import MEND, Chosen, Drawn, Ended, Line, Record, RecordError, Result
from kubrik.engine.table import CHANCE, Entry, Table


def setup_of(record: Record) -> Setup:
    """The setup of the recorded game, from which to make its box."""
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
    """A table with a log and a journal that is told what chance brings, after these entries of an earlier log."""
    t = box.table(0)
    t.explicit_chance = True
    t.log = []
    t.journal = Journal()
    advance(t)
    for entry in entries:
        play(t, entry.seat, entry.choice)
    return t


def _check_box(box: Box, record: Record) -> None:
    """Refuses a record with a different setup, rules or cards: its choices would lead to a different game."""
    where = record.where(-1)
    h = record.header
    if setup_of(record) != box.setup:
        raise RecordError("record_setup", where=where, game=h.game, seats=h.seats)
    if h.rules_version != box.rules_version:
        raise RecordError("record_rules", where=where, theirs=h.rules_version, ours=box.rules_version)
    if h.cards_digest != box.cards_digest:
        raise RecordError("record_cards", where=where)


def _follow(box: Box, t: Table, line: Line, where: Said) -> None:
    if isinstance(line, Chosen):
        _choose(t, line.seat, line.choice, box.catalogue, where, said("seat_chose", seat=line.seat))
    elif isinstance(line, Drawn):
        _choose(t, CHANCE, line.chance, box.outcomes, where, said("chance_brought"))
    elif isinstance(line, Ended):
        _check_end(box, t, line.end, where)


def _choose(t: Table, seat: int, name: str, catalogue: Catalogue, where: Said, who: Said) -> None:
    choice = catalogue.named(name)
    if choice is None:
        raise RecordError("record_choice", where=where, who=who, name=name, mend=MEND)
    try:
        choose(t, seat, choice)
    except Illegal as illegal:
        raise RecordError("record_illegal", where=where, who=who, why=illegal.said, mend=MEND) from illegal


def _check_end(box: Box, t: Table, end: Result, where: Said) -> None:
    if not t.over:
        raise RecordError("record_not_over", where=where)
    if end != result_of(box, t):
        raise RecordError("record_end", where=where)


def result_of(box: Box, t: Table) -> Result:
    return Result(ranks=box.ranks(t), scores=t.scores())
