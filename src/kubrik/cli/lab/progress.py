"""How far an experiment is: a bar on a terminal, a line now and then in a log."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kubrik.lab.report.words import say

EVERY: Final = 30.0  # seconds between two lines of a log

Told = Callable[[int], None]


@contextmanager
def progress(games: int, done: int, lang: str) -> Iterator[Told]:
    """On stderr, so that the result can be piped."""
    if not sys.stderr.isatty():
        yield Log(games, done, lang).add
        return
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say(lang, "playing"), total=games, completed=done)
        yield lambda more: bar.advance(task, more)


class Log:
    """A line every half minute, with the time left at the pace since the start."""

    def __init__(self, games: int, done: int, lang: str) -> None:
        self.games: Final = games
        self.lang: Final = lang
        self.before: Final = done
        self.done = done
        self.begin: Final = time.monotonic()
        self.told = self.begin

    def add(self, more: int) -> None:
        self.done += more
        now = time.monotonic()
        if now - self.told < EVERY:
            return
        self.told = now
        pace = (now - self.begin) / max(1, self.done - self.before)
        minutes, seconds = divmod(round(pace * (self.games - self.done)), 60)
        left = say(self.lang, "minutes", minutes=minutes, seconds=seconds)
        print(say(self.lang, "progress", done=self.done, games=self.games, left=left), file=sys.stderr, flush=True)
