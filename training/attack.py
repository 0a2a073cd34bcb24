"""An attack on the strongest bot: a mind that learns only from games against it, and only to beat it.

`python -m training.attack humans-2`. The bot under attack keeps the weights that it has; the attacker begins with the
same, thinks as long, and learns on after each generation of games. What it wins in the end says how far its opponent
can be exploited by such a learner.
"""

from __future__ import annotations

import argparse
import os
import random
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from kubrik.bots.ladders import bot_of
from kubrik.engine.opinion import Features
from kubrik.games.common.files.weights import Weights, read
from training.duels import duel
from training.fit import learn_on
from training.keeping import home_of, weights_of, write
from training.lessons import LESSONS, boxes
from training.net import Net, spread_of
from training.rows import Rows, apart, rows_of
from training.selfplay import Played, mind_of, play_all, play_out, stored

RUNS: Final = Path(__file__).resolve().parent.parent / "build" / "attacks"
STEP: Final = 2e-4  # a tenth of the usual: few games, and much is known already
SLIP: Final = 0.06  # how often the attacker chooses at random, to see something new
THOUGHT: Final = {"mcts": 60, "ahead": 24}  # how long both think
FIRST_SEED: Final = 500_000_000
DUEL_SEED: Final = 950_000_000


def main() -> None:
    args = arguments()
    kind = bot_of("admiral", LESSONS[args.lesson].game).partition(":")[0]
    bot = args.bot or f"{kind}:{THOUGHT[kind]}"
    folder = args.runs / f"{args.lesson}-{bot.replace(':', '-')}-{args.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    weights = home_of(LESSONS[args.lesson])
    for generation in range(args.generations):
        learned = folder / f"weights-{generation}.json"
        if not learned.exists():
            attack(args, bot, folder, generation, weights)
        weights = learned
        result = duel(args.lesson, weights, (bot, bot), args.deals, DUEL_SEED, args.jobs)
        print(f"{args.lesson}, generation {generation}: the attacker wins {result} against {bot}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training.attack", description="Lets a mind learn to beat one bot.")
    parser.add_argument("lesson", choices=list(LESSONS), help="whose weights are attacked")
    parser.add_argument(
        "--bot", help="who plays on both sides (default: the kind of the highest level, thinking little)"
    )
    parser.add_argument("--games", type=int, default=300, help="in each generation (default: 300)")
    parser.add_argument("--generations", type=int, default=2, help="(default: 2)")
    parser.add_argument("--deals", type=int, default=50, help="of the duel after each generation (default: 50)")
    parser.add_argument("--seed", type=int, default=1, help="other games (default: 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--runs", type=Path, default=RUNS, help="where games and weights are kept")
    return parser.parse_args()


def attack(args: argparse.Namespace, bot: str, folder: Path, generation: int, weights: Path) -> None:
    """One generation: plays against the bot, and learns from all games against it so far."""
    first = FIRST_SEED + 1_000_000 * args.seed + args.games * generation
    played = partial(play_some, args.lesson, bot, weights)
    play_all(played, folder / f"games-{generation}.jsonl", range(first, first + args.games), args.jobs)
    games = [game for number in range(generation + 1) for game in stored(folder / f"games-{number}.jsonl")]
    lesson, of = LESSONS[args.lesson], boxes(LESSONS[args.lesson])
    rows, kept = apart(rows_of(games, of))
    features = of[0].mind.features()
    assert features is not None
    before = read(weights.read_bytes(), weights.name)
    luck = np.random.default_rng(args.seed)
    net, low = learn_on(net_of(before, rows, features), rows, kept, luck, STEP, lesson.by_margin)
    made = msgspec.structs.replace(
        before.made, command=f"python -m training.attack {args.lesson}", bits=low, strength={}
    )
    write(weights_of(net, features, lesson, made), folder / f"weights-{generation}.json")


def play_some(name: str, bot: str, weights: Path, seeds: list[int]) -> list[Played]:
    return [play_one(name, bot, weights, seed) for seed in seeds]


def play_one(name: str, bot: str, weights: Path, seed: int) -> Played:
    """A game of the attacker, in turn in each seat, against the mind that the game has."""
    box = boxes(LESSONS[name])[0]
    mine = seed % box.setup.seats
    minds = [mind_of(box, weights) if seat == mine else box.mind for seat in range(box.setup.seats)]
    slips = [SLIP if seat == mine else 0.0 for seat in range(box.setup.seats)]
    return play_out(box, minds, bot, slips, random.Random(seed), 0, seed)


def net_of(weights: Weights, rows: Rows, features: Features) -> Net:
    """The network of a file of weights, drawn to nothing but itself."""
    nothing = [0.0] * (len(weights.shares) + 1)
    spread = spread_of(rows, features)
    table = np.array([weights.features.get(name, nothing) for name in features.names]) * spread[:, None]
    shares, thresholds = np.array(weights.shares), np.array(weights.thresholds)
    return Net(table[:, 0], table[:, 1:], thresholds, shares, np.log(np.array(weights.sharpness)), spread, table[:, 0])


if __name__ == "__main__":
    main()
