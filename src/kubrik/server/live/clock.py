"""How long each seat has been asked, for tables where a choice has its time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kubrik.server.live.game import LiveGame

MINUTE: Final = 60.0  # seconds


class Clock:
    """A seat's time begins when it is asked, and anew with every choice of its own, whatever others do."""

    def __init__(self, minutes: int) -> None:
        self.seconds: Final = minutes * MINUTE
        self._asked: Final[dict[int, tuple[int, float]]] = {}  # by seat: which question, and since when

    def look(self, game: LiveGame, now: float) -> None:
        """After every line."""
        if not self.seconds:
            return
        asked = game.asked()
        for seat in [seat for seat in self._asked if seat not in asked]:
            del self._asked[seat]
        for seat in asked:
            if self._asked.get(seat, (-1, 0.0))[0] != game.ask(seat):
                self._asked[seat] = game.ask(seat), now

    def deadline(self, seat: int) -> float | None:
        return self._asked[seat][1] + self.seconds if seat in self._asked else None

    def next_deadline(self, seats: Iterable[int]) -> float | None:
        found = [self.deadline(seat) for seat in seats]
        return min((at for at in found if at is not None), default=None)

    def late(self, seats: Iterable[int], now: float) -> list[int]:
        """Who of these has run out of time."""
        return [seat for seat in seats if (self.deadline(seat) or now + 1) <= now]
