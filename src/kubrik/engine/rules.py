"""Rules put together before the game: chapters of steps, windows for reactions, modifiers, expansions' own state."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.table import AnyStep, Table

T = TypeVar("T", bound=Table)


class AssemblyError(Exception):
    """The error for an expansion that does not fit the rules it is installed into."""


class Chapter:
    """A named list of steps in the order of the rulebook, to which an expansion may add lines."""

    def __init__(self, name: str, steps: list[AnyStep]) -> None:
        self.name: Final = name
        self.steps: Final = steps

    def insert_after(self, anchor: type, step: AnyStep) -> None:
        self.steps.insert(self._find(anchor) + 1, step)

    def insert_before(self, anchor: type, step: AnyStep) -> None:
        self.steps.insert(self._find(anchor), step)

    def replace(self, anchor: type, step: AnyStep) -> None:
        self.steps[self._find(anchor)] = step

    def _find(self, anchor: type) -> int:
        """The index of the step of this kind; an error if there is none or more than one."""
        found = [i for i, s in enumerate(self.steps) if isinstance(s, anchor)]
        if len(found) != 1:
            raise AssemblyError(f"chapter {self.name!r} has {len(found)} steps {anchor.__name__}, one is needed")
        return found[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Generic[T]):
    """What a card or an expansion may do when a window opens."""

    def steps(self, t: T, seat: int, subject: int) -> list[AnyStep]:
        raise NotImplementedError


class Window:
    """A moment that can be reacted to: the event's step opens it and then does the steps of all reactions."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.reactions: Final[list[Reaction[Any]]] = []

    def open(self, t: Table, seat: int, subject: int) -> list[AnyStep]:
        """The steps of all reactions, in the order in which the reactions were registered."""
        answers: list[AnyStep] = []
        for r in self.reactions:
            answers += r.steps(t, seat, subject)
        return answers


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Generic[T]):
    """A standing effect that changes a number of the rules, and nothing else."""

    def change(self, t: T, subject: int, n: int) -> int:
        raise NotImplementedError


class Number:
    """A number of the rules that standing effects may change, such as the points of a boarding party."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.modifiers: Final[list[Modifier[Any]]] = []

    def of(self, t: Table, subject: int, printed: int) -> int:
        n = printed
        for m in self.modifiers:
            n = m.change(t, subject, n)
        return n


@mypyc_attr(allow_interpreted_subclasses=True)
class Annex:
    """State that an expansion keeps at the table."""

    def clone(self) -> Annex:
        raise NotImplementedError
