"""Learning: a small network is fitted to how games ended, and to what a search thought of the answers to a question."""

from __future__ import annotations

from typing import Final

import numpy as np

from kubrik.engine.opinion import Features
from training.adam import Adam
from training.contrasts import Contrasts
from training.net import Net, backwards, beginner, chances, leading, softmax
from training.rows import Floats, Rows, bits

BATCH: Final = 256
EPOCHS: Final = 24
STEP: Final = 2e-3
DECAY: Final = 2e-3  # how strongly weights are drawn to 0
BY_MARGIN: Final = 1.0  # how much of the goal is the margin at the end, unless a lesson says otherwise
QUESTIONS: Final = 48  # of which contrasts are looked at in each step
FACTORS: Final = [2.0 ** (power / 8.0) for power in range(-16, 17)]  # tried for each phase's sharpness


def goals(rows: Rows, by_margin: float) -> Floats:
    """What is to be predicted: partly who won, partly by how much."""
    about = rows.scores - rows.scores.mean(axis=1, keepdims=True)
    return np.asarray((1.0 - by_margin) * rows.won + by_margin * softmax(about / np.abs(about).mean()))


def slopes(net: Net, features: Floats, phases: np.ndarray, goal: Floats) -> list[Floats]:
    """In which direction each weight makes the loss of these rows larger."""
    leads, saw, said = leading(net, features)
    sharp = np.exp(net.sharpness[phases])[:, None]
    off = (softmax(leads * sharp) - goal) / len(goal)
    sharpness = np.zeros_like(net.sharpness)
    np.add.at(sharpness, phases, (off * sharp * leads).sum(axis=1))
    plain, units, thresholds, shares = backwards(net, features, saw, said, off * sharp)
    return [
        plain + DECAY * (net.plain - net.prior),
        units + DECAY * net.units,
        thresholds,
        shares + DECAY * net.shares,
        sharpness + 1e-3 * roughness(net.sharpness),
    ]


def roughness(line: Floats) -> Floats:
    """Draws neighbouring phases together: some are met seldom."""
    out = np.zeros_like(line)
    out[1:-1] = 2.0 * line[1:-1] - line[:-2] - line[2:]
    return out


def learn(
    rows: Rows,
    kept: Rows,
    game: str,
    features: Features,
    units: int,
    seed: int,
    by_margin: float = BY_MARGIN,
    contrasts: Contrasts | None = None,
    steering: float = 0.0,
) -> tuple[Net, list[float]]:
    """A network that begins with the handwritten page, and what it knows of the games kept apart, in bits."""
    luck = np.random.default_rng(seed)
    net = beginner(rows, game, features, units, luck)
    return learn_on(net, rows, kept, luck, by_margin=by_margin, contrasts=contrasts, steering=steering)


def learn_on(
    net: Net,
    rows: Rows,
    kept: Rows,
    luck: np.random.Generator,
    longest: float = STEP,
    by_margin: float = BY_MARGIN,
    contrasts: Contrasts | None = None,
    steering: float = 0.0,
) -> tuple[Net, list[float]]:
    """The network that predicts the games kept apart best, of all that are met on the way from this one.

    With contrasts it learns them, too, and the last one counts.
    """
    seen, goal = rows.features / net.spread, goals(rows, by_margin)
    best, low = net, missed(net, kept, by_margin)
    adam = Adam(net)
    for epoch in range(EPOCHS):
        step = longest * 0.5 * (1.0 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        order = luck.permutation(len(goal))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            slope = slopes(net, seen[some], rows.phases[some], goal[some])
            net = adam.step(net, slope if contrasts is None else steered(net, slope, contrasts, steering, luck), step)
        loss = missed(net, kept, by_margin)
        if loss < low or contrasts is not None:
            best, low = net, loss
    best = calibrated(best, rows)
    return best, bits(chances(best, kept), kept.won, kept.when)


def steered(
    net: Net, slope: list[Floats], contrasts: Contrasts, steering: float, luck: np.random.Generator
) -> list[Floats]:
    """The slopes, with those of some contrasts added; contrasts say nothing about the sharpness."""
    more = contrasts.slopes(net, luck.integers(0, contrasts.questions, QUESTIONS))
    return [a + steering * b for a, b in zip(slope, more)] + slope[4:]


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
