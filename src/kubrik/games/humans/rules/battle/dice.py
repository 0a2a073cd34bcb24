"""Two dice, once for the whole group: in a battle or against an army (TH-8.25, TH-8.26, TH-10.14)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw
from kubrik.games.humans.rules.battle.strength import army_total, battle_total
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import Humans


class RollDice(Draw[Humans]):
    """Two six-sided dice, 36 equally likely throws (TH-1.31, TH-1.32)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def outcomes(self, t: Humans) -> list[Outcome]:
        return [Outcome(c, 1) for c in t.rules.outcomes.dice]

    def draw(self, t: Humans) -> Choice:
        return t.rules.outcomes.dice[t.rng.below(36)]

    def drawn(self, t: Humans, outcome: Choice) -> None:
        if t.battle is not None:
            t.battle.dice[self.seat] = outcome
        else:
            t.the_catch().dice = outcome
        if t.journal is not None:
            self.tell(t, outcome)

    def tell(self, t: Humans, outcome: Choice) -> None:
        if t.battle is not None:
            t.note(notes.DICE_ROLLED, self.seat, outcome.a, outcome.b, battle_total(t, self.seat))
        else:
            t.note(notes.ARMY_DICE_ROLLED, self.seat, outcome.a, outcome.b, army_total(t))


ROLL_DICE: Final = [RollDice(s) for s in range(5)]
