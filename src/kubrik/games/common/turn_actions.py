"""The actions of a turn, in games whose turns are menus: an opening, the questions after it, and what is done."""

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
    """One kind of action. It keeps no state; each game lists the openings in its own way."""

    def has(self, opening: Choice) -> bool:
        """Is this one of the action's openings?"""
        raise NotImplementedError

    def following(self, t: T, seat: int, so_far: list[Choice]) -> list[Choice]:
        """The possible next answers; empty when the action is complete."""
        return []

    def question(self, t: T, seat: int, so_far: list[Choice]) -> Question:
        """The question to ask after these answers."""
        raise NotImplementedError

    def refusal(self, t: T, seat: int, so_far: list[Choice], choice: Choice) -> str:
        """The clause that forbids a choice which is not available; "" if it is not for this action to say."""
        return ""

    def carry_out(self, t: T, seat: int, answers: list[Choice]) -> None:
        raise NotImplementedError


def refused_by(actions: Sequence[Action[Any]], t: Table, seat: int, so_far: list[Choice], choice: Choice) -> str:
    """The first clause that any of the actions names."""
    for action in actions:
        clause = action.refusal(t, seat, so_far, choice)
        if clause:
            return clause
    return ""
