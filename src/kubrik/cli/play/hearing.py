"""What people hear: every fact as it was told, for some journals forget names later, and who was there does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kubrik.engine.journal import Note
from kubrik.engine.sitting import Sitting


class Hearing:
    """For each person at this screen, what he has not been shown yet."""

    def __init__(self, sitting: Sitting, people: Sequence[int]) -> None:
        self.sitting: Final = sitting
        self.news: Final[dict[int, list[Note]]] = {seat: [] for seat in people}
        self.heard: Final = dict.fromkeys(people, 0)  # how many notes of the journal

    def listen(self) -> None:
        """After every choice of a bot; people hear the news before they are asked."""
        for seat in self.news:
            notes = self.sitting.notes(seat)
            self.news[seat] += notes[self.heard[seat] :]
            self.heard[seat] = len(notes)

    def take_back(self) -> None:
        """A choice never was: nobody has heard of it."""
        for seat in self.news:
            notes = len(self.sitting.notes(seat))
            too_many = max(0, self.heard[seat] - notes)
            self.news[seat] = self.news[seat][: max(0, len(self.news[seat]) - too_many)]
            self.heard[seat] -= too_many

    def remember(self, last: int) -> None:
        """A saved game goes on: of all that was heard before, so many notes are told again."""
        self.listen()
        for seat, notes in self.news.items():
            self.news[seat] = notes[max(0, len(notes) - last) :]

    def tell(self, seat: int) -> list[Note]:
        """Once."""
        self.listen()
        news, self.news[seat] = self.news[seat], []
        return news
