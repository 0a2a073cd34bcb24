"""How strong the bots are, in any of our games: `make strength`.

Every deal is played as often as there are seats, with the bots in different seats each time. A share of the wins comes
with its 95 % interval; a goal holds if the whole interval lies above it, and is open if the goal lies inside. What was
played is kept, so a run that was interrupted goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.kept import first_bot
from benchmarks.thermometer import thermometer
from kubrik.bots.ladders import bot_of
from kubrik.engine.game import Setup, SetupError
from kubrik.games.registry import GAMES, game_named
from kubrik.sim.simulate import Plan
from kubrik.sim.tally import Share

CHEATS = {"ahead": "benchmarks.cheats:AheadCheat", "mcts": "benchmarks.cheats:SearchingCheat"}
KEPT = Path(__file__).resolve().parent.parent / "build" / "thermometer"
THERMOMETER = "thermometer"
STRONG = "ahead:30"  # who plays the games of the thermometer


class Duel(NamedTuple):
    """The first bot against all the others; its share of the wins should be above `goal`."""

    name: str
    title: str
    bots: tuple[str, ...]
    goal: float | None
    games: int
    quick: int


def duels_at(game: str) -> list[Duel]:
    """The duels of a game. Where a title names only a time, it is that of the bot of the highest level."""
    kind = bot_of("admiral", game).partition(":")[0]
    best, today = f"{kind}:200ms", "reference-mcts:2000"
    return [
        duel("learned", "greedy against reference-greedy", 0.88, "greedy", "reference-greedy", games=400),
        duel("random", "greedy against random", 0.99, "greedy", "random", games=400),
        duel("strongest", f"200 ms against {today}", 0.80, best, today),
        duel("strongest-greedy", "200 ms against reference-greedy", 0.95, best, "reference-greedy"),
        duel("time-100", "100 ms against 25 ms", 0.57, f"{kind}:100ms", f"{kind}:25ms"),
        duel("time-400", "400 ms against 100 ms", 0.57, f"{kind}:400ms", f"{kind}:100ms"),
        duel("four", f"200 ms against three {today}", 0.45, best, today, today, today),
        duel("cheat", "200 ms with a look at the true table against 200 ms", None, CHEATS[kind], best),
    ]


def duel(name: str, title: str, goal: float | None, *bots: str, games: int = 200) -> Duel:
    return Duel(name, title, bots, goal, games, games // 50)


def main() -> None:
    args = arguments()
    told = []
    if not args.only or THERMOMETER in args.only:
        games = args.games or (6 if args.quick else 200)
        for line_of in thermometer(setup_for(args, args.seats), STRONG, games, args.jobs, KEPT):
            print(line_of, flush=True)
    for d in duels_at(args.game):
        if not args.only or d.name in args.only:
            share = play(d, args)
            print(line(d, share), flush=True)
            told.append({"duel": d.title, "bots": d.bots, "goal": d.goal, "seed": args.seed, **share_fields(share)})
    if args.json:
        played = {"game": args.game, "expansions": args.expansions, "duels": told}
        args.json.write_text(json.dumps(played, indent=2) + "\n", encoding="utf-8")


NAMES = [THERMOMETER, *(d.name for d in duels_at("humans"))]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Duels of the bots, with intervals.")
    parser.add_argument("--game", choices=list(GAMES), default="humans", help="(default: humans)")
    parser.add_argument(
        "--with", action="append", default=[], dest="expansions", metavar="EXPANSION", help="add an expansion"
    )
    parser.add_argument("--quick", action="store_true", help="few games: wide intervals, but soon")
    parser.add_argument("--games", type=int, help="in every duel, instead of its own number")
    parser.add_argument("--only", nargs="+", choices=NAMES, help="these only")
    parser.add_argument("--seats", type=int, default=2, help="players of the thermometer (default: 2)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--seed", type=int, default=1, help="other deals (default: 1)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the results there, too")
    args = parser.parse_args()
    try:
        game_named(args.game).check(setup_for(args, 2))
    except SetupError as wrong:
        parser.error(str(wrong))
    return args


def setup_for(args: argparse.Namespace, seats: int) -> Setup:
    return Setup(game=args.game, seats=seats, expansions=tuple(args.expansions))


def play(duel: Duel, args: argparse.Namespace) -> Share:
    """Plays all games of a duel; only whole rounds of seats."""
    seats = len(duel.bots)
    games = args.games or (duel.quick if args.quick else duel.games)
    plan = Plan(
        setup=setup_for(args, seats),
        bots=duel.bots,
        games=max(1, games // seats) * seats,
        seed=args.seed,
        jobs=args.jobs,
    )
    progress = Progress(duel.title, plan.games)
    share = first_bot(plan, progress.add)
    progress.end()
    return share


class Progress:
    """Progress in one line that is overwritten, on a terminal only."""

    def __init__(self, title: str, games: int) -> None:
        self.title = title
        self.games = games
        self.done = 0
        self.begin = time.monotonic()

    def add(self, games: int) -> None:
        self.done += games
        self.show(f"{self.title}: {self.done} of {self.games} games, {time.monotonic() - self.begin:.0f} s")

    def end(self) -> None:
        self.show("")

    def show(self, text: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def line(duel: Duel, share: Share) -> str:
    measured = f"{duel.title:38} {share.share:6.1%}  [{share.low:6.1%}, {share.high:6.1%}]  {share.games:5} games"
    if duel.goal is None:
        price, low, high = (f"{x - 0.5:+.1%}" for x in (share.share, share.low, share.high))
        return f"{measured}   price of hidden information: {price} of the wins, from {low} to {high}"
    return f"{measured}   more than {duel.goal:.0%}: {verdict(duel.goal, share)}"


def verdict(goal: float, share: Share) -> str:
    if share.low > goal:
        return "holds"
    return "MISSED" if share.high < goal else "open, play more games"


def share_fields(share: Share) -> dict[str, float]:
    return {"share": share.share, "low": share.low, "high": share.high, "games": share.games}


if __name__ == "__main__":
    main()
