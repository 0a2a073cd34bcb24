"""Steps that many games need: rolling a die, dealing a card."""

from __future__ import annotations

from typing import Final, TypeVar

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw
from kubrik.kit.table import Table

T = TypeVar("T", bound=Table)


class Roll(Draw[T]):
    """A seat rolls one die. The game lists its faces among its outcomes: `{"die": range(1, 7)}`."""

    kind = "die"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def rolled(self, t: T, face: int) -> None:
        """What happens with the result. The view decides who sees it."""
        raise NotImplementedError

    def outcomes(self, t: T) -> list[Outcome]:
        return [Outcome(face, 1) for face in t.outcomes(self.kind)]

    def drawn(self, t: T, outcome: Choice) -> None:
        self.rolled(t, outcome.a)


class Deal(Draw[T]):
    """Deals one card from a deck to a seat. The game lists its cards among its outcomes: `{"card": range(52)}`."""

    kind = "card"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def deck(self, t: T) -> list[int]:
        """The cards that are left, in any order."""
        raise NotImplementedError

    def dealt(self, t: T, card: int) -> None:
        """What happens with the card; it has already left the deck."""
        raise NotImplementedError

    def prepare(self, t: T) -> bool:
        return bool(self.deck(t))

    def outcomes(self, t: T) -> list[Outcome]:
        left = self.deck(t)
        return [Outcome(card, left.count(card.a)) for card in t.outcomes(self.kind) if card.a in left]

    def drawn(self, t: T, outcome: Choice) -> None:
        self.deck(t).remove(outcome.a)
        self.dealt(t, outcome.a)
