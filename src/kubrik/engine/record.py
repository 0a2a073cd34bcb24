"""Records: a game is kept as a file of JSON lines."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.play import play
from kubrik.engine.record_lines import (
    FORMAT,
    Chosen,
    Drawn,
    Ended,
    Header,
    Line,
    Noted,
    Record,
    RecordError,
    decode,
    encode,
    line_of,
)
from kubrik.engine.replay import replay, result_of, setup_of, told_table
from kubrik.engine.table import CHANCE, Entry, Table

__all__ = ["Record", "RecordError", "journal_of", "load", "record_of", "replay", "result_of", "save", "setup_of"]


# ---- files


def save(path: Path, record: Record) -> None:
    """All or nothing: the record is written to a temporary file, which then replaces the old one."""
    try:
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            _write(beside, encode(record))
            os.replace(beside, path)
        finally:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise RecordError("not_saved", path=str(path), why=_reason(error)) from error


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def load(path: Path) -> Record:
    """Loads the record from a file. Its form is checked here, its choices when it is replayed."""
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise RecordError("record_not_utf8", where=line_of(str(path), line)) from error
    except (OSError, ValueError) as error:
        raise RecordError("record_unread", path=str(path), why=_reason(error)) from error
    return decode(text, str(path))


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


# ---- from a table to a record


def record_of(box: Box, log: Sequence[Entry], players: Sequence[str], seed: int | None = None) -> Record:
    """The record of a game. The game is replayed to see which notes follow which choice."""
    t = told_table(box)
    lines: list[Line] = list(_notes_since(box, t, 0))
    for entry in log:
        told = len(_notes(t))
        play(t, entry.seat, entry.choice)
        lines.append(_line_of(entry.seat, entry.choice))
        lines += _notes_since(box, t, told)
    if t.over:
        lines.append(Ended(end=result_of(box, t)))
    return Record(header=_header_of(box, players, seed), lines=tuple(lines))


def _header_of(box: Box, players: Sequence[str], seed: int | None) -> Header:
    setup = box.setup
    return Header(
        kubrik=FORMAT,
        game=setup.game,
        rules_version=box.rules_version,
        seats=setup.seats,
        expansions=setup.expansions,
        options=setup.options,
        cards_digest=box.cards_digest,
        players=tuple(players),
        cards=setup.cards,
        seed=seed,
    )


def _line_of(seat: int, choice: Choice) -> Chosen | Drawn:
    return Drawn(chance=choice.name) if seat == CHANCE else Chosen(seat=seat, choice=choice.name)


def _notes(t: Table) -> list[Note]:
    assert t.journal is not None, "a table that is told keeps a journal"
    return t.journal.notes


def _notes_since(box: Box, t: Table, told: int) -> list[Noted]:
    return [Noted(note=box.texts.write(n), to=_readers(n, t.seats)) for n in _notes(t)[told:]]


def _readers(note: Note, seats: int) -> tuple[int, ...] | Literal["all"]:
    return "all" if note.audience == EVERYBODY else tuple(s for s in range(seats) if note.is_for(s))


# ---- the journal of a record


def journal_of(box: Box, record: Record) -> list[Note]:
    """The notes of a record, even one that this program can't replay; notes it no longer knows are left out."""
    notes: list[Note] = []
    for line in record.lines:
        known = box.texts.read(line.note) if isinstance(line, Noted) else None
        if isinstance(line, Noted) and known is not None:
            notes.append(known.told_to(_audience(line)))
    return notes


def _audience(line: Noted) -> int:
    return EVERYBODY if line.to == "all" else sum(1 << seat for seat in line.to)
