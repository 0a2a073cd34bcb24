"""What the laboratory may ask of a game: which of its parts can be valued, and how a game goes without one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from kubrik.engine.choices import Choice
from kubrik.engine.languages import Words
from kubrik.engine.stakes import Stake
from kubrik.engine.views import View

if TYPE_CHECKING:
    from kubrik.engine.game import Setup

NO_TURNS: Final = -1


class Part(msgspec.Struct, frozen=True):
    """A card, tile, ship or captain: something of the box that a seat may have or lack."""

    id: str  # as the notes of a record name it
    kind: str  # the table of its file: ship, station, winter
    title: Words
    price: int | None = None


class Study:
    """A game overrides what it can; one that says nothing has games, seats and events, but no parts."""

    turn: int = NO_TURNS  # the kind of note that begins a turn, a season or a round
    kept: frozenset[int] | None = None  # the kinds of note that an experiment keeps; None: all
    taking: frozenset[int] = frozenset()  # the kinds of choice by which a seat may take a part
    gains: tuple[str, ...] = ()  # the events by which a seat has got a part
    uses: tuple[str, ...] = ()  # and by which it has used one
    ends: tuple[str, ...] = ()  # the events that say how a game has ended
    stakes: tuple[Stake, ...] = ()  # what questions are about, for those who ask for the odds

    def text(self, setup: Setup) -> str:
        """The file of cards, tiles or the sea that this set-up plays with; "" if the game has none."""
        return ""

    def parts(self, setup: Setup) -> list[Part]:
        return []

    def without(self, setup: Setup, part: str) -> Setup | None:
        """The set-up without this part; None if there is no such thing."""
        return None

    def swapped(self, setup: Setup, part: str) -> Setup | None:
        """The set-up with this part as good as the middle one of its kind; None if there is no such thing."""
        return None

    def lacking(self, setup: Setup, part: str, seat: int) -> Setup | None:
        """The set-up in which one seat begins without this part; None if no seat begins with it."""
        return None

    def taken(self, view: View, choice: Choice) -> tuple[str, ...]:
        """The parts that the seat of this view takes by this choice, whose kind is one of `taking`."""
        return ()
