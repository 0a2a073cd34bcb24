"""The lobby: what REST calls take and give."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kubrik.server.wire.messages import Welcome
from kubrik.server.wire.terms import Kind, OutOfTime, Status

Words = dict[str, str]  # by language
Name = Annotated[str, Meta(max_length=20)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Players = Annotated[int, Meta(ge=1, le=8)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a page sends."""


# ---- what can be played


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    values: tuple[str, ...]  # the usual one first
    ruling: str
    title: Words
    about: Words
    value_titles: dict[str, Words]
    expansion: str  # "" or the one it belongs to
    first: str  # the value for somebody's first game; "" if any will do


class ExpansionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: Words
    about: Words


class LevelInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A bot to play against."""

    name: str
    title: Words
    about: Words


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A guided game: the base game's, or that of an expansion."""

    name: str
    title: Words
    about: Words
    expansions: tuple[str, ...]
    steps: int


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: Words
    about: Words
    min_seats: int
    max_seats: int
    usual_seats: int
    minutes: tuple[int, int]  # how long a game lasts: from, to; (0, 0) if nobody says
    takes_cards: bool  # can be played with a card, tile or scenario file of one's own
    expansions: tuple[ExpansionInfo, ...]
    options: tuple[OptionInfo, ...]
    lessons: tuple[LessonInfo, ...]
    ratings: dict[str, int] = {}  # of the levels, for two players; {}: nobody has measured them


class GameList(msgspec.Struct, frozen=True, kw_only=True):
    games: tuple[GameInfo, ...]
    levels: tuple[LevelInfo, ...]
    keep: int = 0  # days after which a table that nobody touches is removed; 0: never
    keep_over: int = 0  # the same for a game that was played to its end
    experiments: Literal["on", "off", "packages"] = "off"  # of the workshop; packages: the server lacks some for them


# ---- a new table


class NewSeat(Body, frozen=True, kw_only=True):
    """A seat as the host wants it: mine (at this screen), a friend's by link, or a bot's."""

    who: Literal["me", "friend", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=20)] = "mate"


class NewTable(Body, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=20)]
    chairs: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    expansions: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)] = ()
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    cards: Annotated[str, Meta(max_length=200_000)] = ""  # the text of somebody's own card, tile or scenario file
    is_public: bool = False
    minutes: Annotated[int, Meta(ge=0, le=20160)] = 0  # for a choice; 0: no limit
    out_of_time: OutOfTime = "rulebook"  # who answers when they are over: the rulebook's default answers, or a bot
    shuffle: bool = True  # who sits where


class NewLesson(Body, frozen=True, kw_only=True):
    """A table at which a lesson is taught."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    name: Name = ""  # of the learner


class MySeat(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    token: str


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A new table: the host's secret, and those of the seats at this screen."""

    id: str
    host: str
    seats: tuple[MySeat, ...]


class Join(Body, frozen=True, kw_only=True):
    """With a secret of one's own, of as many random letters, a lost answer can be asked for again."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None  # None: any that is open
    secret: Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{32,64})?$")] = ""


# ---- tables in lists


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    kind: Kind
    bot: str


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    title: Words
    expansions: tuple[str, ...]
    options: dict[str, str]
    status: Status
    is_public: bool
    minutes: int
    created_at: float  # seconds since 1970
    seats: tuple[SeatInfo, ...]
    lesson: str  # the name of the lesson that is taught there, or ""
    ranks: tuple[int, ...]  # by seat, when the game is over: 1 for a winner


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which one has a seat."""

    table: TableSummary
    seat: int
    is_my_turn: bool


class Mine(Body, frozen=True, kw_only=True):
    """The tokens that a page keeps."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=100)]


# ---- the host


class SeatBot(Body, frozen=True, kw_only=True):
    """A bot takes an open seat, or that of somebody who stays away."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Annotated[str, Meta(max_length=20)] = "mate"


class StandIn(Body, frozen=True, kw_only=True):
    """A bot plays for a seat until its player is back."""

    seat: Annotated[int, Meta(ge=0, le=7)]


# ---- rules and replays


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # "" for what stands between the clauses for the reader: a paragraph, a list or a table
    source: str  # seed, public or house; "" without an id
    section: str
    text: str


class Book(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    clauses: tuple[Clause, ...]


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """The table after `to` of its `last` choices; what the newest of them brought is in the journal from `since` on."""

    to: int
    last: int
    since: int
    welcome: Welcome


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What went wrong, and what to do."""

    code: str
    text: str
