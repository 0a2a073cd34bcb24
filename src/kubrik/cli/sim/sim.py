"""`kubrik sim`: bots play many games."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kubrik.cli.play.foreign import blaming
from kubrik.cli.screen import Screen
from kubrik.cli.setup import one_each, setup_from
from kubrik.cli.sim.report import as_json, as_text
from kubrik.cli.speech import language, say
from kubrik.games.registry import game_named
from kubrik.sim.simulate import Plan, simulate
from kubrik.sim.simulate import Progress as Told


def run(args: Namespace) -> int:
    lang = language(args.lang)
    plan = plan_from(args)
    with progress_bar(plan.games, say(lang, "playing")) as told, blaming(plan.bots):
        summary = simulate(plan, told)
    if args.json:
        print(json.dumps(as_json(plan, summary), ensure_ascii=False))
    else:
        Screen(lang).show(as_text(plan, summary, lang))
    return 0


def plan_from(args: Namespace) -> Plan:
    setup = setup_from(args, game_named(args.game))
    return Plan(
        setup=setup,
        bots=tuple(one_each(args.bots, setup.seats)),
        games=args.games,
        seed=args.seed,
        jobs=min(args.jobs, args.games),
        record=args.record,
    )


@contextmanager
def progress_bar(games: int, title: str) -> Iterator[Told]:
    """Shows progress on stderr if it is a terminal, so that the result can be piped."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(title, total=games)
        yield lambda done: progress.advance(task, done)
