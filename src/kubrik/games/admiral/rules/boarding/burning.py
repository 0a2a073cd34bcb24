"""Fireships, a module (AD-21.1, AD-21.2, AD-21.5)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.admiral.rules.boarding.boarding import may_board, touched_enemies
from kubrik.games.admiral.rules.boarding.refusals import out_of_touch, wrong_target
from kubrik.games.admiral.rules.damage import harm, sink
from kubrik.games.admiral.rules.ending import settle
from kubrik.games.admiral.rules.firing.resolving import Die
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.choices import BURN
from kubrik.games.admiral.table.questions import WHOM_TO_BURN
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import NOBODY, STORM

CATCHES_UP_TO: Final = 4
DAMAGE: Final = 4


class Burn(TurnAction[Admiral]):
    """A brig may burn once a turn; asks which target (Q-14)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        if t.rules.settings.fireships and not t.burnt and t.strength != STORM:
            for ship in fleet:
                if t.rules.classes[ship].burns and may_board(t, ship) and touched_enemies(t, ship):
                    found.append(t.rules.choices.burn[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == BURN

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        if len(so_far) > 1:
            return []
        return [t.rules.choices.target[enemy][0] for enemy in touched_enemies(t, so_far[0].a)]

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return WHOM_TO_BURN

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return burn_refusal(t, seat, choice.a) if choice.kind == BURN else ""
        if so_far[0].kind != BURN:
            return ""
        return wrong_target(t, seat, choice, self.following(t, seat, so_far), "AD-21.1")

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        t.show()
        t.burnt = True
        t.do_first(FireDie(seat, answers[0].a, answers[1].a))


def burn_refusal(t: Admiral, seat: int, ship: int) -> str:
    if not t.rules.settings.fireships:
        return "AD-19.8"
    if t.flags[ship] != seat or not t.rules.classes[ship].burns or t.strength == STORM:
        return "AD-21.1"
    if t.burnt or not may_board(t, ship):
        return "AD-21.5"
    return out_of_touch(t, ship, "AD-21.1")


class FireDie(Die):
    """Both losses are settled together (AD-21.5)."""

    def __init__(self, seat: int, brig: int, enemy: int) -> None:
        self.seat: Final = seat
        self.brig: Final = brig
        self.enemy: Final = enemy

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        t.note(notes.BURNS, self.seat, self.brig, self.enemy, outcome.a)
        sink(t, self.brig, NOBODY)
        if outcome.a <= CATCHES_UP_TO:
            harm(t, self.enemy, DAMAGE, self.seat)
        settle(t)
