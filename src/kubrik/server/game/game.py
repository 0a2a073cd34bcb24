"""A game that is followed line by line, and adds lines of its own. It knows nothing of stores and networks."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

from kubrik.engine.game import Box
from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.play import is_answering, is_asked, may_stand, to_act
from kubrik.engine.record_lines import Chosen, Drawn, Noted
from kubrik.engine.sitting import Sitting
from kubrik.engine.standing import Standing
from kubrik.engine.table import CHANCE, Entry
from kubrik.lessons.course import Made
from kubrik.server.game.lines import (
    Broken,
    Faded,
    Forced,
    LeftLesson,
    LiveLine,
    Stands,
    StoodIn,
    Undone,
    Unread,
    WentAway,
)


class LiveGame(Sitting):
    """Everything done here is returned by `new_lines`, to be stored. If that fails, make a new game from the log."""

    def __init__(self, box: Box, lines: Iterable[LiveLine]) -> None:
        super().__init__(box, None)
        self.stand_ins: Final[set[int]] = set()  # for whom a bot plays
        self.away: Final[set[int]] = set()  # for whom the rulebook answers
        self.standing: Final[list[list[Standing]]] = [[] for _ in range(box.setup.seats)]  # each seat's own business
        self.has_left_lesson = False  # the learner plays on alone
        self._told = 0, 0, 0  # how much of the log, the journal and the faded notes is already in lines
        self._acts: list[LiveLine] = []  # what people did other than choosing, as lines still to be returned
        for line in lines:
            self.follow(line)

    def follow(self, line: LiveLine) -> None:
        """Do what a line tells, or raise Illegal or Broken. What chance brought is told, so nothing is drawn."""
        self.table.explicit_chance = True
        if isinstance(line, Chosen):
            self.choose(line.seat, line.choice)
        elif isinstance(line, Forced):
            self.choose(line.forced, line.choice, True)
        elif isinstance(line, Drawn):
            self.tell(line.chance)
        elif isinstance(line, Undone):
            if not super().undo(line.undo):
                raise Broken
        elif isinstance(line, StoodIn):
            self._seat_stand_in(line)
        elif isinstance(line, WentAway):
            self.away.add(line.away)
        elif isinstance(line, Stands):
            self._keep_standing(line)
        elif isinstance(line, LeftLesson):
            self.has_left_lesson = True
        elif isinstance(line, Unread):
            raise Broken
        self._told = self._so_far()

    # ---- what people do beside choosing

    def undo(self, seat: int) -> bool:
        """Take back what may be taken back; False if there is nothing."""
        if not super().undo(seat):
            return False
        self._told = self._so_far()
        self._acts.append(Undone(seat, len(self.journal().notes)))
        return True

    def stand_in(self, seat: int, on: bool) -> None:
        """Let a bot play for the seat; or its player is back, whether a bot or the rulebook has answered meanwhile."""
        if seat not in self.stand_ins if on else self.is_replaced(seat):
            line = StoodIn(seat, on)
            self._seat_stand_in(line)
            self._acts.append(line)

    def go_away(self, seat: int) -> None:
        """Let the rulebook answer for the seat."""
        if not self.is_replaced(seat):
            self.away.add(seat)
            self._acts.append(WentAway(seat))

    def stand(self, seat: int, answer: Standing, on: bool) -> None:
        """Give an answer once for all, or change that."""
        if (answer in self.standing[seat]) is not on:
            line = Stands(seat, answer, on)
            self._keep_standing(line)
            self._acts.append(line)

    def leave_lesson(self, seat: int) -> None:
        """Go on without the lesson."""
        if not self.has_left_lesson:
            self.has_left_lesson = True
            self._acts.append(LeftLesson(seat))

    def _keep_standing(self, line: Stands) -> None:
        kept = self.standing[line.stands]
        kept.append(line.answer) if line.on else kept.remove(line.answer)

    def _seat_stand_in(self, line: StoodIn) -> None:
        self.away.discard(line.stand_in)
        if line.on:
            self.stand_ins.add(line.stand_in)
        else:
            self.stand_ins.discard(line.stand_in)

    # ---- what is known of it

    def ask(self, seat: int) -> int:
        """The number of the question to a seat: it changes when the seat has chosen, or a choice was taken back."""
        return self.asks.parts[seat]

    def is_replaced(self, seat: int) -> bool:
        """Does a bot or the rulebook answer for a player who stays away?"""
        return seat in self.stand_ins or seat in self.away

    def is_asked(self, seat: int) -> bool:
        """Has the seat to choose now?"""
        return not self.table.over and seat in to_act(self.table) and is_asked(self.table, seat)

    def may_stand(self, seat: int) -> Standing | None:
        """The answer to the seat's question that may be given once for all."""
        return may_stand(self.table, seat) if self.is_asked(seat) else None

    def is_answering(self, seat: int) -> bool:
        """Has the seat begun an answer under seal, and not finished it?"""
        return is_answering(self.table, seat)

    def asked(self) -> list[int]:
        """The seats that have to choose now."""
        return [seat for seat in to_act(self.table) if seat != CHANCE and self.is_asked(seat)]

    def entries(self) -> list[tuple[int, str]]:
        """All choices and outcomes, by name: what a bot's worker follows."""
        return [(entry.seat, entry.choice.name) for entry in self._log()]

    def made(self) -> list[Made]:
        """All choices and outcomes, by name, as a lesson follows them."""
        return [Made(entry.seat, entry.choice.name, forced) for entry, forced in zip(self._log(), self._forced)]

    # ---- lines

    def draw(self) -> None:
        """From now on draw chance here. Nobody, not even who reads the database, can tell what it will bring."""
        if self.table.explicit_chance:
            self.go_on(secrets.randbits(62))

    def new_lines(self) -> list[LiveLine]:
        """All that has been done here since the last line, as lines to be stored."""
        played, noted, faded = self._told
        chosen = [line_of(entry, forced) for entry, forced in zip(self._log()[played:], self._forced[played:])]
        notes = [self._noted(note) for note in self.journal().notes[noted:]]
        forgotten = list(self.journal().faded.items())[faded:]
        acts, self._acts, self._told = self._acts, [], self._so_far()
        return [*chosen, *notes, *(Faded(i, self.box.texts.write(note)) for i, note in forgotten), *acts]

    def _so_far(self) -> tuple[int, int, int]:
        journal = self.journal()
        return len(self._log()), len(journal.notes), len(journal.faded)

    def _noted(self, note: Note) -> Noted:
        seats = range(self.box.setup.seats)
        everybody = note.audience == EVERYBODY
        return Noted(note=self.box.texts.write(note), to="all" if everybody else tuple(filter(note.is_for, seats)))


def line_of(entry: Entry, forced: bool) -> Chosen | Forced | Drawn:
    """A choice or an outcome as a line of the log."""
    name = entry.choice.name
    if forced:
        return Forced(forced=entry.seat, choice=name)
    return Drawn(chance=name) if entry.seat == CHANCE else Chosen(seat=entry.seat, choice=name)
