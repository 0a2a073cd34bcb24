"""Phrases at a table: who may say how much, and how a phrase gets to other processes.

A phrase is told to all who look and kept nowhere: it is no part of the game, its log or its record.
"""

from __future__ import annotations

from typing import Final, get_args

from kubrik.server.common.buckets import Buckets
from kubrik.server.game.refusals import Talkative
from kubrik.server.settings import Rate
from kubrik.server.wire.messages import Said
from kubrik.server.wire.phrases import Phrase

OFTEN: Final = Rate(burst=4, per_second=0.2)  # phrases of one seat
MARK: Final = "!"  # between the id of a table, a seat and a phrase, in news for other processes
PHRASES: Final = frozenset(get_args(Phrase))


class Talk:
    """What has been said at one table just now."""

    def __init__(self) -> None:
        self._buckets: Final = Buckets(OFTEN)

    def said(self, seat: int, phrase: Phrase) -> Said:
        """The phrase as all are told it, or Talkative."""
        if self._buckets.wait(str(seat)) > 0:
            raise Talkative
        return Said(seat, phrase)


def as_news(id: str, said: Said) -> str:
    """A phrase as one word of news."""
    return MARK.join((id, str(said.seat), said.phrase))


def of_news(word: str) -> tuple[str, Said | None]:
    """The table that a word of news is about, and what was said there, if it is that."""
    id, *rest = word.split(MARK)
    if len(rest) != 2 or not rest[0].isdigit() or rest[1] not in PHRASES:
        return id, None
    return id, Said(int(rest[0]), rest[1])  # type: ignore[arg-type]
