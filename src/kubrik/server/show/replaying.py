"""A finished game, seen again from any seat after any of its choices."""

from __future__ import annotations

from collections.abc import Sequence

from kubrik.engine.game import Box
from kubrik.engine.record_lines import Chosen, Drawn
from kubrik.engine.table import CHANCE
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import LiveLine, read_all
from kubrik.server.show.guest import common, welcome
from kubrik.server.show.scenes import Scenes
from kubrik.server.show.stage import Stage
from kubrik.server.store.values import StoredTable
from kubrik.server.wire.lobby import Replayed

Entries = Sequence[tuple[int, str]]


def replayed(stored: StoredTable, seat: int | None, to: int | None, lang: str) -> Replayed:
    """After `to` choices, and what chance brought then, or after all. The game must be one we can follow."""
    box = box_of(stored.table.setup)
    entries = LiveGame(box, read_all(stored.lines)).entries()
    last = sum(by != CHANCE for by, _ in entries)
    to = last if to is None else max(0, min(to, last))
    stage = stage_after(box, stored, entries, to)
    lines = Scenes().journal(stage, seat, lang)
    before = Scenes().journal(stage_after(box, stored, entries, to - 1), seat, lang) if to else []
    shown = welcome(stage, Scenes().scene(stage, seat, lang), lines, lang, is_host=False)
    return Replayed(to=to, last=last, since=common(before, lines), welcome=shown)


def stage_after(box: Box, stored: StoredTable, entries: Entries, to: int) -> Stage:
    game = LiveGame(box, [line_of(by, name) for by, name in first(entries, to)])
    return Stage(box, stored.table, stored.seats, game)


def first(entries: Entries, to: int) -> Entries:
    """The entries of the first `to` choices, each with what chance brought after it."""
    made = 0
    for i, (by, _) in enumerate(entries):
        if by != CHANCE:
            made += 1
        if made > to:
            return entries[:i]
    return entries


def line_of(by: int, name: str) -> LiveLine:
    return Drawn(chance=name) if by == CHANCE else Chosen(seat=by, choice=name)
