"""The arguments of `kubrik puzzles`."""

from __future__ import annotations

import argparse
from typing import Any

from kubrik.cli.examples import BOTS, GAMES
from kubrik.cli.numbers import positive, seed


def add_puzzle_arguments(whats: argparse._SubParsersAction[Any]) -> None:
    listed = whats.add_parser("list", help="how many there are, by game and theme")
    make = whats.add_parser("make", help="let bots play, and find new puzzles in their games")
    check = whats.add_parser("check", help="do they still replay, and does a longer search agree?")
    for one in (listed, make, check):
        one.add_argument("games", nargs="*", metavar="GAME", help=f"default: all that have puzzles; {GAMES}")
    make.add_argument("--play", type=positive, default=12, metavar="K", help="games of bots for each (default: 12)")
    make.add_argument("--quick", type=positive, default=40, metavar="K", help="quick games, for shares (default: 40)")
    make.add_argument("--puzzles", type=positive, default=12, metavar="K", help="puzzles for each (default: 12)")
    make.add_argument("--bots", metavar="BOT", default="mcts:100", help=f"who plays (default: mcts:100): {BOTS}")
    make.add_argument("--iterations", type=positive, default=4000, help="of the long search (default: 4000)")
    make.add_argument("--seed", type=seed, default=1, help="the same seed gives the same games (default: 1)")
    make.add_argument("--out", metavar="DIR", default="", help="where to write (default: into the checkout one is in)")
    check.add_argument("--times", type=int, default=0, metavar="N", help="search N times as long as when it was made")
