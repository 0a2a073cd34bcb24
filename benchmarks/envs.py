"""Environments for learning, side by side: decisions a second of random legal play, with what a network is shown.

Each is driven as its own users would: the observation (a tensor, where it has one) and the legal actions are fetched
for every decision; drawing a legal action at random is part of it. Chance does not count as a decision.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import random
import warnings
from typing import Any

import numpy as np

from benchmarks.clock import Counts, Rates, best_rates
from benchmarks.ours import setup_of

TABLES = 64
STEPS = 50  # between two looks at the clock


# ---- ours


def vector_tables(game: str, seconds: float, floats: bool = False) -> Rates:
    """A batch of tables: numbers as whole numbers, or divided as a network wants them."""
    setup = setup_of(game)
    made = importlib.import_module("kubrik.envs.arrays").VectorTables
    tables = made(game, TABLES, seats=setup.seats, expansions=setup.expansions)

    def piece(_: int) -> Counts:
        for _step in range(STEPS):
            tables.step(tables.any_choices())
            if floats:
                tables.observations()
        return {"decisions": STEPS * TABLES}

    return best_rates(piece, seconds)


def rows(game: str, seconds: float) -> Rates:
    """Only the rows: what a seat knows, written into an array."""
    setup = setup_of(game)
    box = importlib.import_module("kubrik.games.registry").game_named(game).box(setup)
    sheet = importlib.import_module("kubrik.engine.numbers.finding").sheet_of(box)
    out = importlib.import_module("kubrik.engine.numbers.sheet").numbers(sheet.width)
    seen = np.asarray(memoryview(out))
    at, size = seen.ctypes.data, seen.nbytes
    ours, play = importlib.import_module("benchmarks.ours"), importlib.import_module("kubrik.engine.play")
    asked = [(t, play.next_to_act(t)) for t in ours.samples(box)]

    def piece(_: int) -> Counts:
        for _round in range(20):
            for t, seat in asked:
                ctypes.memset(at, 0, size)
                sheet.fill(t, seat, out, 0)
        return {"decisions": 20 * len(asked)}

    return best_rates(piece, seconds)


def our_aec(game: str, seconds: float) -> Rates:
    setup = setup_of(game)
    made = importlib.import_module("kubrik.envs.zoo").KubrikEnv
    return aec(made(game, seats=setup.seats, expansions=setup.expansions), seconds)


def our_spiel(game: str, seconds: float) -> Rates:
    importlib.import_module("kubrik.envs.spiel.games")
    setup = setup_of(game)
    named = f"python_kubrik_{game}(players={setup.seats},expansions={'+'.join(setup.expansions)})"
    return spiel(named, seconds)


# ---- PettingZoo


def classic(name: str, seconds: float) -> Rates:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    return aec(env, seconds)


def aec(env: Any, seconds: float) -> Rates:
    """Its own loop: last(), then a legal action of the mask."""
    seeds = iter(range(1 << 30))

    def piece(_: int) -> Counts:
        env.reset(seed=next(seeds))
        made = 0
        for _agent in env.agent_iter():
            seen, _reward, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            made += 1
        return {"decisions": made, "games": 1}

    return best_rates(piece, seconds)


# ---- OpenSpiel


def spiel(name: str, seconds: float) -> Rates:
    if name.startswith("python_kuhn"):
        importlib.import_module("open_spiel.python.games.kuhn_poker")  # registers it
    game = importlib.import_module("pyspiel").load_game(name)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def piece(n: int) -> Counts:
        random.seed(n)
        return {"decisions": spiel_game(game.new_initial_state(), tensor), "games": 1}

    return best_rates(piece, seconds)


def spiel_game(state: Any, tensor: str) -> int:
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        getattr(state, tensor)(state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
        made += 1
    return made


# ---- RLCard and Catanatron's Gym


def rlcard(name: str, seconds: float) -> Rates:
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})

    def piece(_: int) -> Counts:
        state, _player = env.reset()
        made = 0
        while not env.is_over():
            state, _player = env.step(random.choice(list(state["legal_actions"])))
            made += 1
        return {"decisions": made, "games": 1}

    return best_rates(piece, seconds)


def catanatron_gym(seconds: float) -> Rates:
    """Its one seat against its random player: what the others choose counts as no decision here, nor in ours below."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = importlib.import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()

    def piece(n: int) -> Counts:
        env.reset(seed=n)
        made, over = 0, False
        while not over:
            _seen, _reward, ended, cut, _info = env.step(random.choice(env.get_valid_actions()))
            made, over = made + 1, ended or cut
        return {"decisions": made, "games": 1}

    return best_rates(piece, seconds)


def our_gym(game: str, seconds: float) -> Rates:
    """One seat of ours against random bots, with all that Gymnasium wants."""
    setup = setup_of(game)
    env = importlib.import_module("kubrik.envs.gym").SeatEnv(
        game, TABLES, seats=setup.seats, expansions=setup.expansions
    )
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)

    def piece(_: int) -> Counts:
        masks = seen["action_mask"]
        for _step in range(STEPS):
            chosen = np.argmax(rng.random(masks.shape, np.float32) * masks, axis=1)
            masks = env.step(chosen)[0]["action_mask"]
        seen["action_mask"] = masks
        return {"decisions": STEPS * TABLES}

    return best_rates(piece, seconds)
