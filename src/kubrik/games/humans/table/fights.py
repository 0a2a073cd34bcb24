"""A battle between captains, and a catch with its armies, while they last."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.humans.box.cards import ArmyCard


class Effect:
    """A boost or a cancellation that lies on one ship of a group in the current battle (its place in the group,
    TH-8.40).
    """

    def __init__(self, seat: int, place: int, boost: int, cancels: bool) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.boost: Final = boost
        self.cancels: Final = cancels


NO_SEATS: Final[list[int]] = []
NO_NUMBERS: Final = [[0] * seats for seats in range(6)]
NOT_ROLLED: Final = Choice(0, 0, 0, "", -1)
NO_DICE: Final = [[NOT_ROLLED] * seats for seats in range(6)]
NO_EFFECTS: Final[list[Effect]] = []


class Battle:
    """A battle between captains for one city (section 8).

    Clones share every list but `dice` and `totals`: the others are replaced when they change.
    """

    def __init__(
        self,
        cell: int,
        order: list[int],
        announced: int,
        stay: list[int],
        pool: list[int],
        dice: list[Choice],
        totals: list[int],
        passed: int,
        effects: list[Effect],
        claims: list[int],
    ) -> None:
        self.cell: Final = cell
        self.order: Final = order  # in which order they announce (TH-8.12, TH-8.13, TH-8.14, TH-8.15, TH-8.17)
        self.announced = announced
        self.stay = stay  # the captains who have not retreated
        self.pool = pool  # the captains who still roll
        self.dice = dice  # by seat, as last rolled
        self.totals = totals  # by seat, of the last roll each took part in (TH-8.57)
        self.passed = passed  # one bit per seat
        self.effects = effects
        self.claims = claims  # by seat: the die thrown for a trophy claim

    def clone(self) -> Battle:
        return Battle(
            self.cell,
            self.order,
            self.announced,
            self.stay,
            self.pool,
            self.dice.copy(),
            self.totals.copy(),
            self.passed,
            self.effects,
            self.claims,
        )


class Catch:
    """A catch under way: the opened army cards and how far the captor has got (section 10.2)."""

    def __init__(
        self, seat: int, cell: int, armies: list[ArmyCard], done: list[bool], dice: Choice, boost: int, stopped: bool
    ) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.armies = armies
        self.done = done  # beaten, skipped, or not an army
        self.dice = dice
        self.boost = boost
        self.stopped = stopped

    def clone(self) -> Catch:
        return Catch(self.seat, self.cell, self.armies.copy(), self.done.copy(), self.dice, self.boost, self.stopped)

    def next_army(self) -> int:
        """The first army that must still be beaten, or -1."""
        for i in range(len(self.done)):
            if not self.done[i]:
                return i
        return -1


def pips(dice: Choice) -> int:
    """The sum of both dice (TH-8.28); 0 if they were not rolled."""
    return dice.a + dice.b
