"""What is answered for a player who is absent or out of time (AD-6.14)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.play import options, question
from kubrik.games.admiral.rules.spoils import ShareGold
from kubrik.games.admiral.sea.gauge import sectors_between
from kubrik.games.admiral.table.choices import END_TURN, STOP
from kubrik.games.admiral.table.questions import WHICH_FACING, WHICH_HEADING
from kubrik.games.admiral.table.state import Admiral

CAREFUL: Final = [END_TURN, STOP]  # kinds of choice; expansions add to them


def default_choice(t: Admiral, seat: int) -> Choice:
    """Begins nothing, and completes what was begun with as little as possible."""
    offer = options(t, seat)
    for choice in offer:
        if choice.kind in CAREFUL or choice.kind in t.rules.careful:
            return choice
    asked = question(t, seat)
    if asked is WHICH_HEADING:
        return nearest(offer, t.wind)
    if asked is WHICH_FACING:
        return nearest(offer, t.facings[t.answers[seat][0].a])
    step = t.agenda[-1]
    if isinstance(step, ShareGold):
        return t.rules.choices.units[t.gold[step.captured]]  # nothing is moved
    return offer[0]  # the fewest shots, fired separately and without skill; the first target, one unit


def nearest(offer: list[Choice], direction: int) -> Choice:
    """The heading that costs least, so that no hidden skill is needed."""
    best = offer[0]
    for choice in offer:
        if sectors_between(choice.a, direction) < sectors_between(best.a, direction):
            best = choice
    return best
