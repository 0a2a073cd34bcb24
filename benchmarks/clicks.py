"""How many clicks a turn takes: `python benchmarks/clicks.py`.

Counted in whole games of greedy bots, for their first seat. Before: every question is a click, as in a plain list. Now:
who has only one answer is not asked, and what the board takes in two clicks counts as two, however many questions that
answers (`tests/browser/test_admiral.py` and `test_bidding.py` hold it to that).
"""

from __future__ import annotations

import argparse

from kubrik.bots.registry import make_bot
from kubrik.engine.choices import Choice
from kubrik.engine.game import Setup
from kubrik.engine.play import advance, options
from kubrik.engine.table import Table
from kubrik.games.registry import GAMES
from kubrik.sim.match import play_with

SEATS = {"humans": 3, "keyflower": 3, "admiral": 2}
# How an answer begins -> how those go on that the board gives along with it, by a second click.
TOGETHER: dict[str, dict[str, tuple[str, ...]]] = {
    "humans": {},
    "keyflower": {"bid": ("in", "add", "take"), "use": ("in", "add", "take")},
    "admiral": {"move": ("to", "advance", "turn", "stop")},
}
# What there is once in each turn.
TURNS = {"humans": ("buy",), "keyflower": ("bid", "use", "pass"), "admiral": ("end",)}
Answer = tuple[str, int]  # its first word, and how many there were


def main() -> None:
    parser = argparse.ArgumentParser(description="How many clicks a turn takes.")
    parser.add_argument("--games", type=int, default=10, help="games of each kind")
    args = parser.parse_args()
    for game in SEATS:
        answers = [answer for seed in range(args.games) for answer in answers_of(game, seed)]
        turns = sum(word in TURNS[game] for word, _ in answers)
        now = clicks(answers, TOGETHER[game])
        print(f"{game}: {len(answers) / turns:.1f} clicks a turn before, {now / turns:.1f} now ({turns} turns)")


def answers_of(game: str, seed: int) -> list[Answer]:
    """What the first seat answered in a game."""
    box = GAMES[game].box(Setup(game=game, seats=SEATS[game]))
    table, found = box.table(seed), list[Answer]()

    def watch(t: Table, seat: int, choice: Choice) -> None:
        if seat == 0:
            found.append((choice.name.split()[0], len(options(t, seat))))

    advance(table)
    play_with(box, table, [make_bot("greedy", seed * 10 + seat) for seat in range(SEATS[game])], watch)
    return found


def clicks(answers: list[Answer], together: dict[str, tuple[str, ...]]) -> int:
    made, rest, left = 0, tuple[str, ...](), 0
    for word, offer in answers:
        if offer == 1:
            continue
        if word in rest:
            made, left = made + left, 0
            continue
        made, rest, left = made + 1, together.get(word, ()), 1
    return made


if __name__ == "__main__":
    main()
