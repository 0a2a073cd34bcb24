"""A player's own answers so far: what the question is about, and what is fired at or fought."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.admiral.table.choices import (
    BANK,
    BOARD_WITH,
    BURN,
    FIRE_AT,
    FIRE_FORT,
    LOAD,
    MOVE,
    STORM_WITH,
    TARGET,
    TURN,
)
from kubrik.games.admiral.table.state import Admiral

OF_SHIP: Final = (MOVE, TURN, BOARD_WITH, STORM_WITH, LOAD, BANK, BURN)  # these lead to more questions about one ship


def given(t: Admiral, seat: int) -> list[Choice]:
    return t.answers[seat] if t.answers else []


def subject(t: Admiral, seat: int) -> int | None:
    """The ship or fort of the unfinished choice, or that an expansion asks about."""
    told = [addition.subject(t, seat) for addition in t.rules.additions]
    return next((thing for thing in told if thing is not None), begun_with(t, given(t, seat)))


def begun_with(t: Admiral, answers: list[Choice]) -> int | None:
    if answers and answers[0].kind == FIRE_FORT:
        return t.rules.number_of_ships + answers[0].a
    return answers[0].a if answers and answers[0].kind in OF_SHIP else None


def target(t: Admiral, seat: int) -> int | None:
    return next((c.a for c in given(t, seat) if c.kind in (FIRE_AT, TARGET)), None)
