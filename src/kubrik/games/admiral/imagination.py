"""What a seat can't know, dealt anew so that it fits all that the seat does know: only expansions hide anything."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.play import reopen_others
from kubrik.games.admiral.state import Admiral


def imagine(t: Admiral, seat: int, rng: Rng) -> Admiral:
    """What expansions hide, others' sealed answers, and the future."""
    w = t.clone()
    w.rng = Rng(rng.fork())
    w.explicit_chance = False
    if not t.rules.additions and not t.answers:
        return w
    w.options_now = None  # they may rest on what is dealt anew
    for addition in t.rules.additions:
        addition.deal_anew(w, seat, rng)
    reopen_others(w, seat)
    return w
