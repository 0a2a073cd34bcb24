"""Deals by blocks, for a bootstrap of any number of deals: what is drawn is a block, and there are so many at most.

Deals fall into blocks in turn. Up to `BLOCKS` of them each is a block of its own; beyond that the blocks, which are as
independent as deals, vary as much less as they are larger.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from kubrik.engine.chance import Rng
from kubrik.lab.stats.plackett_luce import percentiles

BLOCKS: Final = 400
ROUNDS: Final = 200
LEAST_DEALS: Final = 10  # a bootstrap of fewer says too little

Block = TypeVar("Block")


def bounds(blocks: Sequence[Block], figure: Callable[[Sequence[Block]], float], seed: int) -> tuple[float, float]:
    """The bounds of a figure between 0 and 1, which it always lies between."""
    share = figure(blocks)
    rng, n = Rng(seed), len(blocks)
    if n < LEAST_DEALS:
        return 0.0, 1.0
    low, high = percentiles([figure([blocks[rng.below(n)] for _ in range(n)]) for _ in range(ROUNDS)])
    return min(low, share), max(high, share)
