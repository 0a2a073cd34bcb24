"""What a search would choose, and why: how sure it is, what it would do instead, and what is at stake."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from kubrik.analysis.narrow import NarrowChair
from kubrik.analysis.opinion import Opinion, Weighed, evenly, gap, think
from kubrik.analysis.shares import curve_of
from kubrik.analysis.stakes import stake_of, won_at
from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.languages import Words
from kubrik.engine.play import options
from kubrik.engine.study import Study
from kubrik.engine.table import Table

Sure = Literal["only", "sure", "likely", "close"]


class Odds(msgspec.Struct, frozen=True):
    """At how many of how many imagined tables the seat gets what is at stake, in words, and the clause of that."""

    words: Words
    won: int
    of: int
    clause: str


class Reasons(msgspec.Struct, frozen=True):
    """A choice and the reasons for it. Shares are shares of the win, from 0 to 1."""

    choice: str
    sure: Sure
    share: float
    instead: str = ""  # the best of the others; "" if there is none
    better: float = 0.0  # than that
    odds: Odds | None = None


def reasons(box: Box, study: Study, t: Table, seat: int, seed: int, iterations: int, milliseconds: int = 0) -> Reasons:
    """Thinks about the seat's question: half of the time about everything, half about the best and its rival."""
    chair = Chair(t, seat, box.mind, box.view)
    offer = options(t, seat)
    if len(offer) == 1:
        return Reasons(offer[0].name, "only", curve_of(box.setup.game).share(box_worth(chair, seed)))
    first = think(chair, seed, iterations, milliseconds // 2)
    rival = first.runner_up()
    if rival is None:
        return reasoned(box, study, chair, first, seed)
    both = [box.named(seat, way.choice) for way in (first.best, rival)]
    return reasoned(box, study, chair, among(box, t, seat, both, seed + 1, iterations, milliseconds // 2), seed)


def among(
    box: Box, t: Table, seat: int, only: Collection[Choice], seed: int, iterations: int, milliseconds: int = 0
) -> Opinion:
    """What a search thinks of some of the choices, evenly looked at; the one that is worth most comes first."""
    chair = NarrowChair(t, seat, box.mind, box.view, only)
    opinion = think(chair, seed, iterations, milliseconds, evenly(chair))
    return Opinion(tuple(sorted(opinion.ways, key=lambda way: way.value, reverse=True)), opinion.iterations)


def reasoned(box: Box, study: Study, chair: Chair, opinion: Opinion, seed: int) -> Reasons:
    best, share = opinion.best, curve_of(box.setup.game).share
    odds = odds_of(box, study, chair, best.choice, seed)
    if len(opinion.ways) < 2:
        return Reasons(best.choice, "sure", share(best.value), odds=odds)
    other = opinion.ways[1]
    better = share(best.value) - share(other.value)
    return Reasons(best.choice, sureness(best, other), share(best.value), other.choice, better, odds)


def sureness(best: Weighed, other: Weighed) -> Sure:
    lead, error = gap(best, other)
    return "sure" if lead > 2 * error else "likely" if lead > error else "close"


def odds_of(box: Box, study: Study, chair: Chair, choice: str, seed: int) -> Odds | None:
    """The odds of what is at stake, if the game says what that is and it is settled at enough imagined tables."""
    made = box.named(chair.seat, choice)
    stake = stake_of(study, chair.question().name, made)
    if stake is None:
        return None
    won, of = won_at(chair, stake, made, Rng(seed))
    return Odds(stake.words, won, of, stake.clause) if of >= 5 else None


def box_worth(chair: Chair, seed: int) -> float:
    """What the table is worth to the seat, at one that it imagines."""
    return chair.worth(chair.imagine(Rng(seed)))[chair.seat]
