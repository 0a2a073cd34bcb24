"""How strong the levels are: `make ladder GAME=humans` plays them against each other and rates all in one fit.

Each level plays the one below it (its share of the wins is to be 65 to 80 %) and the one below that, every deal in both
seatings. What was played is kept, so a run that was interrupted goes on. `--write` puts the ratings into the game's
ladder.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from math import log
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.kept import GAMES, first_bot
from kubrik.bots.ladders import bot_of, ladder_of
from kubrik.bots.levels import LADDER
from kubrik.engine.game import Setup
from kubrik.games.registry import OURS, game_named
from kubrik.lab.stats.plackett_luce import Order, ratings
from kubrik.sim.simulate import Plan
from kubrik.sim.tally import Share

WEAKEST: Final = 1000
ELO: Final = 400 / log(10)
GOAL: Final = (0.65, 0.80)
NAMES: Final = list(LADDER)


class Duel(NamedTuple):
    """The stronger level against the weaker one, by their numbers."""

    strong: int
    weak: int
    share: Share


def main() -> None:
    args = arguments()
    duels = [duel(args, strong, strong - 1, args.games) for strong in range(1, len(NAMES))]
    duels += [duel(args, strong, strong - 2, args.games // 2) for strong in range(2, len(NAMES))]
    found = rated(duels)
    print(", ".join(f"{name} {rating}" for name, rating in zip(NAMES, found)))
    if args.write:
        write(args, sum(d.share.games for d in duels), found)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Duels of the levels, and their ratings.")
    parser.add_argument("--game", choices=[game.name for game in OURS], default="humans", help="(default: humans)")
    parser.add_argument("--games", type=int, default=200, help="of each level against the one below (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="other deals (default: 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--write", action="store_true", help="put the ratings into the game's ladder")
    return parser.parse_args()


def duel(args: argparse.Namespace, strong: int, weak: int, games: int) -> Duel:
    """Plays the two levels, with the game's expansions, unless that was played already."""
    bots = (bot_of(NAMES[strong], args.game), bot_of(NAMES[weak], args.game))
    setup = Setup(game=args.game, seats=2, expansions=game_named(args.game).expansions)
    plan = Plan(setup=setup, bots=bots, games=games // 2 * 2, seed=args.seed, jobs=args.jobs)
    share = first_bot(plan, lambda done: None)
    print(f"{args.game}: {NAMES[strong]:10} ({bots[0]}) against {NAMES[weak]:10} ({bots[1]}): {line(share)}"
          f"{verdict(share) if strong == weak + 1 else ''}", flush=True)  # fmt: skip
    return Duel(strong, weak, share)


def line(share: Share) -> str:
    return f"{share.share:.1%} [{share.low:.1%}, {share.high:.1%}] of {share.games}"


def verdict(share: Share) -> str:
    low, high = GOAL
    return "  holds" if low <= share.share <= high else "  MISSED"


def rated(duels: list[Duel]) -> list[int]:
    """The rating of each level, weakest first, from all duels at once."""
    orders: Counter[Order] = Counter()
    for strong, weak, share in duels:
        orders[(strong, weak)] += share.wins  # type: ignore[assignment]
        orders[(weak, strong)] += share.games - share.wins  # type: ignore[assignment]
    found = ratings(orders, len(NAMES))
    return [WEAKEST + round(ELO * (rating - found[0])) for rating in found]


def write(args: argparse.Namespace, games: int, found: list[int]) -> None:
    ladder = ladder_of(args.game)
    assert ladder is not None, "a game of ours has one"
    lines = [f'command = "python benchmarks/ladder.py --game {args.game} --games {args.games} --seed {args.seed}"']
    lines += [f"games = {games}"]
    for name, rating in zip(NAMES, found):
        lines += ["", f"[levels.{name}]", f'bot = "{ladder.levels[name].bot}"', f"rating = {rating}"]
    (GAMES / args.game / "mind" / "ladder.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
