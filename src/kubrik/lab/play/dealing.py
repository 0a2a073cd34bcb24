"""Where the luck of a game comes from: the deal's number decides the table's, the lot the bots'."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kubrik.engine.chance import Rng

LOTS: Final = 1 << 14  # of a deal
SEATS: Final = 32


@lru_cache(maxsize=4)
def base_of(seed: int) -> int:
    return Rng(seed).fork()


def deal_seed(seed: int, deal: int) -> int:
    """The seed of the table: the same for all games of a deal."""
    return base_of(seed) ^ (deal << 20)


def bot_seed(seed: int, deal: int, lot: int, seat: int) -> int:
    """The seed of a bot: the same for all arms, so that they differ by nothing but what is compared."""
    return base_of(seed + 1) ^ ((deal * LOTS + lot) * SEATS + seat)
