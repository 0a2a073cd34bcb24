"""Would the tests notice a mistake? Mutants of a game or of the engine, and which of them tests kill: `make mutants`.

A mutant is the source with one small thing changed. Places are drawn by lot, with a seed, and so is what is changed
there; cosmic-ray says what can be. Each mutant is put into a copy of the source, and the tests that come to its line
run on it until one fails. Playthroughs, perft and random games don't take part: a scene should notice.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.mutant_tests import Tests
from benchmarks.mutations import Mutant, all_places, changes_something, mutated
from tools.modules import targets
from tools.places import ROOT

# Evaluations of bots, sentences and pictures: they are not rules, and other tests look after them.
NO_RULES = ("mind", "views", "words")
KILLED, SURVIVED, TOO_SLOW = "killed", "SURVIVED", "too slow"
PATIENCE = 10.0  # minutes that all tests of one mutant may take together


class Verdict(NamedTuple):
    mutant: Mutant
    outcome: str
    seconds: float


def main() -> None:
    args = arguments()
    chosen = draw(args.what, args.only, args.mutants, args.seed)
    print(f"{len(chosen)} mutants of {args.what}, seed {args.seed}", flush=True)
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "src")
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
        tests = Tests(args.what, copy)
        if not tests.pass_on_the_source():
            sys.exit(
                "mutants: the tests fail on the source as it is, so they say nothing about mutants; mend that first"
            )
        ends = time.monotonic() + 60 * args.minutes
        for mutant in chosen:
            if time.monotonic() > ends:
                break
            verdicts.append(tried(mutant, tests))
            tell(verdicts[-1])
    summary(verdicts)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Mutants of the rules, and which of them the tests kill.")
    parser.add_argument("--what", choices=["humans", "keyflower", "admiral", "engine"], default="humans")
    parser.add_argument("--only", default="", metavar="MODULE", help="of this module alone, such as reveal")
    parser.add_argument("--mutants", type=int, default=50)
    parser.add_argument(
        "--minutes",
        type=float,
        default=60,
        help="after these no new mutant is tried; the tests run once before, on the source as it is",
    )
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


# ---------------------------------------------------------------- which


def draw(what: str, only: str, number: int, seed: int) -> list[Mutant]:
    """Draws mutants at random: every place is equally likely, and so is every change at a place."""
    rng = random.Random(seed)
    places = [place for module in rules_of(what) if only in ("", Path(module).stem) for place in all_places(module)]
    rng.shuffle(places)
    chosen: list[Mutant] = []
    for place in places[: number * 2]:
        mutant = rng.choice(place)
        if len(chosen) < number and changes_something(mutant):
            chosen.append(mutant)
    return chosen


def rules_of(what: str) -> list[str]:
    """The compiled modules of a game or the engine that hold rules, as paths below src/kubrik."""
    top = "engine/" if what == "engine" else f"games/{what}/"
    return [m for m in targets() if m.startswith(top) and not set(Path(m).parent.parts) & set(NO_RULES)]


# ---------------------------------------------------------------- trying


def tried(mutant: Mutant, tests: Tests) -> Verdict:
    path = tests.copy / "kubrik" / mutant.module
    whole = path.read_text(encoding="utf-8")
    started = time.monotonic()
    put(path, mutated(mutant))
    try:
        outcome = outcome_of(mutant, tests)
    finally:
        put(path, whole)
    return Verdict(mutant, outcome, time.monotonic() - started)


def put(path: Path, text: str) -> None:
    """Writes the file and deletes its .pyc: Python could take it for current if length and second are the same."""
    path.write_text(text, encoding="utf-8")
    for kept in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        kept.unlink()


def outcome_of(mutant: Mutant, tests: Tests) -> str:
    """SURVIVED or KILLED; TOO_SLOW, which counts as killed, if it hangs."""
    try:
        return SURVIVED if tests.are_passed(mutant, 60 * PATIENCE) else KILLED
    except subprocess.TimeoutExpired:
        return TOO_SLOW


# ---------------------------------------------------------------- telling


def tell(verdict: Verdict) -> None:
    print(f"{verdict.outcome:9} {verdict.seconds:5.0f} s  {verdict.mutant.words()}", flush=True)


def summary(verdicts: list[Verdict]) -> None:
    alive = [v for v in verdicts if v.outcome == SURVIVED]
    killed = len(verdicts) - len(alive)
    print(f"\n{killed} of {len(verdicts)} killed" + (f" ({killed / len(verdicts):.0%})" if verdicts else ""))
    for verdict in alive:
        print(f"  {verdict.mutant.words()}")


if __name__ == "__main__":
    main()
