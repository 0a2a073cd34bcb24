"""A race of choices: all that still run are tried on the same imagined tables, and who is clearly behind drops out."""

from __future__ import annotations

from math import sqrt
from typing import Final

from kubrik.bots.answers import Answer
from kubrik.bots.futures import Futures
from kubrik.engine.chance import Rng

EARLIEST: Final = 8  # laps before anybody drops out
EVERY: Final = 4  # laps from one look at who is behind to the next
SURE: Final = 3.0  # so many standard errors behind the leader is clearly behind
PROMISED: Final = 40.0  # so many laps count as much as what a choice is worth at once
ALIKE: Final = 0.002  # chances to win: so little more is not worth the time


class Rival:
    """An answer in the race, and what it was worth in each lap; before the first one, what it promised."""

    def __init__(self, answer: Answer, promise: float) -> None:
        self.answer: Final = answer
        self.promise: Final = promise
        self.worths: Final[list[float]] = []
        self.total = 0.0

    def add(self, worth: float) -> None:
        self.worths.append(worth)
        self.total += worth

    def mean(self) -> float:
        """What it seems to be worth: what it promised counts as much as some laps, for single futures say little."""
        return (PROMISED * self.promise + self.total) / (PROMISED + len(self.worths))

    def is_out(self, leader: Rival) -> bool:
        """Is it clear that the leader is better, or that this one is hardly better at most?"""
        laps = len(self.worths)
        squares = 0.0
        for lap in range(laps):
            gap = leader.worths[lap] - self.worths[lap]
            squares += gap * gap
        gap = (leader.total - self.total) / laps
        error = sqrt(max(squares / laps - gap * gap, 0.0) / (laps - 1)) * laps / (PROMISED + laps)
        lead = leader.mean() - self.mean()
        return lead > SURE * error or 2.0 * error - lead < ALIKE


class Race:
    """The race of some choices of one chair."""

    def __init__(self, futures: Futures, rivals: list[Rival]) -> None:
        self.futures: Final = futures
        self.rivals = rivals
        self.entered: Final = rivals.copy()
        self.laps = 0
        self.played = 0  # futures

    def rounds(self) -> int:
        """How often the rivals can be halved until one is left."""
        rounds = 0
        while 1 << rounds < len(self.rivals):
            rounds += 1
        return rounds

    def lap(self) -> None:
        """Tries all rivals on one more imagined table, each with the same luck."""
        chair, rng = self.futures.chair, self.futures.rng
        imagined = chair.imagine(rng)
        luck = rng.fork()
        for rival in self.rivals:
            after = imagined.clone()
            rival.answer.give(after, chair.seat)
            rival.add(self.futures.worth_of(after, Rng(luck)))
        self.laps += 1
        self.played += len(self.rivals)
        if self.laps >= EARLIEST and self.laps % EVERY == 0:
            self.drop_out()

    def drop_out(self) -> None:
        leader = self.leader()
        self.rivals = [rival for rival in self.rivals if rival is leader or not rival.is_out(leader)]

    def halve(self) -> None:
        self.rivals.sort(key=Rival.mean, reverse=True)
        self.rivals = self.rivals[: (len(self.rivals) + 1) // 2]

    def worth_of(self, rival: Rival) -> float:
        """What a rival was worth, also one that dropped out: by how much it was behind the leader while both ran."""
        leader = self.leader()
        laps = len(rival.worths)
        if laps == 0:
            return rival.promise
        behind = sum([leader.worths[lap] - rival.worths[lap] for lap in range(laps)]) / laps
        return leader.total / len(leader.worths) - behind

    def leader(self) -> Rival:
        best = self.rivals[0]
        for rival in self.rivals:
            if rival.mean() > best.mean():
                best = rival
        return best
