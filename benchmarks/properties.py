"""What kind of games these are, measured in random play, beside usual ones of OpenSpiel.

Length is decisions of a whole game; branching is legal choices at a decision, those with a single one included; an
information set counts as new if what the player to move knew there was not met before in this run, so the share of
new ones says how seldom play comes back to what it knows.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

SPIELS = ("kuhn_poker", "leduc_poker", "liars_dice", "goofspiel", "hearts", "gin_rummy", "bridge", "hanabi")
OURS = ("python_kubrik_humans(players={})", "python_kubrik_keyflower(players={})", "python_kubrik_admiral(players={})")


class Properties(NamedTuple):
    """Means over some games."""

    seats: int
    choices: int
    length: float
    branching: float
    widest: int
    chances: float
    new: float


def properties(name: str, games: int) -> Properties:
    game = importlib.import_module("pyspiel").load_game(name)
    sets: set[bytes] = set()
    widths: list[int] = []
    chances = 0
    for seed in range(games):
        random.seed(seed)
        chances += one_game(game.new_initial_state(), sets, widths)
    made = len(widths)
    mean, widest = sum(widths) / made, max(widths)
    return Properties(
        game.num_players(), game.num_distinct_actions(), made / games, mean, widest, chances / games, len(sets) / made
    )


def one_game(state: Any, sets: set[bytes], widths: list[int]) -> int:
    """Plays at random; returns how often chance was asked."""
    chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, weights)[0])
            chances += 1
            continue
        player = 0 if state.is_simultaneous_node() else state.current_player()
        sets.add(blake2b(f"{player} {known(state, player)}".encode(), digest_size=16).digest())
        widths.append(len(state.legal_actions(player)))
        act(state)
    return chances


def known(state: Any, player: int) -> str:
    """What the player knows; where a game has no words for it, the tensor."""
    kind = state.get_game().get_type()
    if kind.provides_information_state_string:
        return str(state.information_state_string(player))
    return str(state.information_state_tensor(player) if kind.provides_information_state_tensor else state)


def act(state: Any) -> None:
    if state.is_simultaneous_node():
        players = range(state.num_players())
        state.apply_actions([random.choice(state.legal_actions(p) or [0]) for p in players])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def line(name: str, p: Properties) -> str:
    cells = [p.seats, p.choices, f"{p.length:.0f}", f"{p.branching:.1f}", p.widest, f"{p.chances:.0f}", f"{p.new:.0%}"]
    return f"| `{name}` | " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Properties of our games, beside usual ones of OpenSpiel.")
    parser.add_argument("--games", type=int, default=100, help="random games of each (default: 100)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], help="numbers of players of ours")
    args = parser.parse_args()
    importlib.import_module("kubrik.envs.spiel.games")
    print("| game | seats | choices | length | branching | widest | chance | new information sets |")
    print("|---|---|---|---|---|---|---|---|")
    for name in [*(one.format(seats) for one in OURS for seats in args.seats), *SPIELS]:
        print(line(name, properties(name, args.games)), flush=True)


if __name__ == "__main__":
    main()
