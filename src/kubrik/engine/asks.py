"""Which question each seat has come to: a number that changes whenever the seat is asked something new."""

from __future__ import annotations

from typing import Final


class Asks:
    """An answer under seal may have several parts. Only its own seat may notice these; others see whole answers."""

    def __init__(self, seats: int) -> None:
        self.parts: Final = [0] * seats  # changes with every choice of the seat
        self.answers: Final = [0] * seats  # changes when an answer is finished

    def chosen(self, seat: int, is_finished: bool) -> None:
        """Counts a choice of the seat, which finished its answer or a part of it."""
        self.parts[seat] += 1
        if is_finished:
            self.answers[seat] += 1

    def reopened(self, seat: int) -> None:
        """Counts that the seat begins a sealed answer again; nobody else notices."""
        self.parts[seat] += 1

    def taken_back(self) -> None:
        """Counts that a public choice was taken back: every seat's question is a new one."""
        for seat in range(len(self.parts)):
            self.parts[seat] += 1
            self.answers[seat] += 1
