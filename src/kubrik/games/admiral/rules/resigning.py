"""Resigning, if the players agreed on it (AD-22.6, AD-22.12)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.admiral.rules.damage import leave_flotsam
from kubrik.games.admiral.rules.ending import settle
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.choices import RESIGN
from kubrik.games.admiral.table.state import Admiral, off_the_board


class Resign(TurnAction[Admiral]):
    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        if t.rules.settings.resign:
            found.append(t.rules.choices.resign)

    def has(self, opening: Choice) -> bool:
        return opening.kind == RESIGN

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        """Without the option nobody may resign (AD-19.8)."""
        return "AD-22.6" if choice.kind == RESIGN and not t.rules.settings.resign else ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        """The ships leave the board, their gold stays, and nobody scores them."""
        t.show()
        t.note(notes.RESIGNS, seat)
        for ship in t.fleet(seat):
            t.rules.leaving.comes(t, ship, seat)
            leave_flotsam(t, ship)
            off_the_board(t, ship)
        settle(t)
