"""What a player may do on a turn, in games whose turns are menus: an opening, what is asked after it, and the deed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.table import Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[T]):
    """One of the things to do. It keeps no state; how openings are listed is each game's own affair."""

    def has(self, opening: Choice) -> bool:
        """Is this one of its openings?"""
        raise NotImplementedError

    def following(self, t: T, seat: int, so_far: list[Choice]) -> list[Choice]:
        """What may be answered next; empty when the action is whole."""
        return []

    def question(self, t: T, seat: int, so_far: list[Choice]) -> Question:
        """The question after these answers."""
        raise NotImplementedError

    def refusal(self, t: T, seat: int, so_far: list[Choice], choice: Choice) -> str:
        """The clause that forbids a choice which is not open, "" if it is not this action's to say."""
        return ""

    def carry_out(self, t: T, seat: int, answers: list[Choice]) -> None:
        raise NotImplementedError


def refused_by(actions: Sequence[Action[Any]], t: Table, seat: int, so_far: list[Choice], choice: Choice) -> str:
    """The first clause that one of the actions names."""
    for action in actions:
        clause = action.refusal(t, seat, so_far, choice)
        if clause:
            return clause
    return ""
