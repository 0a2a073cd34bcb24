"""The speed of one of our games, with the kubrik that Python finds, compiled or not.

`python -m benchmarks.ours humans 1` prints it as JSON, measured in slices of one second.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.clock import Counts, Rates, best_rates
from kubrik.bots.chair import Chair
from kubrik.bots.mcts import MctsBot
from kubrik.bots.playout import play_out
from kubrik.engine import play as rules_of_play
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Setup
from kubrik.engine.play import advance, next_to_act, options
from kubrik.engine.table import Table
from kubrik.games.registry import game_named
from kubrik.sim.match import NO_LIMIT

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4  # unless SETUPS says something else
SETUPS = {"admiral": Setup(game="admiral", seats=2, expansions=("captain_cards",))}  # two seats: the duel
SAMPLES = 40  # tables of one game, from its beginning to its end
GAMES = 20  # games played between two looks at the clock
ROUNDS = 5  # rounds over all samples between two looks at the clock
ITERATIONS = 1000  # per search; one search at every second sample


def is_compiled() -> bool:
    return not str(rules_of_play.__file__).endswith(".py")


def setup_of(game: str) -> Setup:
    """The setup with which the game is measured."""
    return SETUPS.get(game, Setup(game=game, seats=SEATS))


def rates_of(game: str, seconds: float) -> Rates:
    box = game_named(game).box(setup_of(game))
    tables = samples(box)
    rates = best_rates(lambda n: random_games(box, n), seconds)
    rates |= best_rates(lambda n: clones(tables), seconds)
    rates |= best_rates(lambda n: imagined(box, tables, n), seconds)
    rates |= best_rates(lambda n: cloned_and_imagined(box, tables, n), seconds)
    return rates | best_rates(lambda n: iterations(box, tables[::2], n), seconds)


def random_games(box: Box, piece: int) -> Counts:
    decisions = 0
    for seed in range(piece * GAMES, piece * GAMES + GAMES):
        t = box.table(seed)
        advance(t)
        decisions += play_out(t, Rng(~seed), NO_LIMIT)
    return {"decisions": decisions, "games": GAMES}


def samples(box: Box) -> list[Table]:
    """The tables of one random game at which the next seat has a real choice, evenly spread."""
    t = box.table(1)
    advance(t)
    rng = Rng(1)
    asked: list[Table] = []
    while not t.over:
        if len(options(t, next_to_act(t))) > 1:
            asked.append(t.clone())
        play_out(t, rng, 1)
    return asked[:: max(1, len(asked) // SAMPLES)][:SAMPLES]


def clones(tables: list[Table]) -> Counts:
    for _ in range(ROUNDS):
        for t in tables:
            t.clone()
    return {"clones": ROUNDS * len(tables)}


def imagined(box: Box, tables: list[Table], piece: int) -> Counts:
    """Imagines each table for the seat that has to choose; this includes a clone."""
    rng = Rng(piece)
    for _ in range(ROUNDS):
        for t in tables:
            box.mind.imagine(t, next_to_act(t), rng)
    return {"imagined": ROUNDS * len(tables)}


def cloned_and_imagined(box: Box, tables: list[Table], piece: int) -> Counts:
    """The same with one more clone for each."""
    rng = Rng(piece)
    for _ in range(ROUNDS):
        for t in tables:
            box.mind.imagine(t.clone(), next_to_act(t), rng)
    return {"cloned_and_imagined": ROUNDS * len(tables)}


def iterations(box: Box, tables: list[Table], piece: int) -> Counts:
    """Searches from each table, with the settings that the game suggests."""
    bot = MctsBot(piece, ITERATIONS)
    for t in tables:
        bot.think(Chair(t, next_to_act(t), box.mind, box.view))
    return {"iterations": ITERATIONS * len(tables)}


def interpreted(game: str, seconds: float) -> Rates:
    """Measures the same files without compiling, in a separate process."""
    command = [sys.executable, "-m", "benchmarks.ours", game, str(seconds)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    told = json.loads(done.stdout)
    return {str(name): float(rate) for name, rate in told.items()}


if __name__ == "__main__":
    print(json.dumps(rates_of(sys.argv[1], float(sys.argv[2]))))
