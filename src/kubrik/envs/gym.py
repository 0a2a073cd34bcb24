"""Gymnasium: many tables as one `VectorEnv`, in which one seat learns and bots play all the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kubrik.envs.arrays import SHARES, SeatTables
from kubrik.envs.spaces import observation_space

Observations = dict[str, NDArray[Any]]
Stepped = tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Where a game ends, the same step begins the next one: its first observation is returned with the last reward."""

    def __init__(
        self,
        game: str,
        n: int,
        bots: str = "random",
        seat: int | None = None,
        seats: int = 0,
        expansions: Sequence[str] = (),
        pay: str = SHARES,
        **options: str,
    ) -> None:
        self.tables = SeatTables(game, n, bots, seat, seats, expansions, pay, 0, **options)
        self.num_envs = n
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.tables.columns, self.tables.choices)
        self.single_action_space = spaces.Discrete(self.tables.choices)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._luck = np.random.default_rng()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        self.tables.reset(int(self._luck.integers(1 << 62)) if first is None else first)
        return self._seen(), {}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        self.tables.step(actions)
        done = self.tables.dones.copy()
        return self._seen(), self.tables.own_rewards.copy(), done, np.zeros_like(done), {}

    def _seen(self) -> Observations:
        return {"observation": self.tables.observations().copy(), "action_mask": self.tables.masks.copy()}
