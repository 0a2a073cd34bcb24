"""OpenSpiel's own tests of our games, its playthroughs, and its search with our imagination."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from kubrik.envs.spiel import games
from kubrik.envs.spiel.resampling import imagination
from kubrik.envs.spiel.state import KubrikState
from kubrik.games.registry import OURS
from tests.envs import playthrough

NAMES = [
    "python_kubrik_humans(players=3)",
    "python_kubrik_keyflower(players=2,expansions=key_celeste)",
    "python_kubrik_admiral(players=2,expansions=captain_cards,level=admiral)",
]


def to_a_question(state: KubrikState, choices: int) -> KubrikState:
    """The state after so many choices of players, at random, where a player is asked."""
    rng = np.random.default_rng(2)
    while choices or state.is_chance_node():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            choices -= 1
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_their_random_sim_test_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_played_again() -> None:
    """Of the shortest game: a playthrough prints every column at every state, to the end."""
    # Not at the top: it brings all of scipy.stats, seconds for every worker, and only one plays this.
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415

    name = "python_kubrik_humans(players=2)"
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    state = pyspiel.load_game(name).new_initial_state()
    for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE):
        state.apply_action(int(action))
    assert state.is_terminal()
    assert str(state) in text


@pytest.mark.parametrize("name", playthrough.GAMES)
def test_the_game_begins_as_it_is_written_down(name: str) -> None:
    written = playthrough.file(name).read_text(encoding="utf-8")
    assert playthrough.told(name) == written, "changed; see playthrough.py for how to write it anew"


def test_every_game_and_expansion_is_written_down() -> None:
    expansions = [name for game in OURS for name in game.expansions]
    assert set(playthrough.GAMES) == {game.name for game in OURS} | set(expansions)
    assert set(playthrough.FOLDER.iterdir()) == {playthrough.file(name) for name in playthrough.GAMES}


@pytest.mark.parametrize("name", NAMES)
def test_their_search_plays_with_our_imagination(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.0, 3, -1)
    bot.set_resampler(imagination(seed=1))
    for choices in (0, 5):
        state = to_a_question(game.new_initial_state(), choices)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_imagined_states_can_t_be_told_from_the_true_one(name: str) -> None:
    state = to_a_question(pyspiel.load_game(name).new_initial_state(), 25)
    player = state.current_player()
    for seed in range(3):
        world = imagination(seed)(state, player)
        assert world.current_player() == player
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()


def test_the_seed_of_nothing_is_in_what_a_player_is_told() -> None:
    """Chance is explicit: two states with the same history are the same, and draw nothing."""
    game = pyspiel.load_game(NAMES[0])
    one = to_a_question(game.new_initial_state(), 10)
    other = game.new_initial_state()
    for action in one.history():
        other.apply_action(action)
    assert str(one) == str(other)
    assert one.held.t.rng.state == other.held.t.rng.state


def test_every_number_of_players_and_every_option_can_be_loaded() -> None:
    for game in OURS:
        for players in range(game.min_seats, game.max_seats + 1):
            loaded = pyspiel.load_game(f"python_kubrik_{game.name}", {"players": players})
            assert loaded.num_players() == players
    chosen = pyspiel.load_game("python_kubrik_humans(players=2,redraw=once)")
    assert chosen.shared.box.setup.options == {"redraw": "once"}


def test_nothing_of_openspiel_is_needed_to_play() -> None:
    source = Path(games.__file__).parent.parent.parent
    users = [path for path in source.rglob("*.py") if "pyspiel" in path.read_text(encoding="utf-8")]
    assert {path.parent.name for path in users} == {"spiel"}
