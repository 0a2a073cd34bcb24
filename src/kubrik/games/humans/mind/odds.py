"""Chances of two dice and of the army deck, computed once."""

from __future__ import annotations

from typing import Final

from kubrik.games.humans.box.cards import Cards

MOST_STRENGTH: Final = 60


def at_least(n: int) -> float:
    """The chance that two dice show n or more."""
    ways = 0
    for a in range(1, 7):
        for b in range(1, 7):
            if a + b >= n:
                ways += 1
    return ways / 36.0


class Odds:
    """The chances that two dice reach a number, and that a group of some strength beats the next army card."""

    def __init__(self, cards: Cards) -> None:
        self.dice: Final = [at_least(n) for n in range(14)]  # index 13: never reached
        total = sum([a.copies for a in cards.armies])
        self.one_card: Final = [
            sum([a.copies * self.reach(a.strength - s if a.is_army else 0) for a in cards.armies]) / total
            for s in range(MOST_STRENGTH)
        ]

    def reach(self, n: int) -> float:
        """The chance of n or more with two dice."""
        if n <= 2:
            return 1.0
        return self.dice[n] if n <= 12 else 0.0

    def survive(self, strength: int, cards: int) -> float:
        """The chance to beat this many unknown army cards in a row."""
        p = self.one_card[strength] if strength < MOST_STRENGTH else 1.0
        if cards == 1:
            return p
        return p * p if cards == 2 else p * p * p
