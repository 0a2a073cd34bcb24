"""`python -m tests.laws`: many games under the laws, with progress; a violation is saved as a record."""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
import traceback
from pathlib import Path

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Game, Setup
from kubrik.engine.play import advance
from kubrik.engine.record import Record, RecordError, record_of, save
from kubrik.engine.sitting import Sitting
from kubrik.testing.law_book.imagination import Imagined
from kubrik.testing.moment import LONGEST
from kubrik.testing.playing import LawfulGame, Plug
from kubrik.testing.setups import every, setups
from tests.laws import PLUGS

LONG = 400  # choices: as many as a game has, or less


def main() -> None:
    args = arguments()
    plug = PLUGS[args.game]
    if args.digest:
        print(digest(plug, args.games))
        return
    boxes = [plug.game.box(setup) for setup in setups_of(plug.game, args.every_value)]
    if args.bulk:
        for box in boxes:
            if args.seats in (0, box.setup.seats) and not (args.plain and box.setup.options):
                play_in_bulk(plug, box, args.seed, args.bulk)
        return
    started = time.monotonic()
    imagined = Imagined(plug.secrets)
    for i in range(args.games):
        is_thorough = i // len(boxes) % args.records == 0
        game = LawfulGame(plug, boxes[i % len(boxes)], args.seed + i, args.every, is_thorough)
        game.imagined = imagined
        play_or_exit(game, args.folder / f"violation-{args.game}-{args.seed + i}.jsonl")
        if (i + 1) % args.progress == 0 or i + 1 == args.games:
            rate = (i + 1) / (time.monotonic() - started)
            print(f"{i + 1} of {args.games} games, {len(boxes)} set-ups, {rate:.1f} games/s", flush=True)
    imagined.check()


def setups_of(game: Game, names: list[str]) -> list[Setup]:
    return every(game, *names) if names else setups(game)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.laws", description="Random games under the laws.")
    parser.add_argument("--game", choices=sorted(PLUGS), required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has the next seed")
    parser.add_argument("--every", type=int, default=2000, help="one choice in so many is looked at (default: 2000)")
    parser.add_argument("--records", type=int, default=20, help="one round in so many is replayed (default: 20)")
    parser.add_argument("--progress", type=int, default=1000, help="a line after so many games (default: 1000)")
    parser.add_argument("--folder", type=Path, default=Path("."), help="where a violation is saved (default: here)")
    parser.add_argument(
        "--bulk", type=int, default=0, help="so many games of every set-up, checked on the way and at the end"
    )
    parser.add_argument("--seats", type=int, default=0, help="with --bulk: only with so many players")
    parser.add_argument("--plain", action="store_true", help="with --bulk: only with no options")
    parser.add_argument(
        "--every-value",
        nargs="+",
        default=[],
        metavar="OPTION[=VALUE,…]",
        help="all combinations of these values instead",
    )
    parser.add_argument("--digest", action="store_true", help="only print a digest of all choices and outcomes")
    return parser.parse_args()


def play_in_bulk(plug: Plug, box: Box, seed: int, games: int) -> None:
    """At the speed of a simulation: every game ends, and nothing is lost: in every other game this is looked at on the
    way, in the rest at the end.
    """
    started = time.monotonic()
    for number in range(seed, seed + games):
        t = box.table(number)
        advance(t)
        rng = Rng(~number)
        if number % 2 == 0:
            play_out(t, rng, rng.below(LONG))
            plug.conserved(t)
        play_out(t, rng, LONGEST)
        assert t.over, f"game {number} of {box.setup} does not end"
        assert min(box.ranks(t)) == 1
        if number % 2 == 1:
            plug.conserved(t)
    rate = games / (time.monotonic() - started)
    print(f"{games} games of {box.setup.seats} seats, {named(box.setup)}: {rate:.0f} games/s", flush=True)


def named(setup: Setup) -> str:
    return ", ".join([*setup.expansions, str(setup.options or "no options")])


def play_or_exit(game: LawfulGame, path: Path) -> None:
    try:
        game.play()
    except (Exception, pytest.fail.Exception):
        traceback.print_exc()
        print(game.box.setup, file=sys.stderr)
        keep(game.sitting, path)
        sys.exit(1)


def keep(sitting: Sitting, path: Path) -> None:
    try:
        save(path, record_of_violation(sitting))
    except RecordError as error:
        print(error, file=sys.stderr)
    else:
        print(f"saved: {path}", file=sys.stderr)


def record_of_violation(sitting: Sitting) -> Record:
    """The whole record; where it can't be played again, as far as it can."""
    players = [f"player {seat}" for seat in range(sitting.table.seats)]
    log = sitting.table.log or []
    while True:
        try:
            return record_of(sitting.box, log, players, sitting.seed)
        except Exception:
            log = log[:-1]


def digest(plug: Plug, games: int) -> str:
    """Of every choice and outcome of these games: compiled or not, it must be the same."""
    boxes = [plug.game.box(setup) for setup in setups(plug.game)]
    sums = hashlib.sha256()
    for seed in range(games):
        t = boxes[seed % len(boxes)].table(seed)
        t.log = []
        advance(t)
        play_out(t, Rng(~seed), LONGEST)
        sums.update("\n".join(f"{e.seat} {e.choice.name}" for e in t.log).encode())
    return sums.hexdigest()
