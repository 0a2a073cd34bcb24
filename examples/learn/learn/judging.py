"""How strong the network is: its share of victories against bots, and the curve of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from kubrik.envs.arrays import SeatTables
from kubrik.sim.intervals import wilson
from learn.net import Net
from learn.selfplay import drawn

Point = tuple[float, int, float, float, float]  # minutes, choices, share, and its 95 % interval


def share(net: Net, game: str, seats: int, bots: str, games: int, seed: int) -> tuple[float, float, float]:
    """Plays so many games, from every seat, against these bots; the share of victories and its interval."""
    tables = SeatTables(game, min(games, 64), bots, seats=seats, seed=seed)
    rng, won, ended = np.random.default_rng(seed), 0.0, 0
    while ended < games:
        tables.step(drawn(net(tables.observations(), tables.masks).chances, rng))
        won += float(tables.own_rewards.sum())
        ended += int(tables.dones.sum())
    low, high = wilson(won, ended)
    return won / ended, low, high


def line(point: Point, width: int = 20) -> str:
    minutes, choices, won, low, high = point
    bar = "█" * round(won * width)
    return f"{minutes:6.1f} min {choices / 1e6:7.2f} M choices  {won:5.1%} ({low:.1%} to {high:.1%})  {bar}"


def write(path: Path, points: list[Point]) -> None:
    rows = [",".join(map(str, point)) for point in points]
    path.write_text("\n".join(["minutes,choices,share,low,high", *rows]) + "\n", encoding="utf-8")
