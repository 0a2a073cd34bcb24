"""What is said to somebody who chooses what they may not."""

from __future__ import annotations

GAME_OVER = "the game is over"
NOT_YOUR_TURN = "it is not this seat's turn to choose"
NOT_OFFERED = "this choice is not open now"
UNKNOWN = "there is no such choice in this game"


class Illegal(Exception):
    """A choice that was refused: nothing has changed. `clause` names the rule that forbids it ("" if none does)."""

    def __init__(self, reason: str, clause: str, choice: str) -> None:
        super().__init__(f"{choice}: {reason}" + (f" ({clause})" if clause else ""))
        self.reason = reason
        self.clause = clause
        self.choice = choice
