"""Random play: the simulator's fastest loop, and the end of each iteration of a search."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.play import advance
from kubrik.engine.table import Entry, Table


def play_out(t: Table, rng: Rng, most: int) -> int:
    """Chooses at random until the game is over or `most` choices are made; returns how many were made."""
    made = 0
    while not t.over and made < most:
        step = t.agenda[-1]  # looked up once: this is the loop that millions of games run through
        seat = step.next_seat(t)
        offer = step.offer(t, seat)
        n = len(offer)
        choice = offer[rng.below(n)] if n > 1 else offer[0]
        if t.log is not None:
            t.log.append(Entry(seat, choice))
        step.take(t, seat, choice)
        advance(t)
        made += 1
    return made
