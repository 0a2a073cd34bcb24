"""One game in this terminal: people answer at the keyboard, bots on their chairs."""

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
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import to_act
from kubrik.engine.rulebook.clauses import Rulebook
from kubrik.engine.sitting import Sitting
from kubrik.engine.views import Asking, View


class Desk:
    """A game in the terminal. Shows a person only what its own views and notes contain."""

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
        self.last_picture: Final = [""] * len(seating.players)  # that each person saw
        self.person = seating.people[0]  # the person who was asked last
        self.chosen_before: Final = self.chosen()  # what people chose before the game was saved and loaded

    # ---- whose turn it is

    def next_person(self) -> int | None:
        """The next person to act, if any. People answer before bots, so that secret answers keep nobody waiting."""
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

    def needs_no_answer(self, seat: int) -> bool:
        """Can everybody see that there is only one way? Who could take something back instead is asked."""
        return self.sitting.has_only_way(seat) and not self.sitting.can_undo(seat)

    def go_on(self, seat: int) -> None:
        """Takes the only way for a person; the journal tells what happened."""
        self.sitting.answer(seat, self.question(seat).options[0])
        self.hearing.listen()

    def chosen(self) -> list[str]:
        """The names of all choices made by people."""
        return [e.choice.name for e in self.sitting.table.log or [] if e.seat in self.seating.people]

    def has_chosen(self) -> bool:
        """Has a person chosen anything since the start or the load of the game, so that it is worth saving?"""
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
        """All journal lines that this seat may read."""
        return self.texts.story(self.sitting.notes(seat), self.seating.names, self.screen.lang)

    def show_news(self, seat: int) -> bool:
        """Shows the journal lines that are new to this person; False if there are none."""
        new = self.texts.story(self.hearing.tell(seat), self.seating.names, self.screen.lang)
        for line in new:
            self.screen.show(f"· {line}", indent="  ")
        return bool(new)

    def show_picture(self, seat: int) -> None:
        self.seen_chapter[seat] = self.chapter(seat) or self.seen_chapter[seat]
        self.show_part(seat, self.picture(seat))

    def show_part(self, seat: int, picture: str) -> None:
        """Shows a picture of the table, or of the part that a question is about."""
        self.last_picture[seat] = picture
        self.screen.picture(picture)

    def is_on_screen(self, seat: int, picture: str) -> bool:
        """Did the last picture show everything below the heading of this one?"""
        return (picture.partition("\n")[2] or picture) in self.last_picture[seat]

    def is_new_chapter(self, seat: int) -> bool:
        """Has a new turn or phase begun since the person saw the table? Then the table is shown again."""
        return self.chapter(seat) not in (None, self.seen_chapter[seat])
