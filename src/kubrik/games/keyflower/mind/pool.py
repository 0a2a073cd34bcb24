"""A pool of things to draw from: a number for each kind."""

from __future__ import annotations

from kubrik.engine.chance import Rng


def total(pool: list[int]) -> int:
    n = 0
    for k in pool:
        n += k
    return n


def take_one(pool: list[int], size: int, rng: Rng) -> int:
    """Takes out a random thing, each equally likely; returns its kind."""
    k = rng.below(size)
    kind = 0
    while k >= pool[kind]:
        k -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind
