"""One game at this screen: people answer here, bots on their chairs."""

from __future__ import annotations

from typing import Final

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.registry import BotError
from kubrik.cli.play.foreign import blaming
from kubrik.cli.play.hearing import Hearing
from kubrik.cli.play.saving import Shelf
from kubrik.cli.play.seating import Seating
from kubrik.cli.screen import Screen
from kubrik.engine.clauses import Rulebook
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import to_act
from kubrik.engine.sitting import Sitting
from kubrik.engine.views import Asking, View


class Desk:
    """Nothing is shown to a person but its own views and notes."""

    def __init__(
        self, sitting: Sitting, seating: Seating, bots: dict[int, Bot], book: Rulebook, screen: Screen, shelf: Shelf
    ) -> None:
        self.sitting: Final = sitting
        self.seating: Final = seating
        self.bots: Final = bots
        self.book: Final = book
        self.screen: Final = screen
        self.shelf: Final = shelf
        self.texts: Final = sitting.box.texts
        self.hearing: Final = Hearing(sitting, seating.people)
        self.seen_chapter: Final[list[tuple[str, str] | None]] = [None] * len(seating.players)
        self.last_picture: Final = [""] * len(seating.players)  # that each person saw, whole or in part
        self.person = seating.people[0]  # who was asked last
        self.chosen_before: Final = self.chosen()  # in a saved game

    # ---- whose turn it is

    def next_person(self) -> int | None:
        """People answer before bots: so nobody waits for an answer under seal."""
        return next((seat for seat in to_act(self.sitting.table) if seat in self.seating.people), None)

    def bot_chooses(self) -> None:
        seat = to_act(self.sitting.table)[0]
        box = self.sitting.box
        with self.screen.thinking(self.seating.names[seat]), blaming([self.seating.players[seat]]):
            choice = self.bots[seat].choose(Chair(self.sitting.table, seat, box.mind, box.view)).name
        try:
            self.sitting.choose(seat, choice)
        except Illegal as illegal:
            raise BotError("bot_cheated", bot=self.seating.players[seat], why=illegal.said) from illegal
        self.hearing.listen()

    def chosen(self) -> list[str]:
        """What people have chosen."""
        return [e.choice.name for e in self.sitting.table.log or [] if e.seat in self.seating.people]

    def has_chosen(self) -> bool:
        """Has a person chosen anything here that is worth keeping?"""
        return self.chosen() != self.chosen_before

    # ---- what a person sees

    def view(self, seat: int) -> View:
        return self.sitting.box.view(self.sitting.table, seat)

    def question(self, seat: int) -> Asking:
        asked = self.view(seat).question
        assert asked is not None, "only those who are to act are asked"
        return asked

    def picture(self, seat: int) -> str:
        return self.texts.picture(self.view(seat), self.seating.names, self.screen.lang)

    def glance(self, seat: int) -> str:
        return self.texts.glance(self.view(seat), self.seating.names, self.screen.lang)

    def chapter(self, seat: int) -> tuple[str, str] | None:
        return self.texts.chapter(self.view(seat))

    def journal(self, seat: int) -> list[str]:
        """All lines that this seat may read."""
        return self.texts.story(self.sitting.notes(seat), self.seating.names, self.screen.lang)

    def show_news(self, seat: int) -> bool:
        """The lines that are new to this person; False if there are none."""
        new = self.texts.story(self.hearing.tell(seat), self.seating.names, self.screen.lang)
        for line in new:
            self.screen.show(f"· {line}", indent="  ")
        return bool(new)

    def show_picture(self, seat: int) -> None:
        self.seen_chapter[seat] = self.chapter(seat) or self.seen_chapter[seat]
        self.show_part(seat, self.picture(seat))

    def show_part(self, seat: int, picture: str) -> None:
        """A picture of the table, or of what a question is about."""
        self.last_picture[seat] = picture
        self.screen.picture(picture)

    def is_on_screen(self, seat: int, picture: str) -> bool:
        """Did the last picture show all that stands below the heading of this one?"""
        return (picture.partition("\n")[2] or picture) in self.last_picture[seat]

    def is_new_chapter(self, seat: int) -> bool:
        """Another turn or phase than when the person saw the table last: it is shown again."""
        return self.chapter(seat) not in (None, self.seen_chapter[seat])
