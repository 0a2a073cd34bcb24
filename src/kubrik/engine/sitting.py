"""A sitting: one live game at a table, with its log, its journal, and undo."""

from __future__ import annotations

from collections.abc import Sequence

from kubrik.engine.asks import Asks
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box
from kubrik.engine.illegal import UNKNOWN, Illegal
from kubrik.engine.journal import NOBODY, Journal, Note
from kubrik.engine.play import advance, choose, is_answering, only_way, to_act
from kubrik.engine.record import Record, record_of
from kubrik.engine.replay import replay, told_table
from kubrik.engine.table import CHANCE, Entry, Table

SHUT = -1


class Sitting:
    """The table is replaced when a choice is taken back: read `table` again after every call."""

    def __init__(self, box: Box, seed: int | None) -> None:
        """Chance is drawn, beginning with this seed; without one it is told, until `go_on`."""
        self.box = box
        self.seed = seed
        self.table: Table = told_table(box) if seed is None else drawn_table(box, seed)
        self.asks = Asks(box.setup.seats)
        self._shown: list[int] = []  # for each line of the log, `shown` before it; SHUT if it can't be taken back
        self._forced: list[bool] = []  # for each line, whether everybody could see that it was the only way
        self._quiet: list[bool] = []  # for each line, whether only its own seat could notice it
        self._shut()

    def __repr__(self) -> str:
        return f"<a sitting at {self.table!r}, {len(self._log())} choices and outcomes>"

    @staticmethod
    def resume(box: Box, record: Record, seed: int) -> Sitting:
        """Goes on where a record ends, with a new seed for chance."""
        sitting = Sitting(box, seed)
        sitting.seed = None  # this seed is not the one the game began with
        sitting._put(replay(box, record), Rng(seed))
        sitting._shut()
        return sitting

    def tell(self, name: str) -> None:
        """Carry out what chance brought, by its name, or raise Illegal."""
        outcome = self.box.outcomes.named(name)
        if outcome is None:
            raise Illegal(UNKNOWN, "", name)
        choose(self.table, CHANCE, outcome)
        self._shut()

    def go_on(self, seed: int) -> None:
        """From now on, chance is drawn with this seed."""
        self._put(self.table, Rng(seed))
        self._shut()

    def choose(self, seat: int, name: str, forced: bool = False) -> None:
        """Carry out a choice, by its name, or raise Illegal: then nothing has changed.

        What was `forced` is taken back with the choice before it.
        """
        choice = self.box.catalogue.named(name)
        if choice is None:
            raise Illegal(UNKNOWN, "", name)
        t = self.table
        is_final, shown, acting, told = self._is_final(), t.shown, to_act(t), len(self._notes())
        choose(t, seat, choice)
        self.asks.chosen(seat, not is_answering(t, seat))
        self._shown.append(SHUT if is_final else shown)
        self._forced.append(forced)
        self._quiet.append(t.shown == shown and to_act(t) == acting and self._is_whispered(seat, told))
        self._shut()

    def answer(self, seat: int, name: str) -> None:
        """Carry out a choice; if there was no other, as everybody could see, nobody has to take it back."""
        self.choose(seat, name, self.has_only_way(seat))

    def has_only_way(self, seat: int) -> bool:
        """Is the seat asked, and everybody can see that there is only one answer?"""
        return seat in to_act(self.table) and only_way(self.table, seat) is not None

    def can_undo(self, seat: int) -> bool:
        return self._is_answering(seat) or self._chose_last(seat)

    def undo(self, seat: int) -> bool:
        """Clears an unfinished private answer, or else takes back the last open choice; False if neither is possible.

        Can be repeated, back to the last moment at which something hidden was shown or chance was drawn. What others
        have begun to answer in private, or chosen without anybody noticing, is undone with the choice that led to it:
        if it prevented the undo, it would be noticed. An announcement can't be undone (TH-8.16, TH-10.3).
        """
        if self._is_answering(seat):
            back = self._answer(seat)
            self.asks.reopened(seat)
        elif self._chose_last(seat):
            back = list(range(self._last(seat), len(self._log())))
            self.asks.taken_back()
        else:
            return False
        kept = [entry for i, entry in enumerate(self._log()) if i not in back]
        self._shown = [shown for i, shown in enumerate(self._shown) if i not in back]
        self._quiet = [quiet for i, quiet in enumerate(self._quiet) if i not in back]
        self._forced = [forced for i, forced in enumerate(self._forced) if i not in back]
        before, self.table = self.table, told_table(self.box, kept)
        if not before.explicit_chance:
            self._put(self.table, before.rng)
        return True

    def record(self, players: Sequence[str]) -> Record:
        return record_of(self.box, self._log(), players, self.seed)

    def notes(self, seat: int | None) -> list[Note]:
        """The journal as a seat, or a spectator, may read it."""
        return self.journal().read_by(NOBODY if seat is None else seat)

    def journal(self) -> Journal:
        """The whole journal, with everything that only some may read."""
        assert self.table.journal is not None, "a sitting keeps a journal"
        return self.table.journal

    def is_quiet(self) -> bool:
        """Could only the seat that chose last notice that it has?"""
        return self._quiet[-1:] == [True]

    def _log(self) -> list[Entry]:
        assert self.table.log is not None, "a sitting keeps a log"
        return self.table.log

    def _notes(self) -> list[Note]:
        return self.journal().notes

    def _put(self, table: Table, rng: Rng) -> None:
        """Continues at a table that was told what chance brought; from now on chance is drawn."""
        table.rng.state = rng.state
        table.explicit_chance = False
        self.table = table
        advance(table)

    def _is_answering(self, seat: int) -> bool:
        """Has the seat begun a sealed answer, and not finished it?"""
        t = self.table
        return bool(t.answers) and 0 <= seat < t.seats and not t.ready[seat] and t.given[seat] > 0

    def _chose_last(self, seat: int) -> bool:
        """Was the last open choice this seat's, with nothing shown since? A finished sealed answer blocks it."""
        t, last = self.table, self._last(seat)
        if t.over or last < 0 or self._log()[last].seat != seat or self._shown[last] != t.shown:
            return False
        if SHUT in self._shown[last:]:
            return False
        return not any(given and ready for given, ready in zip(t.given, t.ready, strict=True))

    def _last(self, seat: int) -> int:
        """The last line this seat knows of at which there was a choice; what was forced goes with it."""
        last = self._open(seat) - 1
        while last >= 0 and self._forced[last]:
            last -= 1
        return last

    def _open(self, seat: int) -> int:
        """How many lines of the log this seat knows of: sealed answers and the others' quiet choices come last."""
        log = self._log()
        last = len(log) - sum(self.table.given)
        while last > 0 and self._quiet[last - 1] and log[last - 1].seat != seat:
            last -= 1
        return last

    def _is_final(self) -> bool:
        return not self.table.over and self.table.agenda[-1].is_final()

    def _is_whispered(self, seat: int, told: int) -> bool:
        """Is this seat the only one that may read the notes since then?"""
        return all(note.audience == 1 << seat for note in self._notes()[told:])

    def _answer(self, seat: int) -> list[int]:
        """The indices of the seat's unfinished answer in the log: its last lines there."""
        mine = [i for i, entry in enumerate(self._log()) if entry.seat == seat]
        return mine[-self.table.given[seat] :]

    def _shut(self) -> None:
        """Makes all lines so far final: chance has been drawn, or they come from a record."""
        new = len(self._log()) - len(self._shown)
        self._shown += [SHUT] * new
        self._quiet += [False] * new
        self._forced += [False] * new


def drawn_table(box: Box, seed: int) -> Table:
    """A table that keeps a log and a journal, at the first question; chance is drawn, beginning with this seed."""
    t = box.table(seed)
    t.log = []
    t.journal = Journal()
    advance(t)
    return t
