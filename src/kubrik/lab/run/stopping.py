"""When an experiment has played enough: looked at only a few times, at chunks that are fixed beforehand.

Who stops as soon as a figure looks striking finds striking figures everywhere. Here the width of the interval decides,
not where it lies, and it is looked at after 1/16, 1/8, 1/4, 1/2 of the games: so intervals keep what they promise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LOOKS: Final = (16, 8, 4, 2)  # parts of all chunks
LEAST_DEALS: Final = 30  # a variance from fewer is a guess

Widest = Callable[[int], float]  # from a number of chunks to the widest interval after them


def looks(chunks: int, a_chunk: int) -> list[int]:
    """After how many chunks it is looked at; after all of them in any case."""
    found = [-(-chunks // part) for part in LOOKS]
    enough = [look for look in found if look * a_chunk >= LEAST_DEALS and look < chunks]
    return [*dict.fromkeys(enough), chunks]
