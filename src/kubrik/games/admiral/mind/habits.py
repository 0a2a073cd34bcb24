"""What a player might do without much thought: fire if possible, sail towards something useful, go on to the end.

Play-outs of a search use it, so it is rough and fast, and never rules anything out completely.
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.games.admiral.mind.pilotage import sail_on, set_course
from kubrik.games.admiral.table.choices import (
    BANK,
    BOARD_WITH,
    BURN,
    END_TURN,
    FIRE_AT,
    FIRE_FORT,
    HEADING,
    LOAD,
    MANNER,
    MOVE,
    REPAIR,
    RESIGN,
    SHOTS,
    STOP,
    STORM_WITH,
    TURN,
    UNITS,
)
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import Admiral

# The weight of each action when one is chosen at random.
APPEAL: Final = {
    MOVE: 6,
    TURN: 2,
    FIRE_AT: 14,
    FIRE_FORT: 14,
    BOARD_WITH: 4,
    STORM_WITH: 10,
    REPAIR: 4,
    LOAD: 40,
    BANK: 60,
    BURN: 1,
    END_TURN: 1,
}


def form_habits(rules: Rules) -> None:
    for kind, appeal in APPEAL.items():
        rules.appeal[kind] = appeal


def habit(t: Admiral, seat: int, offer: list[Choice], rng: Rng) -> Choice:
    first = offer[0].kind
    last = offer[-1].kind
    if last == STOP:
        return sail_on(t, offer, rng)
    if first in (SHOTS, UNITS):
        return offer[-1] if rng.below(6) > 0 else offer[rng.below(len(offer))]
    if first == MANNER:
        return offer[rng.below(len(offer))]
    if first == HEADING:
        return set_course(t, seat, offer, rng)
    if last in (END_TURN, RESIGN):
        return weighed(t, offer, rng)
    return weighed(t, offer, rng) if t.rules.appeal[first] > 0 else offer[rng.below(len(offer))]


def discreet(telling: list[int], offer: list[Choice]) -> list[Choice]:
    """The choices of other kinds than these; all of them if there is no other kind."""
    if not telling:
        return offer
    for choice in offer:
        if choice.kind in telling:
            return [c for c in offer if c.kind not in telling] or offer
    return offer


def weighed(t: Admiral, offer: list[Choice], rng: Rng) -> Choice:
    """A random choice weighted by appeal; choices without any are never taken."""
    appeal = t.rules.appeal
    total = 0
    for choice in offer:
        total += appeal[choice.kind]
    k = rng.below(total)
    for choice in offer:
        k -= appeal[choice.kind]
        if k < 0:
            return choice
    raise AssertionError("something has an appeal")
