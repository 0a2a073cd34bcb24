"""The journal of a record that this version of the rules can't replay."""

from __future__ import annotations

from contextlib import suppress

from kubrik.cli.play.seating import shown_names
from kubrik.cli.screen import Screen
from kubrik.cli.speech import say
from kubrik.engine.game import Box, Setup, SetupError
from kubrik.engine.journal import NOBODY, Note
from kubrik.engine.record import Record, journal_of, setup_of
from kubrik.engine.record_lines import Noted
from kubrik.games.common.files.datafile import DataFileError
from kubrik.games.registry import game_named


def why_not(record: Record, lang: str) -> str:
    """Why the record can't be replayed; "" if it can."""
    header = record.header
    game = game_named(header.game)
    if header.rules_version != game.rules_version:
        return say(lang, "other_rules", theirs=header.rules_version, ours=game.rules_version)
    if header.cards_digest != game.box(setup_of(record)).cards_digest:
        return say(lang, "other_cards")
    return ""


def show_journal(record: Record, seat: int | None, reason: str, screen: Screen) -> None:
    """Shows the journal that the seat could read, as far as its notes are still known."""
    screen.show(reason)
    screen.line()
    box = box_for(record)
    names = shown_names(record.header.players, screen.lang)
    notes = [n for n in journal_of(box, record) if n.is_for(NOBODY if seat is None else seat)]
    unknown = sum(is_for(line, seat) for line in record.lines) - len(notes)
    for note in notes:
        line = sentence(box, note, names, screen.lang)
        unknown += line is None
        if line is not None:
            screen.show(f"· {line}", indent="  ")
    if unknown:
        screen.say("left_out", n=unknown)


def box_for(record: Record) -> Box:
    """A box with the record's set-up, or the nearest possible one if these rules no longer know it."""
    header = record.header
    game = game_named(header.game)
    for setup in (setup_of(record), Setup(game=game.name, seats=header.seats, cards=header.cards)):
        with suppress(SetupError, DataFileError):
            return game.box(setup)
    return game.box(Setup(game=game.name, seats=min(max(header.seats, game.min_seats), game.max_seats)))


def is_for(line: object, seat: int | None) -> bool:
    return isinstance(line, Noted) and (line.to == "all" or seat in line.to)


def sentence(box: Box, note: Note, names: list[str], lang: str) -> str | None:
    """The note in words; None if its numbers mean nothing in these rules."""
    with suppress(LookupError, ValueError):
        return box.texts.sentence(note, names, lang)
    return None
