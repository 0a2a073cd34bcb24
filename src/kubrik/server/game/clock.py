"""How long each seat has been asked, for tables where a choice has its time."""

from __future__ import annotations

from typing import Final

from kubrik.server.game.game import LiveGame

MINUTE: Final = 60.0  # seconds


class Clock:
    """A seat's time begins when it is asked, and again when it has answered, no matter what others do.

    All parts of an answer under seal share it: when it runs out, everybody sees that, and nobody how many there were.
    """

    def __init__(self, minutes: int) -> None:
        self.seconds: Final = minutes * MINUTE
        self._asked: Final[dict[int, tuple[int, float]]] = {}  # by seat: which question, and since when

    def look(self, game: LiveGame, now: float) -> None:
        """Note who is asked something new since the last look; called after every line."""
        if not self.seconds:
            return
        asked = game.asked()
        for seat in [seat for seat in self._asked if seat not in asked]:
            del self._asked[seat]
        for seat in asked:
            if self._asked.get(seat, (-1, 0.0))[0] != game.asks.answers[seat]:
                self._asked[seat] = game.asks.answers[seat], now

    def deadlines(self) -> dict[int, float]:
        """When each seat that is asked runs out of time, by seat."""
        return {seat: since + self.seconds for seat, (_, since) in self._asked.items()}
