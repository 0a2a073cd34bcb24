"""What code outside the rules knows of a game: a name, its options, and boxes from which tables are set."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar

import msgspec

from kubrik.engine.about import About, Option
from kubrik.engine.choices import Catalogue, Choice
from kubrik.engine.complaints import Complaint, said
from kubrik.engine.languages import Words
from kubrik.engine.mind import Mind
from kubrik.engine.play import options
from kubrik.engine.standing import Standing
from kubrik.engine.study import Study
from kubrik.engine.table import CHANCE, Table
from kubrik.engine.texts import Texts
from kubrik.engine.views import Drawn, Furniture, View, Way


class SetupError(Complaint):
    """A game that can't be set up as asked."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is set up. `cards` is the text of a custom card file ("" for the game's own)."""

    game: str
    seats: int
    expansions: tuple[str, ...] = ()
    options: dict[str, str] = {}
    cards: str = ""


class Box(ABC):
    """A game with its cards, options and expansions chosen: tables are set from it."""

    setup: Setup
    rules_version: int
    cards_digest: str  # changes whenever the cards do
    catalogue: Catalogue  # what seats may choose
    outcomes: Catalogue  # what chance may bring
    mind: Mind
    texts: Texts

    def __repr__(self) -> str:
        return f"<box of {self.setup.game} for {self.setup.seats}>"

    @abstractmethod
    def table(self, seed: int) -> Table:
        """A table with everything in its place. Nothing has happened yet: `advance` begins the game."""

    @abstractmethod
    def view(self, t: Table, seat: int | None) -> View:
        """What a seat or a spectator (None) sees."""

    def seat_view(self, public: View, t: Table, seat: int) -> View:
        """A seat's view, built on the spectator's view of the same moment, which several seats can share."""
        return self.view(t, seat)

    def named(self, by: int, name: str) -> Choice:
        """The choice of a line of a log, or what CHANCE brought, by its stable name."""
        choice = (self.outcomes if by == CHANCE else self.catalogue).named(name)
        if choice is None:
            raise LookupError(f"{self.setup.game} knows no {name!r}")
        return choice

    def default_choice(self, t: Table, seat: int) -> Choice:
        """The rulebook's choice for a player who is absent or out of time."""
        return options(t, seat)[0]

    def way(self, view: View, choice: str) -> Way:
        """The kind of this choice, and the places on the board that lead to it; computed from the seat's view alone."""
        return Way(choice, "choice", ())

    @abstractmethod
    def furniture(self) -> Furniture:
        """Everything that drawing the table needs and that never changes."""

    @abstractmethod
    def ranks(self, t: Table) -> list[int]:
        """The place of each seat when the game is over, 1 for a winner."""


class Game(ABC):
    """A game that Kubrik offers."""

    name: str
    title: ClassVar[Words]
    rules_version: int
    min_seats: int
    max_seats: int
    usual_seats: int = 3  # seats, if nobody says how many
    ahead: Standing | None = None  # the answer that players may give before they are asked, as passing in advance
    drawn: Drawn | None = None  # what its own board in the page is drawn from; None: it gets the generic board
    about: About = About()
    study: Study = Study()  # what the laboratory may ask of it
    expansions: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()

    def __repr__(self) -> str:
        return f"<{self.title['en']} for {self.min_seats} to {self.max_seats}>"

    @abstractmethod
    def box(self, setup: Setup) -> Box:
        """Checks the setup and makes the box; SetupError (or a card file's own error) says what is wrong."""

    @abstractmethod
    def rulebook(self, lang: str) -> str:
        """The rulebook's text in this language."""

    def read_cards(self, path: Path) -> str:
        """Reads the text of a user's own card or tile file and checks it, so that complaints name the file."""
        raise SetupError("own_cards_only", game=self.name, path=str(path))

    def own_files(self) -> dict[str, str]:
        """The texts of the files with its own cards, tiles or scenarios, by name: a user's file begins as a copy."""
        return {}

    def check(self, setup: Setup) -> None:
        """Checks seats, expansions and options; errors are worded for the person who typed them."""
        if not self.min_seats <= setup.seats <= self.max_seats:
            least, most = self.min_seats, self.max_seats
            raise SetupError("seats", game=self.name, least=least, most=most, seats=setup.seats)
        for name in setup.expansions:
            if name not in self.expansions:
                raise SetupError("no_expansion", game=self.name, name=name, known=self.expansions or said("none"))
        for name, value in setup.options.items():
            self._check_option(name, value, setup.expansions)

    def _check_option(self, name: str, value: str, expansions: tuple[str, ...]) -> None:
        for option in self.options:
            if option.name == name:
                if value not in option.values:
                    raise SetupError("option_value", name=name, value=value, known=list(option.values))
                if option.expansion and option.expansion not in expansions:
                    raise SetupError("option_of_expansion", name=name, expansion=option.expansion)
                return
        known = [o.name for o in self.options]
        raise SetupError("no_option", game=self.name, name=name, known=known or said("none"))
