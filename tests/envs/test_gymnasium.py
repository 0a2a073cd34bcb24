"""One seat of many tables as a Gymnasium VectorEnv."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from kubrik.envs.gym import SeatEnv
from kubrik.games.registry import OURS


def legal(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray(np.argmax(rng.random(masks.shape) * masks, axis=1), np.int64)


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_what_it_shows_fits_its_spaces(game: str) -> None:
    env = SeatEnv(game, 2, seats=2)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(20):
        assert env.observation_space.contains(seen)
        chosen = legal(seen["action_mask"], rng)
        assert env.action_space.contains(chosen)
        seen, rewards, over, cut, _ = env.step(chosen)
        assert rewards.shape == over.shape == cut.shape == (2,)


def test_the_same_seed_and_choices_give_the_same() -> None:
    sums = []
    for _ in range(2):
        env = SeatEnv("humans", 2, bots="random", seats=3)
        seen, _ = env.reset(seed=6)
        rng, told = np.random.default_rng(1), 0.0
        for _ in range(50):
            seen, *_ = env.step(legal(seen["action_mask"], rng))
            told += float(seen["observation"].sum())
        sums.append(told)
    assert sums[0] != 0
