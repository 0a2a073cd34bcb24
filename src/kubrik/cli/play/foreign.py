"""Bots that somebody else wrote."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from kubrik.bots.registry import BotError
from kubrik.cli.errors import line_about
from kubrik.cli.play.seating import HOUSE_BOTS


@contextmanager
def blaming(specs: Iterable[str]) -> Iterator[None]:
    """What goes wrong in such a bot is told in one line: which bot, what, and where. Our own mistakes stay whole."""
    try:
        yield
    except Exception as error:
        suspects = dict.fromkeys(spec for spec in specs if is_foreign(spec))
        if not suspects or line_about(error) is not None:
            raise
        what = f"{type(error).__name__}: {error} ({place_of(error)})"
        raise BotError(f"bot {', '.join(suspects)} failed: {what}") from error


def is_foreign(spec: str) -> bool:
    return ":" in spec and spec.partition(":")[0] not in HOUSE_BOTS


def place_of(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"
