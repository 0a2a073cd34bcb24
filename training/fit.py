"""Learning: a small network is fitted to how games ended, by stochastic gradient descent (Adam)."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from kubrik.engine.opinion import Features
from training.priors import SHY_OF_PARTS, is_of_a_part, prior_of
from training.rows import Floats, Rows, bits

BATCH: Final = 256
EPOCHS: Final = 24
STEP: Final = 2e-3
DECAY: Final = 2e-3  # how strongly weights are drawn to 0
BY_MARGIN: Final = 1.0  # how much of the goal is the margin at the end, unless a lesson says otherwise
NEVER_SEEN: Final = 1e6
FACTORS: Final = [2.0 ** (power / 8.0) for power in range(-16, 17)]  # tried for each phase's sharpness


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


def goals(rows: Rows, by_margin: float) -> Floats:
    """What is to be predicted: partly who won, partly by how much."""
    about = rows.scores - rows.scores.mean(axis=1, keepdims=True)
    return np.asarray((1.0 - by_margin) * rows.won + by_margin * softmax(about / np.abs(about).mean()))


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


def slopes(net: Net, features: Floats, phases: np.ndarray, goal: Floats) -> list[Floats]:
    """In which direction each weight makes the loss of these rows larger."""
    leads, saw, said = leading(net, features)
    sharp = np.exp(net.sharpness[phases])[:, None]
    off = (softmax(leads * sharp) - goal) / len(goal)
    by_lead = off * sharp
    by_unit = by_lead[..., None] * net.shares * (saw > 0.0)
    sharpness = np.zeros_like(net.sharpness)
    np.add.at(sharpness, phases, (off * sharp * leads).sum(axis=1))
    seen = features.reshape(-1, features.shape[2]).T
    return [
        seen @ by_lead.reshape(-1) + DECAY * (net.plain - net.prior),
        seen @ by_unit.reshape(-1, len(net.shares)) + DECAY * net.units,
        by_unit.sum(axis=(0, 1)),
        said.reshape(-1, len(net.shares)).T @ by_lead.reshape(-1) + DECAY * net.shares,
        sharpness + 1e-3 * roughness(net.sharpness),
    ]


def roughness(line: Floats) -> Floats:
    """Draws neighbouring phases together: some are met seldom."""
    out = np.zeros_like(line)
    out[1:-1] = 2.0 * line[1:-1] - line[:-2] - line[2:]
    return out


def learn(
    rows: Rows, kept: Rows, game: str, features: Features, units: int, seed: int, by_margin: float = BY_MARGIN
) -> tuple[Net, list[float]]:
    """A network that begins with the handwritten page, and what it knows of the games kept apart, in bits."""
    luck = np.random.default_rng(seed)
    return learn_on(beginner(rows, game, features, units, luck), rows, kept, luck, by_margin=by_margin)


def learn_on(
    net: Net, rows: Rows, kept: Rows, luck: np.random.Generator, longest: float = STEP, by_margin: float = BY_MARGIN
) -> tuple[Net, list[float]]:
    """The network that predicts the games kept apart best, of all that are met on the way from this one."""
    seen, goal = rows.features / net.spread, goals(rows, by_margin)
    best, low = net, missed(net, kept, by_margin)
    adam = Adam(net)
    for epoch in range(EPOCHS):
        step = longest * 0.5 * (1.0 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        order = luck.permutation(len(goal))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            net = adam.step(net, slopes(net, seen[some], rows.phases[some], goal[some]), step)
        loss = missed(net, kept, by_margin)
        if loss < low:
            best, low = net, loss
    best = calibrated(best, rows)
    return best, bits(chances(best, kept), kept.won, kept.when)


def missed(net: Net, rows: Rows, by_margin: float) -> float:
    """How far the chances are from the goals: the loss that is made small."""
    return -float((goals(rows, by_margin) * np.log(np.clip(chances(net, rows), 1e-6, 1.0))).sum(axis=1).mean())


def calibrated(net: Net, rows: Rows) -> Net:
    """With the sharpness that predicts best who won: by margins, leads would count for too little."""
    leads = leading(net, rows.features / net.spread)[0]
    sharpness = net.sharpness.copy()
    for phase in range(len(sharpness)):
        near = np.abs(rows.phases - phase) <= 1
        if near.any():
            sharp = np.exp(net.sharpness[rows.phases[near]])[:, None] * leads[near]
            losses = [-(rows.won[near] * np.log(softmax(f * sharp) + 1e-9)).sum() for f in FACTORS]
            sharpness[phase] += np.log(FACTORS[int(np.argmin(losses))])
    return net._replace(sharpness=sharpness)


class Adam:
    """Steps that are as long for weights with small slopes as for those with large ones."""

    def __init__(self, net: Net) -> None:
        self.mean = [np.zeros_like(part) for part in net[:5]]
        self.size = [np.zeros_like(part) for part in net[:5]]
        self.steps = 0

    def step(self, net: Net, slope: list[Floats], length: float) -> Net:
        self.steps += 1
        parts: list[Floats] = []
        for i in range(5):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope[i]
            self.size[i] = 0.999 * self.size[i] + 0.001 * slope[i] ** 2
            mean = self.mean[i] / (1.0 - 0.9**self.steps)
            size = np.sqrt(self.size[i] / (1.0 - 0.999**self.steps))
            parts.append(net[i] - length * mean / (size + 1e-8))
        return Net(parts[0], parts[1], parts[2], parts[3], parts[4], net.spread, net.prior)
