"""Short ways to set out bids, and to look at what may be bid."""

from __future__ import annotations

from tests.games.keyflower.scene import Scene, scene

MANY = "blue 5 red 5 yellow 5 green 5"


def outbid(s: Scene, tile: str, group: str, by: int = 1) -> Scene:
    """Player 0 has this group at a tile, and another one more."""
    colour, n = group.split()
    return s.bid(0, tile, group).bid(by, tile, f"{colour} {int(n) + 1}")


def outbid_for_miner(workers: str = "") -> Scene:
    """Player 0 has lost the Miner with three red workers; the Gold mine and the Keywood are free."""
    s = scene(2).player(0, workers=workers).offer("miner", "gold_mine", "keywood")
    return outbid(s, "miner", "red 3").turn(0)


def bids(s: Scene, seat: int) -> list[str]:
    """The tiles this player may bid for."""
    return [name for name in s.options(seat) if name.startswith("bid ")]


def colours(s: Scene, seat: int, tile: str) -> list[str]:
    """Those in which a bid for a tile may go on, for somebody who has many workers: a single one is not asked about."""
    s.choose(seat, f"bid {tile}")
    verb, colour, *_ = s.options(seat)[0].split()
    return [name.split()[1] for name in s.options(seat)] if verb == "in" else [colour]
