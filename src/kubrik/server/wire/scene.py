"""What one seat's page shows: its view of the table, in words of its language. Sent whole once, then as changes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kubrik.engine.board import Area
from kubrik.engine.standing import Standing
from kubrik.engine.views import Place
from kubrik.server.wire.terms import Kind, OutOfTime, Status


class Way(msgspec.Struct, frozen=True):
    """An option of the question: its stable name, in a few words, under a heading, and below that heading.

    For the board: what kind of choice it is, and the places that lead to it, both by names of the game. An end of a
    turn, a pass or a surrender is not to be chosen by accident.
    """

    name: str
    label: str
    section: str
    entry: str
    kind: str
    places: tuple[Place, ...]
    ends: bool


class Kept(msgspec.Struct, frozen=True):
    """An answer that the seat gives once for all, or may give so, and in a few words."""

    answer: Standing
    label: str


class Asked(msgspec.Struct, frozen=True):
    """The question to this seat. A choice carries `ask` back, so that a late one answers nothing else."""

    ask: int
    prompt: str
    clause: str
    ways: tuple[Way, ...]
    glance: str  # if somebody is asked out of turn: what it is about, in a few lines
    answers: tuple[str, ...]  # so far, where an answer has several parts
    out_of_turn: bool  # a reaction: somebody else is acting
    by_itself: bool  # there is only one way: the table chooses it in a few seconds, unless something is taken back
    may_stand: Kept | None  # the answer that may be given once for all


class SeatScene(msgspec.Struct, frozen=True):
    """Who sits there, as everybody may know."""

    name: str
    kind: Kind
    bot: str  # its level or spec
    online: bool
    stand_in: bool  # a bot plays for a player who stays away
    away: bool  # the rulebook's default answers are given for a player who let the time run out
    to_act: bool
    kept: bool = False  # nobody sits there yet, and only the person who is named may


class LessonStepScene(msgspec.Struct, frozen=True):
    """A step of a lesson: its sentence, what on the board it is about, and whether something is to be chosen."""

    say: str
    spotlight: str
    does: bool


class LessonScene(msgspec.Struct, frozen=True):
    """Where a lesson is: its steps from number `at` on, up to the next choice, and which ways will do there.

    Without ways all has been chosen, and the last steps only say goodbye.
    """

    title: str
    steps: int
    at: int
    now: tuple[LessonStepScene, ...]
    accepts: tuple[str, ...]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the page draws, except for the journal, which only grows."""

    status: Status
    stuck: str  # why the table can't go on with this version of Kubrik; "" if it can
    seat: int | None
    seats: tuple[SeatScene, ...]
    view: Any  # the game's own view; None before the game begins, or where the table is stuck
    board: tuple[Area, ...]  # for games that the page has no board for
    ranks: tuple[int, ...]  # by seat, when the game is over: 1 for a winner
    scores: tuple[int, ...]  # as ranks
    asked: Asked | None
    can_undo: bool
    standing: tuple[Kept, ...]  # what this seat answers once for all
    deadline: float | None  # when the choice runs out of time, in seconds since 1970
    rematch: str  # the id of the table where it goes on
    lesson: LessonScene | None  # for a learner


Where = tuple[str | int, ...]  # names of fields, keys, places in lists


class Change(msgspec.Struct, frozen=True, array_like=True):
    """One place in the scene, and what is there now."""

    where: Where
    now: Any


class JournalLine(msgspec.Struct, frozen=True):
    """A line of the journal and the clause it rests on."""

    text: str
    clause: str


class CardText(msgspec.Struct, frozen=True):
    """A card, tile or ship that can be looked up."""

    title: str
    text: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What never changes at a table."""

    id: str
    game: str
    title: str
    expansions: tuple[str, ...]
    options: dict[str, str]
    minutes: int  # for a choice; 0: no limit
    out_of_time: OutOfTime  # who answers when they are over
    ahead: Standing | None  # the answer that may be given in advance, as to pass
    is_host: bool
    lesson: str  # the name of the lesson that is taught here, or ""


Language = Literal["en", "ru"]
