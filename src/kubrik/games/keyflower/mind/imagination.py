"""Deals again what a seat can't know, in a way that fits everything it does know (R-KF-26).

Everybody knows how many workers and skill tiles are behind each screen, and those that went there openly.
"""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.games.keyflower.mind.imagined_skills import deal_skills
from kubrik.games.keyflower.mind.imagined_workers import deal_workers
from kubrik.games.keyflower.table.state import Keyflower


def hide(w: Keyflower, seat: int, rng: Rng) -> None:
    """Deals again the others' workers, skill tiles and winter tiles, the bag and the pile."""
    deal_workers(w, seat, rng)
    deal_skills(w, seat, rng)
    deal_winter_tiles(w, seat, rng)


def deal_winter_tiles(w: Keyflower, seat: int, rng: Rng) -> None:
    """Deals the others' hands from one pool with the tiles nobody has, until the hands are played."""
    pool = w.winter_left.copy()
    for other in range(w.seats):
        if other != seat:
            pool += w.players[other].winter
    if len(pool) == len(w.winter_left):
        return
    pool.sort()  # so that it doesn't matter where a tile was
    for other in range(w.seats):
        if other != seat:
            player = w.players[other]
            player.winter = sorted([draw(pool, rng) for _ in player.winter])
    w.winter_left = pool


def draw(pool: list[int], rng: Rng) -> int:
    at = rng.below(len(pool))
    tile = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return tile
