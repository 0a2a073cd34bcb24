"""Deals again what a seat can't know, in a way that fits everything it does know: only expansions hide anything."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.games.admiral.table.state import Admiral


def has_secrets(t: Admiral) -> bool:
    """Without an expansion, only unfinished answers are hidden."""
    return len(t.rules.additions) > 0 or len(t.answers) > 0


def hide(w: Admiral, seat: int, rng: Rng) -> None:
    """Deals again what expansions hide from this seat."""
    for addition in w.rules.additions:
        addition.deal_anew(w, seat, rng)
