"""The puzzle of a day: the same for everybody, and every one comes up before any comes again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from kubrik.engine.chance import Rng


def daily(ids: Sequence[str], day: date) -> str:
    """One of the ids, in an order that is shuffled anew when all have been; "" if there are none."""
    if not ids:
        return ""
    lap, place = divmod(day.toordinal(), len(ids))
    order, rng = sorted(ids), Rng(lap)
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order[place]
