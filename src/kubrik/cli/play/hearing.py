"""News for the people at this screen, with the facts as first told: some journals hide names later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kubrik.engine.journal import Note
from kubrik.engine.sitting import Sitting


class Hearing:
    """For each person at this screen: the notes that were not shown yet."""

    def __init__(self, sitting: Sitting, people: Sequence[int]) -> None:
        self.sitting: Final = sitting
        self.news: Final[dict[int, list[Note]]] = {seat: [] for seat in people}
        self.heard: Final = dict.fromkeys(people, 0)  # the number of journal notes heard so far

    def listen(self) -> None:
        """Collects the new notes, after every choice of a bot and before a person is asked."""
        for seat in self.news:
            notes = self.sitting.notes(seat)
            self.news[seat] += notes[self.heard[seat] :]
            self.heard[seat] = len(notes)

    def take_back(self) -> None:
        """Forgets the notes of a choice that was undone."""
        for seat in self.news:
            notes = len(self.sitting.notes(seat))
            too_many = max(0, self.heard[seat] - notes)
            self.news[seat] = self.news[seat][: max(0, len(self.news[seat]) - too_many)]
            self.heard[seat] -= too_many

    def remember(self, last: int) -> None:
        """Prepares a loaded game: only its `last` notes are told again."""
        self.listen()
        for seat, notes in self.news.items():
            self.news[seat] = notes[max(0, len(notes) - last) :]

    def tell(self, seat: int) -> list[Note]:
        """The new notes for this seat; each is returned only once."""
        self.listen()
        news, self.news[seat] = self.news[seat], []
        return news
