"""Finds puzzles: bots play, every decision is looked at shortly, and what looks clear is thought about for long."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from kubrik.analysis.advice import among
from kubrik.analysis.opinion import Opinion, Weighed, gap, think
from kubrik.bots.chair import Chair
from kubrik.bots.registry import make_bot
from kubrik.engine.game import Box
from kubrik.engine.play import is_answering, next_to_act, options, question
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import Table

SHORT: Final = 120  # iterations for a first look
RIVALS: Final = 3  # that the best is compared with
SETTLED: Final = 0.95  # an evaluation as high says that nothing can go wrong any more
LEAD: Final = 0.02  # as the evaluation counts, from 0 to 1: so much better is clearly best
SURE: Final = 3.0  # errors that the lead must be
QUICK: Final = 4  # quick looks, at least one of which must miss it
MOST_WAYS: Final = 80  # more are no question for a person

Lines = list[tuple[int, str]]  # a seat, or CHANCE, and the name of its choice, or of what came


class Seen(msgspec.Struct):
    """A decision of a game, as it looked at first."""

    game: int  # which one
    at: int  # after how many lines
    seat: int
    question: str
    value: float
    won: float  # the seat's share of the win, in the end
    lead: float  # of the best before the next, as the evaluation counts
    best: str
    ways: int


def play_game(box: Box, seed: int, bot: str) -> Sitting:
    """A game of bots, from the first question to the end."""
    sitting = Sitting(box, seed)
    bots = [make_bot(bot, seed * 16 + seat, box.setup.game) for seat in range(box.setup.seats)]
    while not sitting.table.over:
        seat = next_to_act(sitting.table)
        sitting.choose(seat, bots[seat].choose(Chair(sitting.table, seat, box.mind, box.view)).name)
    return sitting


def first_look(box: Box, game: int, lines: Lines, won: list[float], every: int = 1) -> Iterator[Seen]:
    """The decisions of a game at which somebody begins to answer, all or some of them."""
    for at, seat, t in islice(decisions(box, lines), 0, None, every):
        opinion = think(Chair(t, seat, box.mind, box.view), at + 1, SHORT)
        best, ways = opinion.best, len(options(t, seat))
        lead = gap(best, opinion.runner_up() or best)[0]
        yield Seen(game, at, seat, question(t, seat).name, best.value, won[seat], lead, best.choice, ways)


def decisions(box: Box, lines: Lines) -> Iterator[tuple[int, int, Table]]:
    """The number of lines before, the seat, and the table."""
    sitting = Sitting(box, None)
    for at, (by, name) in enumerate(lines):
        if by < 0:
            sitting.tell(name)
            continue
        t = sitting.table
        if len(options(t, by)) > 1 and not is_answering(t, by):
            yield at, by, t
        sitting.choose(by, name)


def is_promising(seen: Seen) -> bool:
    """Is it worth a long look? What is won already is no puzzle."""
    return seen.ways <= MOST_WAYS and seen.value < SETTLED and seen.lead > LEAD


def is_hard(box: Box, t: Table, seat: int, best: str) -> bool:
    """Does who looks one choice ahead miss it now and then? What everybody sees is no puzzle."""
    chair = Chair(t, seat, box.mind, box.view)
    return any(make_bot("greedy", seed).choose(chair).name != best for seed in range(QUICK))


def long_look(box: Box, t: Table, seat: int, iterations: int) -> Opinion | None:
    """What a long search thinks, if to it one choice is clearly best, both of all and among the nearest."""
    chair = Chair(t, seat, box.mind, box.view)
    opinion = think(chair, iterations, iterations)
    nearest = sorted(opinion.ways[1:], key=lambda way: way.value, reverse=True)[:RIVALS]
    if not nearest:
        return None
    only = [box.named(seat, way.choice) for way in (opinion.best, *nearest)]
    even = among(box, t, seat, only, iterations + 1, iterations)
    return even if even.best.choice == opinion.best.choice and is_clear(even.ways) else None


def is_clear(ways: tuple[Weighed, ...]) -> bool:
    if len(ways) < 2:
        return False
    lead, error = gap(ways[0], ways[1])
    return lead > SURE * error and lead > LEAD


def is_confirmed(box: Box, t: Table, seat: int, best: str, iterations: int) -> bool:
    """Would a search of this length choose the same?"""
    return think(Chair(t, seat, box.mind, box.view), iterations + 7, iterations).best.choice == best
