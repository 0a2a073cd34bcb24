"""What quick compiling costs: instructions of games and searches with our rules, and with all of them at -O3.

    .venv/bin/python -m benchmarks.instructions humans keyflower admiral

Needs valgrind and what `make test` installs, and compiles the rules at -O3 unless it was done before, which takes
minutes. Counted is the second half of the work, so that starting Python takes no part in it; what else runs on the
machine takes none either.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.ours import iterations, random_games, samples, setup_of
from kubrik.games.registry import game_named
from tools.places import ROOT

PIECES: Final = 5  # of random games, in half of the work
APART: Final = 8  # every how many of the sample tables is searched
MAKE_HOME: Final = "from tools import homes; print(homes.make())"
COLLECTED: Final = re.compile(r"Collected : (\d+)")


def main(games: list[str]) -> None:
    quick, full = home_at(""), home_at("3")
    print("instructions in millions, and those of -O3 as a share of ours")
    for game in games:
        for task in ("games", "search"):
            ours, best = (instructions(home, game, task) for home in (quick, full))
            print(f"{game:10} {task:7} {ours / 1e6:8.1f} {best / 1e6:8.1f}   {best / ours:.3f}", flush=True)


def home_at(level: str) -> Path:
    """The folder with the rules compiled at this level of optimisation; as ever, if it is empty."""
    env = os.environ | {"KUBRIK_OPT": level, "PYTHONPATH": str(ROOT)}
    made = subprocess.run([sys.executable, "-c", MAKE_HOME], env=env, stdout=subprocess.PIPE, text=True, check=True)
    home = Path(made.stdout.strip())
    return home if home.is_dir() else sys.exit("the rules can't be compiled here")


def instructions(home: Path, game: str, task: str) -> int:
    """Those of the second half of the work."""
    return counted(home, game, task, 2) - counted(home, game, task, 1)


def counted(home: Path, game: str, task: str, halves: int) -> int:
    valgrind = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
    work = (sys.executable, "-m", "benchmarks.instructions", "work", game, task, str(halves))
    env = os.environ | {"PYTHONPATH": f"{home}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
    ran = subprocess.run([*valgrind, *work], env=env, capture_output=True, text=True, check=False)
    found = COLLECTED.search(ran.stderr)
    return int(found[1]) if found and ran.returncode == 0 else sys.exit(ran.stderr)


def work(game: str, task: str, halves: int) -> None:
    box = game_named(game).box(setup_of(game))
    tables = samples(box)[::APART]
    for piece in range(halves * PIECES if task == "games" else halves):
        if task == "games":
            random_games(box, piece)
        else:
            iterations(box, tables, piece)


if __name__ == "__main__":
    if sys.argv[1:2] == ["work"]:
        work(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        main(sys.argv[1:] or ["humans", "keyflower", "admiral"])
