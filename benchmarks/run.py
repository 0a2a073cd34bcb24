"""Speed, side by side with peers, in one run on one core: `make bench`.

Rates are per second of CPU time of the process, the best of three slices that do the same work; play is uniformly
random; chance does not count as a decision. "imagined" is a world dealt again to fit what one player knows, with the
copy this takes ("+ a clone": and one copy more, before it); "iterations" are those of fresh searches of 1000 each, by
the searching bot as it plays that game. Rows of environments (`--only humans-batch spiel-hearts`) count decisions
with all that a network is shown of them (benchmarks/envs.py).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import ours, peers
from benchmarks.clock import Rates
from benchmarks.env_suites import env_ratios, env_suites
from benchmarks.goals import scale, verdicts
from benchmarks.suite import Suite
from benchmarks.table import goal_lines, ratios, rows
from kubrik import __version__
from kubrik.games.registry import OURS

HEARTS = "hearts"
SHORTCUT = "hearts-fast"
GIN = "gin"
CATANATRON = "catanatron"
PEERS = {HEARTS: "hearts", SHORTCUT: "hearts, equal chances", GIN: "gin_rummy", CATANATRON: "Catanatron"}


def suites() -> dict[str, Suite]:
    found = of_peers()
    for game in (game.name for game in OURS):
        found |= of_ours(game)
    return found | env_suites()


def of_peers() -> dict[str, Suite]:
    spiel, catan = peers.version("open-spiel"), peers.version("catanatron")
    return {
        HEARTS: Suite(f"OpenSpiel {spiel} hearts, 4 players", "open-spiel", lambda s: peers.open_spiel("hearts", s)),
        SHORTCUT: Suite(
            "  the same, all chances taken as equal", "open-spiel", lambda s: peers.open_spiel_shortcut("hearts", s)
        ),
        GIN: Suite(f"OpenSpiel {spiel} gin_rummy, 2 players", "open-spiel", lambda s: peers.open_spiel("gin_rummy", s)),
        CATANATRON: Suite(f"Catanatron {catan}, 4 players", "catanatron", peers.catanatron),
    }


def of_ours(game: str) -> dict[str, Suite]:
    return {
        game: Suite(title_of(game), "", lambda s: ours.rates_of(game, s)),
        interpreted(game): Suite("  the same, interpreted", "", lambda s: ours.interpreted(game, s)),
    }


def title_of(game: str) -> str:
    setup = ours.setup_of(game)
    built = "compiled" if ours.is_compiled() else "NOT compiled"
    return f"Kubrik {__version__} {' + '.join([game, *setup.expansions])}, {setup.seats} players, {built}"


def interpreted(game: str) -> str:
    """The row name of a game that is not compiled."""
    return f"{game}-interpreted"


def main() -> None:
    args = arguments()
    known = suites()
    measured: dict[str, Rates] = {}
    for name in args.only or known:
        suite = known[name]
        if suite.package and not peers.version(suite.package):
            print(f"{name}: left out, for {suite.package} is not installed (`make bench` installs it)", file=sys.stderr)
            continue
        print(f"{name} …", file=sys.stderr, flush=True)
        measured[name] = suite.measure(args.seconds)
    report(measured, known)
    if args.json:
        write(args.json, measured, known)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Speed of Kubrik and its peers, in one run.")
    parser.add_argument("--only", nargs="+", choices=list(suites()), help="measure these rows only")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a slice (default: 1)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures there, too")
    return parser.parse_args()


def report(measured: dict[str, Rates], known: dict[str, Suite]) -> None:
    print(f"CPython {platform.python_version()}, one core of {os.cpu_count()}, {platform.machine()}\n")
    print("\n".join(rows([(known[name].title, rates) for name, rates in measured.items()])))
    for game in (game.name for game in OURS):
        for line in ratio_lines(game, measured):
            print(line)
    for line in env_ratios(measured):
        print(line)
    hearts = measured.get(HEARTS)
    judged = verdicts(measured, hearts)
    if judged:
        print("\n" + "\n".join(goal_lines(judged, hearts)))


def ratio_lines(game: str, measured: dict[str, Rates]) -> list[str]:
    """Compares one of our games with the other libraries, and with itself."""
    rivals = PEERS | {interpreted(game): "the same, interpreted"}
    return [
        ratios(f"Kubrik {game} / {title}", measured[game], measured[name])
        for name, title in rivals.items()
        if game in measured and name in measured
    ]


def write(path: Path, measured: dict[str, Rates], known: dict[str, Suite]) -> None:
    hearts = measured.get(HEARTS)
    told = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "compiled": ours.is_compiled(),
        "titles": {name: known[name].title.strip() for name in measured},
        "rates": measured,
        "scale": scale(hearts),
        "goals": [v._asdict() | {"holds": v.holds} for v in verdicts(measured, hearts)],
    }
    path.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
