"""The network that learns, and in which direction its weights have to go."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from kubrik.engine.opinion import Features
from training.priors import SHY_OF_PARTS, is_of_a_part, prior_of
from training.rows import Floats, Rows

NEVER_SEEN: Final = 1e6


class Net(NamedTuple):
    """What is learned, for features divided by `spread`."""

    plain: Floats
    units: Floats  # [feature, unit]
    thresholds: Floats
    shares: Floats
    sharpness: Floats  # logarithms, by phase
    spread: Floats
    prior: Floats  # what plain weights are drawn to


def softmax(leads: Floats) -> Floats:
    powers = np.exp(leads - leads.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def chances(net: Net, rows: Rows) -> Floats:
    leads = leading(net, rows.features / net.spread)[0]
    return softmax(leads * np.exp(net.sharpness[rows.phases])[:, None])


def leading(net: Net, features: Floats) -> tuple[Floats, Floats, Floats]:
    """How well each seat stands; and what the units saw and said."""
    saw = features @ net.units + net.thresholds
    said = np.maximum(saw, 0.0)
    return features @ net.plain + said @ net.shares, saw, said


def spread_of(rows: Rows, features: Features) -> Floats:
    """How large each feature is, at most of the tables; those that never occur are endlessly large."""
    size = np.sqrt((rows.features.reshape(-1, len(features.names)) ** 2).mean(axis=0))
    parts = np.array([is_of_a_part(name, features) for name in features.names])
    return np.where(size < 1e-6, NEVER_SEEN, np.maximum(size, 0.1) * np.where(parts, SHY_OF_PARTS, 1.0))


def beginner(rows: Rows, game: str, features: Features, units: int, luck: np.random.Generator) -> Net:
    """A network that knows what the handwritten page says, and nothing else."""
    spread = spread_of(rows, features)
    said = prior_of(game, features)
    weights = np.array([said.weights.get(name, 0.0) for name in features.names])
    prior = weights * np.where(spread == NEVER_SEEN, 0.0, spread)
    seen_by = luck.normal(0.0, 0.15, (len(features.names), units))
    sharpness = np.log(np.array(said.sharpness))
    return Net(prior, seen_by, np.zeros(units), luck.normal(0.0, 0.05, units), sharpness, spread, prior)


def backwards(net: Net, features: Floats, saw: Floats, said: Floats, by_lead: Floats) -> list[Floats]:
    """From what leads should be to what weights should be: the slope of each, but for the sharpness."""
    by_unit = by_lead[..., None] * net.shares * (saw > 0.0)
    seen = features.reshape(-1, features.shape[2]).T
    return [
        seen @ by_lead.reshape(-1),
        seen @ by_unit.reshape(-1, len(net.shares)),
        by_unit.sum(axis=(0, 1)),
        said.reshape(-1, len(net.shares)).T @ by_lead.reshape(-1),
    ]
