"""A server at work, side by side with boardgame.io, in one run: `make bench-server`.

As many tables at once as matches there, two seats each; a seat that is asked answers at once, over WebSockets on
loopback, and the table waits until every seat has seen it. Kubrik stores each choice on disk before anybody sees it;
boardgame.io keeps its matches in memory.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import server_boardgame, server_kubrik, server_node
from benchmarks.ours import is_compiled
from benchmarks.server_figures import Figures, middle
from benchmarks.table import number
from kubrik import __version__

KUBRIK = f"Kubrik {__version__}, humans, SQLite on disk, {server_kubrik.WORKERS} processes"
PEER = "boardgame.io 0.50.2, tic-tac-toe, in memory"
SIDES = {KUBRIK: server_kubrik.measure, PEER: server_boardgame.measure}


def main() -> None:
    args = arguments()
    if not server_node.install():
        sys.exit("the clients run in node: install it (https://nodejs.org), with npm, and try again")
    sides = {KUBRIK: SIDES[KUBRIK]} if args.alone else SIDES
    measured: dict[str, list[Figures]] = {name: [] for name in sides}
    for _ in range(args.rounds):  # in turns, so that other load on the machine affects both equally
        for name, measure in sides.items():
            measured[name].append(measure(args.tables, args.seconds))
            print(row(name, measured[name][-1]), file=sys.stderr, flush=True)
    report(args.tables, measured)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Choices a second of a server, and how long until all seats see one.")
    parser.add_argument("--tables", type=int, default=50, help="at once (default: 50)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of a round (default: 5)")
    parser.add_argument("--rounds", type=int, default=3, help="of each side, by turns (default: 3)")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    return parser.parse_args()


def report(tables: int, measured: dict[str, list[Figures]]) -> None:
    built = "compiled" if is_compiled() else "NOT compiled"
    print(f"CPython {platform.python_version()}, {built}, {os.cpu_count()} cores, {tables} tables of two\n")
    print(f"{'':60}{'choices/s':>12}{'p50 ms':>10}{'p99 ms':>10}")
    for name, rounds in measured.items():
        print(row(name, middle(rounds)))
    if PEER in measured:
        ratios = sorted(ours.rate / theirs.rate for ours, theirs in zip(measured[KUBRIK], measured[PEER]))
        told = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        print(f"\nKubrik / boardgame.io, choices/s of each pair of rounds: x {told}; the middle one counts")


def row(name: str, figures: Figures) -> str:
    return f"{name:60}{number(figures.rate):>12}{figures.percentile(0.5):10.1f}{figures.percentile(0.99):10.1f}"


if __name__ == "__main__":
    main()
