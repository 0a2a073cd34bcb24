"""How many ways lead on from a position: every choice and every outcome of chance, so many deep."""

from __future__ import annotations

from kubrik.engine.play import next_to_act, options, play
from kubrik.engine.table import Table


def ways(t: Table, depth: int) -> int:
    """Sequences of so many choices and outcomes, or fewer where the scene ends. Who answers under seal goes by seat."""
    if t.over:
        return 1
    seat = next_to_act(t)
    offer = options(t, seat)
    if depth == 1:
        return len(offer)
    total = 0
    for choice in offer:
        after = t.clone()
        play(after, seat, choice)
        total += ways(after, depth - 1)
    return total
