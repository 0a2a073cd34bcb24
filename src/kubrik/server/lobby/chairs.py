"""Who will sit where at a new table."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import TypeVar

from kubrik.bots.levels import LADDER
from kubrik.server.lobby.names import checked_name, usual_name
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.store.tokens import hash_of, new_token
from kubrik.server.store.values import Seat
from kubrik.server.wire.lobby import MySeat, NewSeat

Any = TypeVar("Any")


def shuffled(chairs: Sequence[Any]) -> list[Any]:
    """The seats are put in a random order (AD-5.2, TH-0.11), which nobody can foresee."""
    return SystemRandom().sample(chairs, len(chairs))


def seated(chairs: Sequence[NewSeat], lang: str) -> tuple[list[Seat], list[MySeat]]:
    """All seats as they are stored, and those at this screen with their secrets."""
    seats: list[Seat] = []
    mine: list[MySeat] = []
    for seat, chair in enumerate(chairs):
        if chair.who == "me":
            name = my_name(chair, [own.name for own in mine], lang)
            mine.append(MySeat(seat=seat, name=name, token=new_token()))
            seats.append(Seat(seat=seat, kind="person", name=name, token_hash=hash_of(mine[-1].token)))
        else:
            seats.append(Seat(seat=seat, kind="bot", bot=level(chair.bot)) if chair.who == "bot" else Seat(seat=seat))
    return seats, mine


def my_name(chair: NewSeat, others: list[str], lang: str) -> str:
    return checked_name(chair.name, others) if chair.name.strip() else usual_name(others, lang)


def level(bot: str) -> str:
    """The level of a bot. Requests may name levels only: a spec could name any code."""
    if bot not in LADDER:
        raise Refusal("no_bot", bot=repr(bot), known=", ".join(LADDER))
    return bot
