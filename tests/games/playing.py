"""A table in play, whatever the game: choosing by name, telling chance, and reading what is asked and noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Self, TypeVar

from kubrik.engine.choices import Catalogue, Choice
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import advance, choose, options, question, to_act
from kubrik.engine.table import CHANCE, AnyStep, Table

T = TypeVar("T", bound=Table)


class Playing(Generic[T]):
    """What a scene of any game may do once the table is set."""

    def __init__(self, t: T, choices: Catalogue, outcomes: Catalogue) -> None:
        self.t = t
        self.catalogue = choices
        self.outcomes = outcomes

    def go(self, *steps: AnyStep) -> Self:
        """These steps are to be done; go on to the first question (or the first draw)."""
        self.t.do(list(steps))
        advance(self.t)
        return self

    def choose(self, seat: int, *names: str) -> Self:
        """One choice after another, by their names; Illegal where the rules say so."""
        for name in names:
            choose(self.t, seat, self.choice(name))
        return self

    def chance(self, *names: str) -> Self:
        for name in names:
            outcome = self.outcomes.named(name)
            assert outcome is not None, f"chance knows no {name!r}"
            choose(self.t, CHANCE, outcome)
        return self

    def answer_for(self, seat: int, default: Callable[[T, int], Choice]) -> list[str]:
        """This player is absent: answers for them as long as they are asked, and which those were."""
        answers: list[str] = []
        while seat in self.asked():
            choice = default(self.t, seat)
            answers.append(choice.name)
            choose(self.t, seat, choice)
        return answers

    def choice(self, name: str) -> Choice:
        found = self.catalogue.named(name)
        assert found is not None, f"there is no choice {name!r}"
        return found

    def options(self, seat: int) -> list[str]:
        return [c.name for c in options(self.t, seat)]

    def asked(self) -> list[int]:
        return to_act(self.t)

    def clause(self, seat: int) -> str:
        return question(self.t, seat).clause

    def refusal(self, seat: int, name: str) -> str:
        """The clause that forbids this choice."""
        try:
            self.choose(seat, name)
        except Illegal as e:
            return e.clause
        raise AssertionError(f"{name!r} is not refused")

    def notes(self, kind: int, seat: int | None = None) -> list[tuple[int, int, int, int]]:
        """The facts of one kind in the journal (as this seat reads it)."""
        journal = self.t.journal
        assert journal is not None
        read = journal.now() if seat is None else journal.read_by(seat)
        return [(n.a, n.b, n.c, n.d) for n in read if n.kind == kind]
