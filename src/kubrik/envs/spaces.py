"""The spaces of observations, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces


def observation_space(columns: int, choices: int) -> spaces.Dict:
    """The row of the seat, and which choices are legal. Hardly a number is above 1, but some may be."""
    return spaces.Dict({
        "observation": spaces.Box(-np.inf, np.inf, (columns,), np.float32),
        "action_mask": spaces.Box(0, 1, (choices,), np.int8),
    })  # fmt: skip
