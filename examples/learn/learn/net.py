"""A network of one hidden layer: what to choose, and how well the seat stands. Its gradient is written out by hand."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
ILLEGAL = np.float32(-1e9)


@dataclass
class Seen:
    """What the network says of a batch: chances of all choices, and the value of each row."""

    inputs: Floats
    hidden: Floats
    chances: Floats
    values: Floats


class Net:
    """inputs -> tanh -> a number for every choice, and one for the value."""

    def __init__(self, columns: int, choices: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": (rng.standard_normal((columns, hidden)) / np.sqrt(50)).astype(np.float32),
            "in0": np.zeros(hidden, np.float32),
            "policy": (rng.standard_normal((hidden, choices)) * 0.01).astype(np.float32),
            "policy0": np.zeros(choices, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
            "value0": np.zeros(1, np.float32),
        }

    def __call__(self, inputs: Floats, masks: NDArray[np.int8]) -> Seen:
        w = self.weights
        hidden = np.tanh(inputs @ w["in"] + w["in0"])
        logits = np.where(masks, hidden @ w["policy"] + w["policy0"], ILLEGAL)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return Seen(inputs, hidden, chances, (hidden @ w["value"] + w["value0"])[:, 0])

    def gradient(self, seen: Seen, by_logits: Floats, by_values: Floats) -> dict[str, Floats]:
        """How the loss changes with each weight, if it changes so with logits and values."""
        w = self.weights
        back = by_logits @ w["policy"].T + by_values[:, None] @ w["value"].T
        back *= 1 - seen.hidden**2
        return {
            "in": seen.inputs.T @ back,
            "in0": back.sum(axis=0),
            "policy": seen.hidden.T @ by_logits,
            "policy0": by_logits.sum(axis=0),
            "value": seen.hidden.T @ by_values[:, None],
            "value0": by_values.sum(keepdims=True),
        }


@dataclass
class Adam:
    """Steps against the gradient, each weight at its own pace."""

    rate: float = 1e-3
    steps: int = 0
    mean: dict[str, Floats] = field(default_factory=dict)
    spread: dict[str, Floats] = field(default_factory=dict)

    def step(self, net: Net, gradient: dict[str, Floats]) -> None:
        self.steps += 1
        pace = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in gradient.items():
            mean = self.mean.setdefault(name, np.zeros_like(slope))
            spread = self.spread.setdefault(name, np.zeros_like(slope))
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope * slope - spread)
            net.weights[name] -= (pace * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)
