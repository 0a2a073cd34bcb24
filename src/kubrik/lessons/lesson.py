"""What a lesson file says: how the table is set, and, step by step, what is told, shown and chosen."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kubrik.engine.game import Setup
from kubrik.engine.languages import Words

Names = Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=100)], ...], Meta(max_length=200)]


class LessonStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sentence and one spotlight, and what the learner does: several choices, one after the other, or none.

    `a | b` among the choices means that either will do. What the others choose and what chance brings are wishes: each
    is granted as soon as it is possible, from this step on; in between the rulebook answers, and chance is drawn.
    """

    say: Words
    spotlight: Annotated[str, Meta(max_length=100)] = ""
    choose: Names = ()
    otherwise: Words = {}  # what is said to who chooses something else; a usual sentence if it is left out
    others: dict[str, Names] = {}  # by seat, from 0
    chance: Names = ()


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided game for the learner's seat and others who do as the lesson says."""

    title: Words
    about: Words
    seats: int
    learner: int = 0
    expansions: tuple[str, ...] = ()
    options: dict[str, str] = {}
    cards: Annotated[str, Meta(max_length=20_000)] = ""  # the text of a card, tile or scenario file of its own
    chance: Names = ()  # the deal: wished for from the beginning
    step: Annotated[tuple[LessonStep, ...], Meta(min_length=3, max_length=12)]

    def setup(self, game: str) -> Setup:
        return Setup(game=game, seats=self.seats, expansions=self.expansions, options=self.options, cards=self.cards)


class Move(Struct, frozen=True):
    """A choice of the learner: in which step, and what will do."""

    step: int
    accepts: tuple[str, ...]


def moves_of(lesson: Lesson) -> tuple[Move, ...]:
    """All that the learner is to choose, in order."""
    return tuple(
        Move(number, tuple(one.strip() for one in choice.split("|")))
        for number, step in enumerate(lesson.step)
        for choice in step.choose
    )
