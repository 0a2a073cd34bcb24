"""What a seat sees of a kit table, from its `seen` and `own`."""

from __future__ import annotations

from typing import Any

from kubrik.engine.play import asking, to_act
from kubrik.engine.views import View
from kubrik.kit.table import Table


class KitView(View, frozen=True, kw_only=True):
    """What everybody sees, and what only this seat sees."""

    table: dict[str, Any]
    own: dict[str, Any]


def view_of(t: Table, seat: int | None) -> KitView:
    asked = asked_in_public(t)
    return KitView(
        seat=seat,
        seats=t.seats,
        to_act=asked,
        over=t.over,
        question=asking(t, seat) if seat is not None and seat in asked else None,
        table=t.seen(),
        own=own(t, seat),
    )


def asked_in_public(t: Table) -> tuple[int, ...]:
    """The seats to act, as everybody may know: during secret answers, all seats that are not ready."""
    if t.answers:
        return tuple(seat for seat in range(t.seats) if not t.ready[seat])
    return tuple(seat for seat in to_act(t) if seat >= 0)


def own(t: Table, seat: int | None) -> dict[str, Any]:
    """What only this seat sees: its own things, and its secret answers so far."""
    if seat is None:
        return {}
    answers = [c.name for c in t.answers[seat]] if t.answers else []
    return t.own(seat) | ({"answers": answers} if answers else {})
