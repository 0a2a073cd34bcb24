"""Random play: the simulator's fastest loop, and the end of a search's line of thought."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.play import next_to_act, options, play
from kubrik.engine.table import Table


def play_out(t: Table, rng: Rng, most: int) -> int:
    """Choose at random until the game is over or `most` choices are made; how many were made."""
    made = 0
    while not t.over and made < most:
        seat = next_to_act(t)
        offer = options(t, seat)
        n = len(offer)
        play(t, seat, offer[rng.below(n)] if n > 1 else offer[0])
        made += 1
    return made
