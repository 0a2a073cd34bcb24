"""A chair that is never offered one of the parts: what is it worth to be able to take it?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.bots.chair import Chair
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Mind
from kubrik.engine.study import Study
from kubrik.engine.table import Table
from kubrik.engine.views import View


class FencedChair(Chair):
    """Offers what doesn't take the part; if nothing else is left, everything, for somebody has to choose."""

    def __init__(
        self, t: Table, seat: int, mind: Mind, see: Callable[[Table, int], View], study: Study, part: str
    ) -> None:
        super().__init__(t, seat, mind, see)
        self.study: Final = study
        self.part: Final = part

    def options(self) -> list[Choice]:
        offer = super().options()
        return [choice for choice in offer if not self.bars(choice)] or offer

    def bars(self, choice: Choice) -> bool:
        return choice.kind in self.study.taking and self.part in self.study.taken(self.view(), choice)
