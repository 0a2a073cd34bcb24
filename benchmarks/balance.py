"""Is Admiral fair, and does it end? Searching bots on all seats of every scenario, at every level: `make balance`.

A side should win at most 55 % of the games, and 85 % of the duels should end before the round limit. A share comes with
its 95 % interval; a goal holds if the whole interval is on its right side, and is open if the goal lies inside.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import product
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kubrik.bots.registry import make_bot
from kubrik.engine.game import Setup
from kubrik.engine.play import advance
from kubrik.games.admiral.game import AdmiralGame
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import LEVELS, NOBODY
from kubrik.sim.intervals import wilson
from kubrik.sim.match import play_with

SEAS = {"duel": [2], "gold_run": [2, 3, 4], "fleet_battle": [2, 4]}
FAIR = 0.55
ENDS = 0.85


class Trial(NamedTuple):
    """Some games of one scenario at one level."""

    setup: Setup
    bot: str
    seed: int
    games: int


class Result(NamedTuple):
    """Victories by side, and how many games reached the round limit."""

    wins: list[float]
    limits: int
    rounds: int


def main() -> None:
    args = arguments()
    for setup in setups(args):
        trials = [Trial(setup, args.bot, args.seed + i * args.games, args.games // args.jobs) for i in range(args.jobs)]
        with Pool(args.jobs) as pool:
            print(line(setup, pool.map(play, trials)), flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Victories by side in Admiral, with intervals.")
    parser.add_argument("--bot", default="mcts:50", help="on all seats (default: mcts:50)")
    parser.add_argument("--games", type=int, default=1000, help="of every scenario and level (default: 1000)")
    parser.add_argument("--scenario", nargs="+", choices=list(SEAS), default=list(SEAS))
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--level", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--plain", action="store_true", help="without Captain Cards")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--seed", type=int, default=1, help="other games (default: 1)")
    return parser.parse_args()


def setups(args: argparse.Namespace) -> Iterator[Setup]:
    expansions = () if args.plain else ("captain_cards",)
    for scenario, level in product(args.scenario, args.level):
        for players in SEAS[scenario]:
            if players in args.players:
                chosen = {"scenario": scenario, "level": level}
                yield Setup(game="admiral", seats=players, expansions=expansions, options=chosen)


def play(trial: Trial) -> Result:
    box = AdmiralGame().box(trial.setup)
    sides = box.rules.scenario.sides
    result = Result([0.0] * (max(sides) + 1), 0, 0)
    for seed in range(trial.seed, trial.seed + trial.games):
        t = box.table(seed)
        advance(t)
        play_with(box, t, [make_bot(trial.bot, seed * 8 + seat) for seat in range(t.seats)])
        result = counted(box.ranks(t), t, sides, result)
    return result


def counted(ranks: list[int], t: Admiral, sides: list[int], result: Result) -> Result:
    result.wins[sides[ranks.index(1)]] += 1  # just one side wins (AD-22.4)
    return Result(result.wins, result.limits + (t.winners == NOBODY), result.rounds + t.round)


def line(setup: Setup, results: list[Result]) -> str:
    games = int(sum(sum(r.wins) for r in results))
    wins = [sum(side) for side in zip(*(r.wins for r in results), strict=True)]
    before = games - sum(r.limits for r in results)
    title = f"{setup.options['scenario']}, {setup.seats} players, {setup.options['level']}"
    sides = "  ".join(f"{n / games:5.1%} [{low:5.1%}, {high:5.1%}]" for n in wins for low, high in [wilson(n, games)])
    return f"{title:35} {games:5} games  {sides}  {fair(wins, games)}; {ends(before, games)}, {rounds(results, games)}"


def fair(wins: list[float], games: int) -> str:
    """Judges the goal by the side that won most."""
    low, high = wilson(max(wins), games)
    return f"at most {FAIR:.0%}: {'holds' if high <= FAIR else 'MISSED' if low > FAIR else 'open'}"


def ends(before: int, games: int) -> str:
    low, high = wilson(before, games)
    return f"before the limit {before / games:.1%} [{low:.1%}, {high:.1%}] ({verdict(low, high)})"


def verdict(low: float, high: float) -> str:
    """Judges the goal. It is meant for duels; for other scenarios it is only reported."""
    return f"{ENDS:.0%}: {'holds' if low >= ENDS else 'no' if high < ENDS else 'open'}"


def rounds(results: list[Result], games: int) -> str:
    return f"{sum(r.rounds for r in results) / games:.1f} rounds"


if __name__ == "__main__":
    main()
