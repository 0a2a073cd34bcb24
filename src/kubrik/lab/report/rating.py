"""Ratings of bots: Plackett and Luce over all games at once, bounds by bootstrap over deals."""

from __future__ import annotations

from collections import Counter
from math import inf, log

import polars as pl

from kubrik.lab.plans.plan import Arm
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.frames import Frames, estimate
from kubrik.lab.stats.estimates import Estimate
from kubrik.lab.stats.luck import LEAST_DEALS
from kubrik.lab.stats.plackett_luce import Order, bootstrap, orders_of, percentiles, ratings

ROUNDS = 200
ELO = 400 / log(10)  # so that 400 more are ten times the strength


def rating_panels(frames: Frames) -> list[Panel]:
    arm = frames.plan.arms[0]
    rows = tuple(sorted(rated(frames, arm), key=lambda row: -first(row).mean))
    return [
        Panel(name="ratings", columns=("rating", "win", "score"), rows=rows, percent=(False, True, False), fair=0.0)
    ]


def first(row: Row) -> Estimate:
    assert isinstance(row.cells[0], Estimate)
    return row.cells[0]


def rated(frames: Frames, arm: Arm) -> list[Row]:
    deals = orders_by_deal(frames, arm.bots)
    every: Counter[Order] = Counter()
    for deal in deals:
        every.update(deal)
    found = ratings(every, len(arm.bots))
    drawn = bootstrap(deals, len(arm.bots), ROUNDS, frames.plan.seed)
    rows = []
    for at, bot in enumerate(arm.bots):
        low, high = percentiles([one[at] for one in drawn]) if len(deals) >= LEAST_DEALS else (-inf, inf)
        of_bot = frames.seats.filter(pl.col("bot") == bot)
        games = of_bot["game"].n_unique()
        rating = Estimate(ELO * found[at], ELO * low, ELO * high, len(deals), games)
        rows.append(Row(label(bot), (rating, estimate(of_bot, "win"), estimate(of_bot, "score"))))
    return rows


def orders_by_deal(frames: Frames, bots: tuple[str, ...]) -> list[Counter[Order]]:
    """The orders of all games of each deal. A bot that sits twice at a table counts as its best place."""
    number = {bot: at for at, bot in enumerate(bots)}
    best = frames.seats.group_by("deal", "game", "bot").agg(pl.col("rank").min()).sort("deal", "game", "bot")
    games = best.group_by("deal", "game", maintain_order=True).agg("bot", "rank")
    deals: dict[int, Counter[Order]] = {}
    for deal, _, players, ranks in games.iter_rows():
        if len(players) > 1:
            counter = deals.setdefault(deal, Counter())
            counter.update(orders_of([number[bot] for bot in players], ranks))
    return list(deals.values())
