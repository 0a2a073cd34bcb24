"""PettingZoo's own tests of our environments, and what they don't look at."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

from kubrik.engine.illegal import Illegal
from kubrik.envs.zoo import KubrikEnv
from kubrik.games.registry import OURS

CASES: list[tuple[str, int, tuple[str, ...]]] = [
    *((game.name, seats, ()) for game in OURS for seats in range(game.min_seats, game.max_seats + 1)),
    *((game.name, game.usual_seats, game.expansions) for game in OURS if game.expansions),
]


def made(game: str, seats: int = 0, expansions: tuple[str, ...] = (), **more: Any) -> KubrikEnv:
    env: KubrikEnv = pettingzoo.make("aec", f"kubrik/{game}-v1", seats=seats, expansions=expansions, **more)
    return env


@pytest.mark.parametrize(("game", "seats", "expansions"), CASES)
def test_their_api_test(game: str, seats: int, expansions: tuple[str, ...]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")  # it wants plain arrays, and names the exceptions it makes
        api_test(made(game, seats, expansions), num_cycles=30)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_their_seed_test(game: Any) -> None:
    seed_test(lambda: made(game.name, 0, game.expansions), num_cycles=20)


def test_whole_games_are_paid_at_the_end() -> None:
    env = made("humans", 3, redraw="once")
    env.reset(seed=1)
    rng, agents, paid = np.random.default_rng(1), [], {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        agents.append(agent)
        if over:
            paid[agent] = reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(paid.values()) == pytest.approx(1)
    assert any(one == other for one, other in zip(agents, agents[1:])), "a chain of choices repeats its agent"


def test_who_answers_later_under_seal_learns_nothing_of_earlier_answers() -> None:
    """Two games alike up to an answer under seal: the next seat sees the same, whatever it was."""
    later = []
    for pick in (0, -1):
        env = made("humans", 2)
        env.reset(seed=3)
        while env.agent_selection == "seat_0":
            env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[pick]))
        later.append(env.observe("seat_1"))
    assert (later[0]["observation"] == later[1]["observation"]).all()
    assert (later[0]["action_mask"] == later[1]["action_mask"]).all()


def test_what_is_not_legal_is_refused_with_its_clause() -> None:
    env = made("keyflower", 2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Illegal):
        env.step(illegal)


def test_the_table_can_be_shown_as_text() -> None:
    env = made("admiral", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_1" in str(env.render())
