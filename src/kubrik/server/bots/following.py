"""The tables that a worker follows: between two decisions it keeps them, and plays only what is new in the log.

The whole log is sent with every question, and compared with what the table has followed: that takes a fraction of a
millisecond, needs no talk about who has what, and notices every undo. Whichever worker is asked, it has followed less
than all, all, or something that was taken back since.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from kubrik.engine.game import Box, Setup
from kubrik.engine.play import play
from kubrik.engine.replay import told_table
from kubrik.engine.table import Table
from kubrik.server.game.boxes import new_box

NamedEntry = tuple[int, str]  # a seat (or CHANCE) and the name of its choice (or of what chance brought)
MOST: Final = 16  # tables of one worker; a long game takes some 100 kB, and one with its own cards keeps these too


class Followed:
    """A table after some lines of its log. Nobody reads its journal, so it keeps none."""

    def __init__(self, setup: bytes) -> None:
        self.setup: Final = setup
        self.box: Final[Box] = new_box(msgspec.json.decode(setup, type=Setup))
        self.table: Final[Table] = told_table(self.box)
        self.table.journal = self.table.log = None
        self.lines: tuple[NamedEntry, ...] = ()

    def is_before(self, setup: bytes, lines: tuple[NamedEntry, ...]) -> bool:
        """Is all that the table has followed the beginning of these lines?"""
        return self.setup == setup and self.lines == lines[: len(self.lines)]

    def go_on(self, lines: tuple[NamedEntry, ...]) -> None:
        """Play those of the lines that the table has not followed yet."""
        for by, name in lines[len(self.lines) :]:
            play(self.table, by, self.box.named(by, name))
        self.lines = lines


class FollowedTables:
    """Tables by id; the one used last is at the end."""

    def __init__(self, most: int = MOST) -> None:
        self._most: Final = most
        self._kept: Final[OrderedDict[str, Followed]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def after(self, id: str, setup: bytes, lines: tuple[NamedEntry, ...]) -> Followed:
        """The table after these lines: the one that is kept goes on, if it can, or a new one begins."""
        found = self._kept.pop(id, None)  # a table that breaks on the way is not kept
        if found is None or not found.is_before(setup, lines):
            found = Followed(setup)
        found.go_on(lines)
        if id:
            self._kept[id] = found
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
