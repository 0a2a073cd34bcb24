"""Ratings of bots: Plackett and Luce over all games at once, bounds by bootstrap over deals."""

from __future__ import annotations

from collections import Counter
from math import inf, log
from typing import Final

import polars as pl

from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames
from kubrik.lab.report.samples import Samples
from kubrik.lab.stats.blocks import BLOCKS, LEAST_DEALS, ROUNDS
from kubrik.lab.stats.estimates import Estimate
from kubrik.lab.stats.plackett_luce import Order, margins, orders_of, ratings
from kubrik.lab.stats.sample import Sample

ELO: Final = 400 / log(10)  # so that 400 more are ten times the strength


def rating_panels(frames: Frames) -> list[Panel]:
    rows = tuple(sorted(rated(frames, frames.plan.arms[0]), key=lambda row: -first(row).mean))
    return [
        Panel(name="ratings", columns=("rating", "win", "score"), rows=rows, percent=(False, True, False), fair=0.0)
    ]


def first(row: Row) -> Estimate:
    assert isinstance(row.cells[0], Estimate)
    return row.cells[0]


def rated(frames: Frames, arm: Arm) -> list[Row]:
    means, blocks = [Samples("win", "bot"), Samples("score", "bot")], Blocks(arm.bots)
    for portion in frames.portions():
        blocks.add(portion.seats)
        for samples in means:
            samples.add(portion.seats)
    found = zip(arm.bots, blocks.ratings(), blocks.margins(frames.plan.seed), strict=True)
    return [
        Row(label(bot), (within(rating, half, means[0].sample(bot)), *(samples.estimate(bot) for samples in means)))
        for bot, rating, half in found
    ]


def within(rating: float, half: float, played: Sample) -> Estimate:
    low, high = rating - half, rating + half
    return Estimate(ELO * rating, ELO * low, ELO * high, played.deals, played.games)


class Blocks:
    """The orders of all games, by blocks of deals. A bot that sits twice at a table counts as its best place."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.number: Final = {bot: at for at, bot in enumerate(bots)}
        self.orders: Final[dict[int, Counter[Order]]] = {}

    def add(self, seats: pl.DataFrame) -> None:
        best = seats.group_by("deal", "game", "bot").agg(pl.col("rank").min()).sort("deal", "game", "bot")
        games = best.group_by("deal", "game", maintain_order=True).agg("bot", "rank")
        for deal, _, players, ranks in games.iter_rows():
            if len(players) > 1:
                orders = orders_of([self.number[bot] for bot in players], ranks)
                self.orders.setdefault(deal % BLOCKS, Counter()).update(orders)

    def ratings(self) -> list[float]:
        every: Counter[Order] = Counter()
        for orders in self.orders.values():
            every.update(orders)
        return ratings(every, len(self.number))

    def margins(self, seed: int) -> list[float]:
        if len(self.orders) < LEAST_DEALS:
            return [inf] * len(self.number)
        return margins(list(self.orders.values()), len(self.number), ROUNDS, seed)
