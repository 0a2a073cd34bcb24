"""How speed is measured: CPU time of this process, one core, the best of three slices that all do the same work."""

from __future__ import annotations

import time
from collections.abc import Callable

SLICES = 3

Counts = dict[str, int]  # what was done: decisions, games, clones …
Rates = dict[str, float]  # the same, per second


def best_rates(work: Callable[[int], Counts], seconds: float) -> Rates:
    """Measures `work(n)`, which does the n-th piece; every slice begins at piece 0 and lasts about `seconds`."""
    work(0)  # warm-up
    best: Rates = {}
    for _ in range(SLICES):
        for name, rate in slice_rates(work, seconds).items():
            best[name] = max(rate, best.get(name, 0.0))
    return best


def slice_rates(work: Callable[[int], Counts], seconds: float) -> Rates:
    done: Counts = {}
    piece = 0
    begin = time.process_time()
    passed = 0.0
    while passed < seconds:
        for name, count in work(piece).items():
            done[name] = done.get(name, 0) + count
        piece += 1
        passed = time.process_time() - begin
    return {name: count / passed for name, count in done.items()}
