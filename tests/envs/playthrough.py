"""The beginning of each game as OpenSpiel sees it, to read: `python -m tests.envs.playthrough --write` writes it anew.

OpenSpiel's own playthroughs go on to the end and print every column of all players at every state they show: megabytes,
for games as long as ours. These stop after a few choices, and name only the columns that are not 0.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel

import kubrik.envs.spiel.games  # noqa: F401  # registers the games
from kubrik.envs.spiel.state import KubrikState

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "humans": "python_kubrik_humans(players=2)",
    "keyflower": "python_kubrik_keyflower(players=2)",
    "key_celeste": "python_kubrik_keyflower(players=2,expansions=key_celeste)",
    "admiral": "python_kubrik_admiral(players=2)",
    "captain_cards": "python_kubrik_admiral(players=2,expansions=captain_cards)",
}
CHOICES = 12  # of players
OBSERVED = 3  # of these, how many are shown with what the player knows


def file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def told(name: str, seed: int = 1) -> str:
    return "\n".join(lines(GAMES[name], np.random.RandomState(seed))) + "\n"


def lines(name: str, rng: np.random.RandomState) -> Iterator[str]:
    game = pyspiel.load_game(name)
    yield f"game: {name}"
    yield f"NumDistinctActions() = {game.num_distinct_actions()}"
    yield f"MaxChanceOutcomes() = {game.max_chance_outcomes()}"
    yield f"ObservationTensorShape() = {game.observation_tensor_shape()}"
    state, made = game.new_initial_state(), 0
    while made < CHOICES:
        action = drawn(state, rng)
        if not state.is_chance_node():
            yield from asked(state, made < OBSERVED)
            made += 1
        yield f'action: {action}  # {"chance: " if state.is_chance_node() else ""}"{state.action_to_string(action)}"'
        state.apply_action(action)
    yield f"\n# {state}"


def drawn(state: KubrikState, rng: np.random.RandomState) -> int:
    """Chance is drawn as it is weighted, choices all alike."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    outcomes, chances = zip(*state.chance_outcomes())
    return int(rng.choice(outcomes, p=chances))


def asked(state: KubrikState, is_observed: bool) -> Iterator[str]:
    """A question: who is asked what, what the player knows, and what it may choose."""
    player = state.current_player()
    yield f"\n# {state}"
    yield f"CurrentPlayer() = {player}"
    yield f'InformationStateString({player}) = "{state.information_state_string(player)}"'
    if is_observed:
        yield f'ObservationString({player}) = "{state.observation_string(player)}"'
    yield f"LegalActions() = {state.legal_actions()}"
    names = ", ".join(f'"{state.action_to_string(player, action)}"' for action in state.legal_actions())
    yield f"StringLegalActions() = [{names}]"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for each in GAMES:
        file(each).write_text(told(each), encoding="utf-8")
        print("written:", file(each))
