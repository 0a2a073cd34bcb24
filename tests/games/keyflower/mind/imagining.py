"""Worlds as a seat may imagine them, and what lies in them.

hands(scene(2).player(1, workers="red 1", hidden="blue 1"), 0, 1)  # {"red 2", "blue 1 red 1", "red 1 yellow 1"}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import sqrt
from typing import TypeVar

from kubrik.engine.chance import Rng
from kubrik.games.keyflower.mind.mind import KeyflowerMind
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import COLOURS, SKILLS
from tests.games.keyflower.scene import Scene, in_words

MANY = 60
VERY_MANY = 3000

What = TypeVar("What", bound=Hashable)


def worlds(s: Scene, seat: int, count: int = MANY) -> list[Keyflower]:
    rng, mind = Rng(11), KeyflowerMind(s.t.rules)
    imagined = [mind.imagine(s.t, seat, rng) for _ in range(count)]
    return [w for w in imagined if isinstance(w, Keyflower)]


def workers(w: Keyflower, seat: int) -> str:
    return in_words(w.players[seat].workers, COLOURS)


def skills(w: Keyflower, seat: int) -> str:
    return in_words(w.players[seat].skills, SKILLS)


def hands(s: Scene, seat: int, other: int) -> set[str]:
    """The workers that a player may have, as this seat imagines it."""
    return {workers(w, other) for w in worlds(s, seat)}


def skill_hands(s: Scene, seat: int, other: int) -> set[str]:
    return {skills(w, other) for w in worlds(s, seat)}


def is_fair(s: Scene, seat: int, look: Callable[[Keyflower], What], chances: dict[What, int]) -> bool:
    """Does everything come up as often as it should, and nothing else? Four deviations are hardly ever exceeded."""
    found = Counter(look(w) for w in worlds(s, seat, VERY_MANY))
    whole = sum(chances.values())
    return found.keys() == chances.keys() and all(
        abs(found[what] - VERY_MANY * p) < 4 * sqrt(VERY_MANY * p * (1 - p))
        for what, p in ((what, n / whole) for what, n in chances.items())
    )
