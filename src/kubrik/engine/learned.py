"""A mind that has learned: it imagines and guesses as its teacher does, and judges by an opinion of its own."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Mind, Thinking
from kubrik.engine.opinion import Features, Opinion
from kubrik.engine.table import Table


class LearnedMind(Mind):
    """The teacher is the game's mind with the handwritten evaluation."""

    def __init__(self, taught_by: Mind, opinion: Opinion, thinking: Thinking) -> None:
        features = taught_by.features()
        assert features is not None, "who describes no tables can't learn"
        self.taught_by: Final = taught_by
        self.seen: Final[Features] = features
        self.opinion: Final = opinion
        self.settings: Final = thinking

    def teacher(self) -> Mind:
        return self.taught_by

    def features(self) -> Features | None:
        return self.seen

    def thinking(self) -> Thinking:
        return self.settings

    def has_secrets(self, t: Table) -> bool:
        return self.taught_by.has_secrets(t)

    def hide(self, w: Table, seat: int, rng: Rng) -> None:
        self.taught_by.hide(w, seat, rng)

    def guess(self, t: Table, seat: int, offer: list[Choice], rng: Rng) -> Choice:
        return self.taught_by.guess(t, seat, offer, rng)

    def discreet(self, t: Table, offer: list[Choice]) -> list[Choice]:
        return self.taught_by.discreet(t, offer)

    def pay_offs(self, t: Table) -> list[float]:
        return self.taught_by.pay_offs(t)

    def worth(self, t: Table) -> list[float]:
        if t.over:
            return self.taught_by.pay_offs(t)
        return self.seen.by_seat(t, self.opinion.chances(self.seen.of(t), self.seen.phase(t)))
