"""How long it takes to analyse a game of each kind: `.venv/bin/python benchmarks/analysis.py`."""

from __future__ import annotations

from time import process_time

from kubrik.analysis.balance import iterations_for
from kubrik.analysis.walking import Walk
from kubrik.engine.game import Setup
from kubrik.engine.languages import LANGUAGES
from kubrik.games.registry import game_named
from kubrik.puzzles.finding import play_game

TABLES = (
    Setup(game="humans", seats=3),
    Setup(game="keyflower", seats=3),
    Setup(game="keyflower", seats=3, expansions=("key_celeste",)),
    Setup(game="admiral", seats=2),
    Setup(game="admiral", seats=2, expansions=("captain_cards",)),
)


def main() -> None:
    for setup in TABLES:
        box = game_named(setup.game).box(setup)
        lines = [(entry.seat, entry.choice.name) for entry in play_game(box, 11, "greedy").table.log or ()]
        names = {lang: [f"seat {n}" for n in range(setup.seats)] for lang in LANGUAGES}
        iterations = iterations_for(lines)
        begun = process_time()
        found = Walk(box, game_named(setup.game).study, lines, names, iterations).go(len(lines))
        seconds = process_time() - begun
        title = " with ".join((setup.game, *setup.expansions))
        print(
            f"{title}: {len(found.points)} decisions of {iterations} iterations, {seconds:.1f} s of a core", flush=True
        )


if __name__ == "__main__":
    main()
