"""Answers that a player may give once for all, for a ship."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.standing import Standing


def for_ship(asked: Question, ship: int, choice: Choice) -> Standing:
    """Always this choice, where this question is about this ship."""
    return Standing(asked.name, str(ship), choice.name)
