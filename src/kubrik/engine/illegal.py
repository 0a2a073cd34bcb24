"""The error for a choice that is not allowed."""

from __future__ import annotations

from typing import Final

from kubrik.engine.complaints import Complaint, said

GAME_OVER: Final = "game_over"
NOT_YOUR_TURN: Final = "not_your_turn"
NOT_OFFERED: Final = "not_offered"
UNKNOWN: Final = "unknown_choice"


class Illegal(Complaint):
    """A choice that was refused: nothing has changed. `clause` names the rule that forbids it ("" if none does)."""

    def __init__(self, reason: str, clause: str, choice: str) -> None:
        code = "illegal_by_clause" if clause else "illegal"
        super().__init__(code, choice=choice, reason=said(reason), clause=clause)
        self.args = (reason, clause, choice)  # for pickling: a different process makes it again from these
        self.reason: Final = reason
        self.clause: Final = clause
        self.choice: Final = choice
