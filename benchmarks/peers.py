"""The same play with OpenSpiel and Catanatron, driven from Python as their users would.

Chance does not count as a decision. In OpenSpiel it is drawn from the probabilities that the state gives: the way that
works for every game. Where all outcomes are equally likely one may draw from the legal actions instead, which is
faster; a separate row shows it, to be fair to the library.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import random
from collections.abc import Callable
from typing import Any

from benchmarks.clock import Counts, Rates, best_rates

SAMPLES = 40  # states of one game, from its beginning to its end
PIECE = 200  # clones between two looks at the clock

PlayOut = Callable[[Any], int]


def version(package: str) -> str:
    """The version of an installed library; "" if it is not installed."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


# ---- OpenSpiel


def open_spiel(name: str, seconds: float) -> Rates:
    game = importlib.import_module("pyspiel").load_game(name)
    rates = best_rates(random_games(game, play_out), seconds)
    states = samples(game)
    rates |= best_rates(lambda _: repeat("clones", states, lambda s: s.clone()), seconds)
    return rates | best_rates(lambda _: repeat("imagined", states, imagine), seconds)


def open_spiel_shortcut(name: str, seconds: float) -> Rates:
    game = importlib.import_module("pyspiel").load_game(name)
    return best_rates(random_games(game, play_out_equal_chances), seconds)


def random_games(game: Any, playing: PlayOut) -> Callable[[int], Counts]:
    def piece(n: int) -> Counts:
        if n == 0:
            random.seed(1)
        return {"decisions": sum(playing(game.new_initial_state()) for _ in range(10)), "games": 10}

    return piece


def play_out(state: Any) -> int:
    decisions = 0
    chance = random.random
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
    return decisions


def drawn(state: Any) -> int:
    """Draws an outcome of chance with the state's probabilities."""
    outcomes = state.chance_outcomes()
    left = random.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return int(action)
    return int(outcomes[-1][0])


def play_out_equal_chances(state: Any) -> int:
    decisions = 0
    chance = random.random
    while True:
        player = state.current_player()
        if player >= 0:
            decisions += 1
        elif state.is_terminal():
            return decisions
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])


def samples(game: Any) -> list[Any]:
    """The states of one random game in which a player has to decide, evenly spread."""
    random.seed(1)
    state = game.new_initial_state()
    asked = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state))
        else:
            asked.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
    return spread(asked)


def imagine(state: Any) -> object:
    """A world that fits what the player to move knows; this includes a copy."""
    return state.resample_from_infostate(state.current_player(), random.random)


# ---- Catanatron


def catanatron(seconds: float) -> Rates:
    module = importlib.import_module("catanatron")
    players = [module.RandomPlayer(colour) for colour in module.Color]
    limit = importlib.import_module("catanatron.game").TURNS_LIMIT

    def piece(n: int) -> Counts:
        game = module.Game(players, seed=n + 1)
        return {"decisions": play_ticks(game, limit), "games": 1}

    rates = best_rates(piece, seconds)
    states = catanatron_samples(module.Game(players, seed=1), limit)
    return rates | best_rates(lambda _: repeat("clones", states, lambda game: game.copy()), seconds)


def play_ticks(game: Any, limit: int) -> int:
    """Plays until somebody has won or the library's own limit of turns is reached."""
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < limit:
        game.play_tick()
        decisions += 1
    return decisions


def catanatron_samples(game: Any, limit: int) -> list[Any]:
    states = []
    while game.winning_color() is None and game.state.num_turns < limit:
        states.append(game.copy())
        game.play_tick()
    return spread(states)


# ---- both


def spread(states: list[Any]) -> list[Any]:
    return states[:: max(1, len(states) // SAMPLES)][:SAMPLES]


def repeat(what: str, states: list[Any], act: Callable[[Any], object]) -> Counts:
    """Applies `work` to every state equally often."""
    rounds = max(1, PIECE // len(states))
    for _ in range(rounds):
        for state in states:
            act(state)
    return {what: rounds * len(states)}
