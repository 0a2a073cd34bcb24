"""The workshop: what calls about card files and experiments take and give."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kubrik.server.wire.lobby import Body, Players, Words

Cards = Annotated[str, Meta(max_length=200_000)]  # the text of somebody's own card, tile or scenario file
Part = Annotated[str, Meta(min_length=1, max_length=60)]


class CardFile(msgspec.Struct, frozen=True, kw_only=True):
    """A file of the game itself."""

    name: str
    text: str


class BotLimit(msgspec.Struct, frozen=True, kw_only=True):
    """A level that may play experiments, and the most games."""

    name: str
    games: int


class Workshop(msgspec.Struct, frozen=True, kw_only=True):
    """With what a game is worked on: its own files to begin with, and who may play experiments."""

    files: tuple[CardFile, ...]
    bots: tuple[BotLimit, ...]
    parts: int  # at most, in an experiment of values
    seconds: int  # that an experiment is played for, at most


class CheckFile(Body, frozen=True, kw_only=True):
    seats: Players
    cards: Cards


class PartInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A card, tile or ship that can be valued."""

    id: str
    kind: str
    title: Words


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What a check has found. `text` is "" if the file can be played with."""

    text: str
    line: int = 0  # where to look, from 1; 0: nowhere in particular
    parts: tuple[PartInfo, ...] = ()


class NewExperiment(Body, frozen=True, kw_only=True):
    """What is to be found out about a file: compared with one of the game's own, or by itself."""

    kind: Literal["compare", "values", "seats", "pace"]
    game: Annotated[str, Meta(max_length=20)]
    seats: Players
    cards: Cards
    file: Annotated[str, Meta(max_length=60)]  # the name of the game's own file
    bot: Annotated[str, Meta(max_length=20)]
    games: Annotated[int, Meta(ge=2, le=1000)]
    parts: Annotated[tuple[Part, ...], Meta(max_length=12)] = ()  # only these, in an experiment of values


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """How far an experiment is. Its id is a secret: who has it can cancel it and read the report."""

    id: str
    status: Literal["queued", "playing", "done", "failed"]
    ahead: int  # that are played before it
    done: int  # games
    games: int
    text: str  # why it failed
