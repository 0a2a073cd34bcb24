"""A table: what lies on it, and the agenda of what is still to be done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.journal import EVERYBODY, Journal
from kubrik.engine.questions import Question
from kubrik.engine.standing import Standing

CHANCE: Final = -1  # the seat number of chance, for tables that are told its outcomes
# Shared by all tables while nobody is asked under seal: replace them, never change them.
NO_ANSWERS: Final[list[list[Choice]]] = []
NONE_GIVEN: Final[list[int]] = []
NONE_READY: Final[list[bool]] = []


class Entry:
    """A line of the log: who chose (or CHANCE), and what."""

    def __init__(self, seat: int, choice: Choice) -> None:
        self.seat: Final = seat
        self.choice: Final = choice

    def __repr__(self) -> str:
        return f"{'chance' if self.seat == CHANCE else f'seat {self.seat}'}: {self.choice.name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyStep:
    """One line of the rules. It never changes, so that clones of a table share it."""

    def __repr__(self) -> str:
        return type(self).__name__

    def go(self, t: Table) -> bool:
        """Does what needs no answer; False if somebody has to answer first."""
        raise NotImplementedError

    def next_seat(self, t: Table) -> int:
        """The first seat that has to answer."""
        raise NotImplementedError

    def seats_to_act(self, t: Table) -> list[int]:
        return [self.next_seat(t)]

    def offer(self, t: Table, seat: int) -> list[Choice]:
        """The seat's legal answers: the only place where legality is written."""
        raise NotImplementedError

    def take(self, t: Table, seat: int, choice: Choice) -> None:
        """Carries out an answer that is on offer."""
        raise NotImplementedError

    def asks(self, t: Table, seat: int) -> Question:
        """The question that the seat is asked."""
        raise NotImplementedError

    def why_not(self, t: Table, seat: int, choice: Choice) -> str:
        """The clause that forbids a choice which is not on offer; "" if only the question itself does."""
        return ""

    def is_final(self) -> bool:
        """Is the answer an announcement, which nobody may take back?"""
        return False

    def shows_its_ways(self, t: Table, seat: int) -> bool:
        """Can everybody see that the only way this seat has is the only one? Then no person is asked."""
        return False

    def may_stand(self, t: Table, seat: int) -> Standing | None:
        """The answer that the seat may give once for all, if there is one."""
        return None

    def reopen(self, t: Table, seat: int) -> None:
        """Forgets what this seat has answered under seal, and asks it again (used when imagining)."""

    def outcomes_now(self, t: Table) -> list[Outcome]:
        """The possible outcomes, if chance is to be entered."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of one game. A game's own table adds what lies on it and a `clone` that copies it."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.rng = Rng(0)
        self.agenda: list[AnyStep] = []
        self.answers = NO_ANSWERS  # sealed, by seat, while all are asked at once
        self.given = NONE_GIVEN  # how many of these answers the seat gave itself (the rest were automatic)
        self.ready = NONE_READY  # which seats have finished; everybody may see it
        self.offers = NO_ANSWERS  # what each of them is asked now; empty: nothing left
        self.options_now: list[Choice] | None = None  # the options of the one seat that is asked, once computed
        self.over = False
        self.explicit_chance = False
        self.journal: Journal | None = None
        self.log: list[Entry] | None = None
        self.shown = 0  # counts the moments that can't be undone past
        self.uncovered = 0  # counts those of them that told more than the choice itself

    def copy_onto(self, t: Table) -> None:
        """Copies what every clone needs. A clone keeps no journal and no log."""
        t.rng.state = self.rng.state
        t.agenda = self.agenda.copy()
        if self.answers:
            t.answers = [a.copy() for a in self.answers]
            t.given = self.given.copy()
            t.ready = self.ready.copy()
            t.offers = self.offers.copy()
        t.options_now = self.options_now
        t.over = self.over
        t.explicit_chance = self.explicit_chance
        t.shown = self.shown
        t.uncovered = self.uncovered

    def __repr__(self) -> str:
        """Shows the next step: steps carry no secrets."""
        comes = "over" if self.over else f"next is {self.agenda[-1]!r}" if self.agenda else "nothing to do yet"
        return f"<{type(self).__name__} for {self.seats}: {comes}>"

    def clone(self) -> Table:
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points now, as the game counts them."""
        raise NotImplementedError

    def do(self, steps: list[AnyStep]) -> None:
        """Puts these steps next, in this order, before the rest of the agenda."""
        agenda = self.agenda
        for i in range(len(steps) - 1, -1, -1):
            agenda.append(steps[i])

    def do_first(self, step: AnyStep) -> None:
        """Puts one step next."""
        self.agenda.append(step)

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Adds a note to the journal that everybody may read."""
        journal = self.journal
        if journal is not None and journal.keeps[kind]:  # asked here, too: an experiment keeps few of many
            journal.add(kind, EVERYBODY, a, b, c, d)

    def whisper(self, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Adds a note to the journal that only this seat may read."""
        journal = self.journal
        if journal is not None and journal.keeps[kind]:
            journal.add(kind, 1 << seat, a, b, c, d)

    def show(self) -> None:
        """Marks that something hidden was shown: nothing before this moment may be undone."""
        self.shown += 1

    def uncover(self) -> None:
        """Marks that something only its owner knew was turned over: what it is does not follow from the choice."""
        self.shown += 1
        self.uncovered += 1
