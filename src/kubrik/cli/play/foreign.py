"""Errors in bots that are not part of Kubrik."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from kubrik.bots.registry import BotError
from kubrik.cli.errors import is_mistake
from kubrik.cli.play.seating import HOUSE_BOTS
from kubrik.engine.complaints import Said, said


@contextmanager
def blaming(specs: Iterable[str]) -> Iterator[None]:
    """Reports an error in such a bot in one line: which bot, what, and where. Our own bugs keep their traceback."""
    try:
        yield
    except Exception as error:
        suspects = dict.fromkeys(spec for spec in specs if is_foreign(spec))
        if not suspects or is_mistake(error):
            raise
        why = f"{type(error).__name__}: {error}"
        raise BotError("bot_failed", bots=list(suspects), why=why, place=place_of(error)) from error


def is_foreign(spec: str) -> bool:
    return ":" in spec and spec.partition(":")[0] not in HOUSE_BOTS


def place_of(error: Exception) -> Said:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return said("place_in_code", file=Path(last.filename).name, line=last.lineno or 0)
