"""`make train GAME=humans` (or `python -m training humans-2 --generations 3`): plays, learns, plays on; resumes."""

from __future__ import annotations

import argparse
import os
import time
from functools import partial
from pathlib import Path
from typing import Final

from kubrik.games.common.files.weights import Made, read
from training.contrasts import contrasts_of
from training.duels import BOTS, duel
from training.fit import learn
from training.keeping import home_of, weights_of, write
from training.lessons import LESSONS, Lesson, boxes, generation_of
from training.net import chances, spread_of
from training.rows import apart, bits, rows_of
from training.selfplay import play_all, play_some, stored
from training.siblings import studied_in, study_some

RUNS: Final = Path(__file__).resolve().parent.parent / "build" / "training"
A_SEED: Final = 100_000  # games apart
A_GENERATION: Final = 10_000_000
A_STUDY: Final = 5_000_000  # from the games of a generation to those in which a search is asked
DUEL_SEEDS: Final = 900_000_000
FEW: Final = 5  # games of a search that a process plays before it tells of them


def main() -> None:
    args = arguments()
    for name in [name for name in LESSONS if name == args.lesson or LESSONS[name].game == args.lesson]:
        train(name, args)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description="Lets minds learn from games of bots.")
    games = sorted({lesson.game for lesson in LESSONS.values()})
    parser.add_argument("lesson", choices=[*games, *LESSONS], help="a game, or one of its lessons")
    parser.add_argument(
        "--generations", type=int, help="how often it plays and learns, instead of the lesson's own number"
    )
    parser.add_argument("--games", type=int, help="in each generation, instead of the lesson's own numbers")
    parser.add_argument("--deals", type=int, default=50, help="of the duels after each generation (default: 50)")
    parser.add_argument("--seed", type=int, default=1, help="other games (default: 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--runs", type=Path, default=RUNS, help="where games and curves are kept")
    return parser.parse_args()


def train(name: str, args: argparse.Namespace) -> None:
    folder = args.runs / f"{name}-{args.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    weights: Path | None = None
    for generation in range(args.generations or len(LESSONS[name].played)):
        learned = folder / f"weights-{generation}.json"
        if not learned.exists():
            generate(name, args, folder, generation, weights)
        weights = learned
    if weights is not None:
        write(read(weights.read_bytes(), weights.name), home_of(LESSONS[name]))


def generate(name: str, args: argparse.Namespace, folder: Path, generation: int, weights: Path | None) -> None:
    """One generation: plays with what was learned before, and learns from these games and those before."""
    lesson, begin = LESSONS[name], time.monotonic()
    first = args.seed * A_SEED + generation * A_GENERATION
    bot, games, studied, thinker = generation_of(lesson, generation)
    seeds = range(first, first + (args.games or games))
    play_all(partial(play_some, name, bot, weights), folder / f"games-{generation}.jsonl", seeds, args.jobs)
    study = partial(study_some, name, bot, thinker, weights)
    seeds = range(first + A_STUDY, first + A_STUDY + studied)
    play_all(study, folder / f"studied-{generation}.jsonl", seeds, args.jobs, FEW)
    played = time.monotonic() - begin
    last = range(max(0, generation - 1), generation + 1)
    files = [folder / f"games-{g}.jsonl" for g in last]
    rows, kept = apart(rows_of((game for file in files for game in stored(file)), boxes(lesson)))
    features = boxes(lesson)[0].mind.features()
    assert features is not None
    found = [game for g in last for game in studied_in(folder / f"studied-{g}.jsonl")]
    contrasts = contrasts_of(found, boxes(lesson), spread_of(rows, features)) if found else None
    net, low = learn(
        rows, kept, lesson.game, features, lesson.units, args.seed, lesson.by_margin, contrasts, lesson.steering
    )
    made = Made(command_of(name, args), count(files), args.seed, players(lesson, generation), low)
    learned = folder / f"weights-{generation}.json"
    write(weights_of(net, features, lesson, made), learned)
    tell(
        folder, f"generation {generation}: {made.games} games ({played:.0f} s), {time.monotonic() - begin:.0f} s in all"
    )
    tell(folder, f"  by hand {bits(kept.by_hand, kept.won, kept.when)}")
    tell(folder, f"  learned {low}, and on what it learned from {bits(chances(net, rows), rows.won, rows.when)[-1]}")
    for bots in BOTS:
        result = duel(name, learned, bots, args.deals, DUEL_SEEDS, args.jobs)
        made.strength[" against ".join(bots)] = result
        write(weights_of(net, features, lesson, made), learned)
        tell(folder, f"  {bots[0]} against {bots[1]}: {result}")


def players(lesson: Lesson, generation: int) -> str:
    """Who played the games of this generation and of the one before it."""
    bots = [generation_of(lesson, number).bot for number in range(generation + 1)]
    taught = ["taught by hand", *(f"of generation {number}" for number in range(generation))]
    return f"{' and '.join(f'{bot} {by}' for bot, by in list(zip(bots, taught))[-2:])}, with slips"


def command_of(name: str, args: argparse.Namespace) -> str:
    games = f" --games {args.games}" if args.games else ""
    generations = f" --generations {args.generations}" if args.generations else ""
    return f"python -m training {name}{generations}{games} --seed {args.seed}"


def count(files: list[Path]) -> int:
    return sum(1 for file in files for _ in stored(file))


def tell(folder: Path, line: str) -> None:
    """The curve: on the screen, and in a file."""
    print(line, flush=True)
    with (folder / "curve.txt").open("a", encoding="utf-8") as curve:
        curve.write(line + "\n")


if __name__ == "__main__":
    main()
