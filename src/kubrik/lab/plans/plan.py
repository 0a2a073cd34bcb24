"""A plan: an experiment file with everything looked up and checked, ready to be sent to any machine."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

import msgspec

from kubrik.bots.ladders import bot_of
from kubrik.engine.complaints import Complaint
from kubrik.engine.game import Setup
from kubrik.engine.study import Part
from kubrik.lab.plans.file import Kind, Until

SCHEMA: Final = 1  # the version of the rows; docs/laboratory.md describes them
SIZES: Final = {"random": 5000, "greedy": 24}  # games a chunk, by the slowest bot: some seconds each
SMALLER_SIZES: Final = {"random": 1000, "greedy": 24}  # where all events are kept, and of plans that name no size
SMALL: Final = 8  # the same for bots that search, and for those we don't know


class PlanError(Complaint):
    """An experiment that can't be made as it is written."""


class Arm(msgspec.Struct, frozen=True, kw_only=True):
    """One way to play the deals: a set-up, its bots, and what is done to one part."""

    name: str
    setup: Setup
    bots: tuple[str, ...]  # one a seat; in an experiment of ratings those that take turns
    strength: str = ""  # the bot on all seats, where the same is asked of several
    part: str = ""
    way: str = ""  # what is done to the part: denied, lacking, removed, swapped


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """An experiment. The same plan gives the same rows wherever it is played."""

    schema: int = SCHEMA
    kind: Kind
    game: str
    seats: int
    arms: tuple[Arm, ...]
    parts: tuple[Part, ...] = ()
    games: int
    seed: int
    repeats: int = 1
    until: Until | None = None
    control: bool = False
    events: str = "parts"
    choices: bool = False
    chunk: int = 0  # games that are played and kept together, about; plans did not always say it
    skipped: tuple[str, ...] = ()  # parts that the game can't do without, in the way that was asked

    def chunk_size(self) -> int:
        return self.chunk or size_of(self.arms, SMALLER_SIZES)


def size_of(arms: Sequence[Arm], sizes: dict[str, int]) -> int:
    """So many games of these arms take some seconds."""
    return min(sizes.get(bot_of(bot, arm.setup.game).partition(":")[0], SMALL) for arm in arms for bot in arm.bots)


class Work(msgspec.Struct, frozen=True):
    """The deals of a plan, cut into chunks: always in the same way."""

    deals: int
    a_deal: int  # games of one deal
    a_chunk: int  # deals of one chunk

    @property
    def chunks(self) -> int:
        return ceil(self.deals / self.a_chunk)

    def deals_of(self, chunk: int) -> range:
        return range(chunk * self.a_chunk, min(self.deals, (chunk + 1) * self.a_chunk))

    def games_of(self, chunk: int) -> int:
        return len(self.deals_of(chunk)) * self.a_deal
