"""A game that is followed line by line, and adds lines of its own. It knows nothing of stores and networks."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from kubrik.engine.game import Box
from kubrik.engine.journal import EVERYBODY, Journal, Note
from kubrik.engine.play import is_answering, is_asked, to_act
from kubrik.engine.record_lines import Chosen, Drawn, Noted
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import CHANCE, Entry
from kubrik.server.game.lines import Broken, Faded, LiveLine, StoodIn, Undone, Unread, WentAway


class LiveGame:
    """Each method that changes something returns the lines to be stored. If they can't be, make the game anew."""

    def __init__(self, box: Box, lines: Iterable[LiveLine]) -> None:
        self.box: Final = box
        self.sitting: Final = Sitting.told(box)
        self.stand_ins: Final[set[int]] = set()  # for whom a bot plays
        self.away: Final[set[int]] = set()  # for whom the rulebook answers
        self._asks: Final = [0] * box.setup.seats
        self._questions: Final = [0] * box.setup.seats
        for line in lines:
            self.follow(line)

    def follow(self, line: LiveLine) -> None:
        """As another process played it, or Illegal or Broken. What chance brought is told, so nothing is drawn."""
        self.sitting.table.explicit_chance = True
        if isinstance(line, Chosen):
            self._choose(line.seat, line.choice)
        elif isinstance(line, Drawn):
            self.sitting.tell(line.chance)
        elif isinstance(line, Undone):
            if not self._take_back(line.undo):
                raise Broken
        elif isinstance(line, StoodIn):
            self._seat_stand_in(line)
        elif isinstance(line, WentAway):
            self.away.add(line.away)
        elif isinstance(line, Unread):
            raise Broken

    # ---- what people do

    def begin(self) -> list[LiveLine]:
        """What chance brings before anybody is asked."""
        self._draw()
        return self._since(0, 0, 0)

    def choose(self, seat: int, choice: str) -> list[LiveLine]:
        """Or Illegal, and nothing has changed."""
        before = len(self._log()), len(self._notes()), len(self.journal().faded)
        self._draw()
        self._choose(seat, choice)
        return self._since(*before)

    def _choose(self, seat: int, choice: str) -> None:
        self.sitting.choose(seat, choice)
        self._asks[seat] += 1
        if not self.is_answering(seat):
            self._questions[seat] += 1

    def undo(self, seat: int) -> list[LiveLine]:
        """Nothing, if there is nothing that may be taken back."""
        return [Undone(seat, len(self._notes()))] if self._take_back(seat) else []

    def _take_back(self, seat: int) -> bool:
        """An answer under seal is begun anew without anybody noticing; all else changes everybody's question."""
        if not self.sitting.can_undo(seat):
            return False
        is_secret = self.is_answering(seat)
        for one in [seat] if is_secret else range(len(self._asks)):
            self._asks[one] += 1
            self._questions[one] += 0 if is_secret else 1
        return self.sitting.undo(seat)

    def stand_in(self, seat: int, on: bool) -> list[LiveLine]:
        """A bot plays for the seat; or its player is back, whoever has answered meanwhile."""
        if seat in self.stand_ins if on else not self.is_replaced(seat):
            return []
        line = StoodIn(seat, on)
        self._seat_stand_in(line)
        return [line]

    def go_away(self, seat: int) -> list[LiveLine]:
        """The rulebook answers for the seat."""
        if self.is_replaced(seat):
            return []
        self.away.add(seat)
        return [WentAway(seat)]

    def _seat_stand_in(self, line: StoodIn) -> None:
        self.away.discard(line.stand_in)
        if line.on:
            self.stand_ins.add(line.stand_in)
        else:
            self.stand_ins.discard(line.stand_in)

    # ---- what is known of it

    def ask(self, seat: int) -> int:
        """The number of the question to a seat: it changes when the seat has chosen, or a choice was taken back."""
        return self._asks[seat]

    def question(self, seat: int) -> int:
        """The same for all parts of an answer: others may see when it becomes another one."""
        return self._questions[seat]

    def is_replaced(self, seat: int) -> bool:
        """Does a bot or the rulebook answer for a player who stays away?"""
        return seat in self.stand_ins or seat in self.away

    def is_asked(self, seat: int) -> bool:
        t = self.sitting.table
        return not t.over and seat in to_act(t) and is_asked(t, seat)

    def is_answering(self, seat: int) -> bool:
        """Has the seat begun an answer under seal, and not finished it?"""
        return is_answering(self.sitting.table, seat)

    def asked(self) -> list[int]:
        return [seat for seat in to_act(self.sitting.table) if seat != CHANCE and self.is_asked(seat)]

    def notes(self, seat: int | None) -> list[Note]:
        """What a seat, or a spectator, may read."""
        return self.sitting.notes(seat)

    def journal(self) -> Journal:
        journal = self.sitting.table.journal
        assert journal is not None, "a sitting keeps a journal"
        return journal

    def entries(self) -> list[tuple[int, str]]:
        """All choices and outcomes, by name: what a bot's worker follows."""
        return [(entry.seat, entry.choice.name) for entry in self._log()]

    # ---- lines

    def _draw(self) -> None:
        """With fresh luck: nobody, not even who reads the database, can tell what chance will bring."""
        if self.sitting.table.explicit_chance:
            self.sitting.go_on(secrets.randbits(62))

    def _since(self, played: int, told: int, faded: int) -> list[LiveLine]:
        chosen = [line_of(entry) for entry in self._log()[played:]]
        noted = [self._noted(note) for note in self._notes()[told:]]
        forgotten = list(self.journal().faded.items())[faded:]
        return [*chosen, *noted, *(Faded(i, self.box.texts.write(note)) for i, note in forgotten)]

    def _noted(self, note: Note) -> Noted:
        seats = range(self.box.setup.seats)
        everybody = note.audience == EVERYBODY
        return Noted(note=self.box.texts.write(note), to="all" if everybody else tuple(filter(note.is_for, seats)))

    def _log(self) -> list[Entry]:
        return self.sitting.table.log or []

    def _notes(self) -> list[Note]:
        return self.journal().notes


def line_of(entry: Entry) -> Chosen | Drawn:
    name = entry.choice.name
    return Drawn(chance=name) if entry.seat == CHANCE else Chosen(seat=entry.seat, choice=name)
