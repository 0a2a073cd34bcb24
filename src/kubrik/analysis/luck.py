"""How lucky each seat was: at every moment of chance, what came against what was to be expected.

The difference has a mean of 0, whatever the evaluation thinks: so it may be taken off the result as a control variate
(the part of AIVAT that is about chance).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.mind import Mind
from kubrik.engine.play import chances, play
from kubrik.engine.steps import Draw, weighted
from kubrik.engine.table import CHANCE, Table

ALL: Final = 12  # outcomes that are looked at one by one
SOME: Final = 4  # if there are more, so many are drawn by their weights
Scale = Callable[[float], float]


def as_it_is(worth: float) -> float:
    return worth


def draw(t: Table, mind: Mind, rng: Rng, luck: list[float]) -> None:
    """Lets chance decide as it would have, and adds to the luck of each seat."""
    step = t.agenda[-1]
    assert isinstance(step, Draw)
    expected = expectation(t, mind, rng)
    came = step.draw(t)
    for seat, more in enumerate(surprise(t, mind, came, expected)):
        luck[seat] += more
    play(t, CHANCE, came)


def luck_of(t: Table, mind: Mind, rng: Rng, came: Choice, scale: Scale = as_it_is) -> list[float]:
    """What this outcome brings each seat, beyond what was to be expected; nothing where no other was possible."""
    return surprise(t, mind, came, expectation(t, mind, rng, scale), scale)


def surprise(t: Table, mind: Mind, came: Choice, expected: list[float], scale: Scale = as_it_is) -> list[float]:
    if not expected:
        return []
    return [scale(now) - then for now, then in zip(worth_after(t, mind, came), expected, strict=True)]


def expectation(t: Table, mind: Mind, rng: Rng, scale: Scale = as_it_is) -> list[float]:
    """What the table is worth to each seat before chance decides; nothing if only one outcome is possible."""
    outcomes = chances(t)
    if len(outcomes) == 1:
        return []
    weights = [(one.choice, one.weight) for one in outcomes] if len(outcomes) <= ALL else drawn(t, rng)
    total = sum(weight for _, weight in weights)
    worths = [(worth_after(t, mind, choice), weight) for choice, weight in weights]
    return [sum(scale(worth[seat]) * weight for worth, weight in worths) / total for seat in range(t.seats)]


def drawn(t: Table, rng: Rng) -> list[tuple[Choice, int]]:
    """Some of the outcomes, with luck of our own."""
    kept, t.rng = t.rng, rng
    try:
        return [(weighted(t, chances(t)), 1) for _ in range(SOME)]
    finally:
        t.rng = kept


def worth_after(t: Table, mind: Mind, outcome: Choice) -> list[float]:
    w = t.clone()
    w.agenda[-1].take(w, CHANCE, outcome)
    return mind.worth(w)
