"""Tables that this Kubrik can show but not play on: other rules or cards, or a log that can't be followed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kubrik.engine.game import Box
from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import EVERYBODY, Journal, Note
from kubrik.engine.languages import LANGUAGES, Words, table_of
from kubrik.engine.record_lines import Noted
from kubrik.server.game.game import LiveGame
from kubrik.server.game.lines import Broken, Faded, LiveLine, Undone
from kubrik.server.game.refusals import TABLE
from kubrik.server.store.values import TableFacts


def nothing(game: LiveGame, number: int) -> None:
    pass


Followed = Callable[[LiveGame, int], None]


class Stuck:
    """A game of which only the journal can be shown, and why."""

    def __init__(self, box: Box, lines: Sequence[LiveLine], why: Words) -> None:
        self.box: Final = box
        self.why: Final = why
        self._journal: Final = Journal()
        self._journal.notes.extend(kept_notes(box, lines))

    def journal(self) -> Journal:
        return self._journal


def game_of(table: TableFacts, box: Box, lines: Sequence[LiveLine], followed: Followed = nothing) -> LiveGame | Stuck:
    """The current game, or what can be shown of it. `followed` is called after every line, with its number."""
    if table.rules_version != box.rules_version:
        return Stuck(box, lines, why("old_rules", old=table.rules_version, new=box.rules_version))
    if table.cards_digest != box.cards_digest or table.setup != box.setup:
        return Stuck(box, lines, why("old_cards"))
    game = LiveGame(box, [])
    for number, line in enumerate(lines):
        try:
            game.follow(line)
            followed(game, number)
        except (Illegal, Broken, LookupError):  # the last for a seat that isn't there
            others = [*lines[:number], *lines[number + 1 :]]
            return Stuck(box, others, why("broken_log", line=number))
    return game


def why(code: str, **values: int) -> Words:
    return {lang: table_of(TABLE, lang)[code].format(**values) for lang in LANGUAGES}


def kept_notes(box: Box, lines: Sequence[LiveLine]) -> list[Note]:
    """The notes without what was taken back, in their current form; those this version no longer knows are left out."""
    kept: list[Noted] = []
    faded: list[tuple[int, Faded]] = []  # each with the number of notes before it
    for line in lines:
        if isinstance(line, Noted):
            kept.append(line)
        elif isinstance(line, Faded):
            faded.append((len(kept), line))
        elif isinstance(line, Undone):
            del kept[line.notes :]
            faded = [(told, one) for told, one in faded if told <= line.notes]
    for _, one in faded:
        if 0 <= one.faded < len(kept):
            kept[one.faded] = Noted(one.reads, kept[one.faded].to)
    return [note for line in kept for note in read_note(box, line)]


def read_note(box: Box, line: Noted) -> list[Note]:
    known = box.texts.read(line.note)
    if known is None:
        return []
    audience = EVERYBODY if line.to == "all" else sum(1 << seat for seat in line.to)
    return [known.told_to(audience)]
