"""`python -m learn`: trains, prints how it fares against random play, and keeps curve and weights."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from kubrik.envs.arrays import VectorTables
from learn.judging import Point, line, share, write
from learn.net import Adam, Net
from learn.selfplay import Lesson, SelfPlay, joined, learn

BATCH = 8192  # choices of a lesson
TABLES = 128


def main() -> None:
    args = arguments()
    tables = VectorTables(args.game, TABLES, seats=args.seats, seed=args.seed)
    net = Net(tables.columns, tables.choices, args.hidden, args.seed)
    points = train(args, tables, net)
    args.out.mkdir(parents=True, exist_ok=True)
    write(args.out / "curve.csv", points)
    np.savez(args.out / "weights.npz", **net.weights)  # type: ignore[arg-type]
    print(f"written: {args.out / 'curve.csv'}, {args.out / 'weights.npz'}")


def train(args: argparse.Namespace, tables: VectorTables, net: Net) -> list[Point]:
    """Plays and learns until the time is over; judged at the beginning, now and then, and at the end."""
    begin, adam, points, waiting, lessons = time.monotonic(), Adam(args.rate), list[Point](), list[Lesson](), 0
    play = SelfPlay(tables, np.random.default_rng(args.seed))
    points.append(judged(args, net, 0.0, 0))
    while time.monotonic() - begin < args.minutes * 60 and (not args.lessons or lessons < args.lessons):
        waiting += play.step(net)
        if sum(len(one.chosen) for one in waiting) >= BATCH:
            learn(net, adam, joined(waiting), tables.scale)
            waiting, lessons = [], lessons + 1
            minutes = (time.monotonic() - begin) / 60
            if minutes - points[-1][0] > args.minutes / 10:
                points.append(judged(args, net, minutes, play.now * TABLES))
    points.append(judged(args, net, (time.monotonic() - begin) / 60, play.now * TABLES))
    return points


def judged(args: argparse.Namespace, net: Net, minutes: float, choices: int) -> Point:
    point = (minutes, choices, *share(net, args.game, args.seats, args.against, args.games, seed=1))
    print(line(point), flush=True)
    return point


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m learn", description="A network learns a game by playing itself.")
    parser.add_argument("--game", default="humans")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--lessons", type=int, default=0, help="stop after so many (default: when the time is over)")
    parser.add_argument("--against", default="random", help="the bots it is judged by (default: random)")
    parser.add_argument("--games", type=int, default=400, help="how many games judge it, each time")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learnt"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
