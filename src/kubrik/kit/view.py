"""What a seat sees of a table that says what is seen and what is one's own."""

from __future__ import annotations

from typing import Any

from kubrik.engine.play import asking, to_act
from kubrik.engine.views import View
from kubrik.kit.table import Table


class KitView(View, frozen=True, kw_only=True):
    """What everybody sees, and what only this seat does."""

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
    """Who is to act, as everybody may know: of those who answer under seal, all who are not ready."""
    if t.answers:
        return tuple(seat for seat in range(t.seats) if not t.ready[seat])
    return tuple(seat for seat in to_act(t) if seat >= 0)


def own(t: Table, seat: int | None) -> dict[str, Any]:
    """What the seat alone sees: its own things, and what it has answered so far under seal."""
    if seat is None:
        return {}
    answers = [c.name for c in t.answers[seat]] if t.answers else []
    return t.own(seat) | ({"answers": answers} if answers else {})
