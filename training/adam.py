"""Stochastic gradient descent (Adam)."""

from __future__ import annotations

import numpy as np

from training.net import Net
from training.rows import Floats


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
