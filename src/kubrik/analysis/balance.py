"""The whole: how long to think about each decision, and in the end luck and skill apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kubrik.analysis.points import VERSION, Analysis, Balance, Found
from kubrik.analysis.walking import NamedEntry
from kubrik.engine.game import Box
from kubrik.engine.table import CHANCE, Table

WHOLE: Final = 120_000  # iterations for a game, which its decisions share
LEAST: Final = 8  # for one of them
MOST: Final = 600


def iterations_for(entries: Sequence[NamedEntry], whole: int = WHOLE) -> int:
    """The longer the game, the shorter it is thought about each of its decisions."""
    decisions = sum(by != CHANCE for by, _ in entries)
    return max(LEAST, min(MOST, whole // max(1, decisions)))


def analysis_of(box: Box, end: Table, entries: Sequence[NamedEntry], found: Found, iterations: int) -> Analysis:
    last = sum(by != CHANCE for by, _ in entries)
    balance = balances(box.mind.pay_offs(end), found)
    return Analysis(VERSION, last, iterations, found.points, found.moments, found.turns, balance)


def balances(results: list[float], found: Found) -> list[Balance]:
    """The parts of each seat's result."""
    fair = 1.0 / len(results)
    made = []
    for seat, result in enumerate(results):
        luck = sum(moment.luck[seat] for moment in found.moments)
        choices = -sum(point.cost for point in found.points if point.seat == seat)
        parts = (result, fair, luck, choices, result - fair - luck - choices)
        made.append(Balance(*(round(part, 4) for part in parts)))
    return made
