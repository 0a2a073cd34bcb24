"""What the handwritten pages say, in terms of features: where learning begins, and where it stays if games say nothing.

Of Tremble, Humans! nothing is taken over: what its page says about ships is what games refute first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kubrik.engine.opinion import Features

SHY_OF_PARTS: Final = 5.0  # so many times more games are needed to believe something of a single part, squared


class Prior(NamedTuple):
    """Weights by the names of features, and by phase how much a lead counts."""

    weights: dict[str, float]
    sharpness: list[float]


KEYFLOWER: Final = Prior(
    {
        "village": 1.0, "screen": 1.0, "won": 1.0, "items": 1.0, "sketch": 1.0, "leading": 1.0, "under_way": 1.0,
        "in_losing_groups": 0.45,
    },
    [10.0 / (5.0 + 3.0 * (3 - phase // 3)) for phase in range(12)],
)  # fmt: skip
ADMIRAL: Final = Prior(
    {
        "afloat": 2.25, "whole": 2.75, "score": 1.75, "lead_late": 3.25, "blows_now": 2.25, "blows_soon": 1.0,
        "shy": -1.3, "forts": 1.0, "fort_strength": 1.0, "gold_banked": 9.0, "gold_coming": 9.0,
    },
    [1.0 / 2.2] * 10,
)  # fmt: skip
PRIORS: Final = {"keyflower": KEYFLOWER, "admiral": ADMIRAL}


def prior_of(game: str, features: Features) -> Prior:
    return PRIORS.get(game, Prior({}, [1.0] * features.phases))


def is_of_a_part(name: str, features: Features) -> bool:
    """Is it about a single card, tile or ship?"""
    return any(name.endswith(part) for part in features.parts)
