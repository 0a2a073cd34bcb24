"""The arguments of `kubrik lab`."""

from __future__ import annotations

import argparse
from typing import Any, Final

from kubrik.cli.examples import BOTS, GAMES
from kubrik.cli.numbers import positive, seed

KINDS: Final = ("compare", "seats", "ratings", "luck", "pace", "values")


def add_lab_arguments(whats: argparse._SubParsersAction[Any]) -> Any:
    """What there is to do; returns the one that takes a set-up, too."""
    run = whats.add_parser("run", help="play the experiment in a file")
    run.add_argument("file", metavar="FILE", help="an experiment: docs/laboratory.md says what is in it")
    run.add_argument("--games", type=positive, metavar="K", help="so many games instead of those in the file")
    ask = whats.add_parser("ask", help="play a common experiment without a file")
    add_question(ask)
    add_copy(whats.add_parser("copy", help="copy the game's own file of cards, tiles or a sea, to change it"))
    resume = whats.add_parser("resume", help="go on where an experiment was stopped")
    report = whats.add_parser("report", help="make the report again")
    for one in (resume, report):
        one.add_argument("folder", metavar="DIR", help="the folder of an experiment")
    report.add_argument("--plots", metavar="DIR", default="", help="write the plots there too, as SVG files")
    for one in (run, ask):
        one.add_argument("--out", metavar="DIR", default="", help="where to write (default: a new folder lab-…)")
    for one in (run, ask, resume):
        one.add_argument("--processes", type=positive, metavar="N", default=1, help="how many play (default: 1)")
        one.add_argument("--ray", metavar="ADDRESS", default="", help="play on a Ray cluster; auto: the one here")
    for one in (run, ask, resume, report):
        one.add_argument(
            "--statistic", action="append", default=[], metavar="MODULE:CLASS", help="add a statistic of your own"
        )
    return ask


def add_copy(copy: Any) -> None:
    copy.add_argument("game", metavar="GAME", help=GAMES)
    copy.add_argument("file", metavar="FILE", help="where to write it")
    copy.add_argument("--seats", type=positive, metavar="N", help="of admiral: the usual scenario for so many players")
    copy.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="such as scenario=gold_run")


def add_question(ask: Any) -> None:
    ask.add_argument("kind", choices=KINDS, help="what to find out; compare: the game as it is with that of --cards")
    ask.add_argument("game", metavar="GAME", help=GAMES)
    ask.add_argument("--games", type=positive, metavar="K", help="how many (default: 300)")
    ask.add_argument("--bots", metavar="BOT,…", default="greedy", help=f"as for kubrik sim (default: greedy): {BOTS}")
    ask.add_argument("--strengths", metavar="BOT,…", default="", help="ask the same of each of these bots")
    ask.add_argument("--parts", metavar="PART,…", default="", help="values of these cards or tiles only")
    ask.add_argument("--ways", metavar="WAY,…", default="denied", help="denied, removed, swapped (default: denied)")
    ask.add_argument("--until", type=float, metavar="WIDTH", help="stop when all intervals of wins are as narrow")
    ask.add_argument("--control", action="store_true", help="take off what luck explains: slower, fewer games")
    ask.add_argument("--seed", type=seed, default=1, help="the same seed gives the same games (default: 1)")
