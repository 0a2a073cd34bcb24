"""What an analysis consists of."""

from __future__ import annotations

import msgspec

from kubrik.engine.languages import Words

VERSION = 1  # of the analysis: a stored one of another version is made again


class Told(msgspec.Struct, frozen=True):
    """A costly choice in words: the question, what was chosen, and what would have been better."""

    asked: Words
    chosen: Words
    better: Words


class Point(msgspec.Struct, frozen=True):
    """A decision: the seat's chances as the search saw them with what the seat knew, and what its choice cost."""

    at: int  # after how many choices of the game
    seat: int
    share: float  # of the win, with the best choice
    cost: float = 0.0  # below 0 where a closer look liked the choice better
    error: float = 0.0  # of the cost
    told: Told | None = None  # of those that cost most


class Moment(msgspec.Struct, frozen=True):
    """A moment of chance: what it brought each seat, beyond what was to be expected."""

    at: int
    luck: tuple[float, ...]


class Turn(msgspec.Struct, frozen=True):
    """Where a turn, season or round begins, and its first sentence."""

    at: int
    title: Words


class Found(msgspec.Struct, frozen=True):
    """What was found on a stretch of the game."""

    points: list[Point] = []
    moments: list[Moment] = []
    turns: list[Turn] = []

    def plus(self, more: Found) -> Found:
        return Found(self.points + more.points, self.moments + more.moments, self.turns + more.turns)


class Balance(msgspec.Struct, frozen=True):
    """Why a seat ended as it did: the parts add up to the result."""

    result: float  # its share of the win
    fair: float  # what everybody began with
    luck: float  # what dice and deals brought
    choices: float  # what its own choices cost
    rest: float  # what the others did, and what the evaluation did not see


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a whole game."""

    version: int
    last: int  # how many choices the game had
    iterations: int  # of the search, for each decision
    points: list[Point]
    moments: list[Moment]
    turns: list[Turn]
    balance: list[Balance]  # by seat
