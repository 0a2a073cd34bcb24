"""What is trained: for each game, the tables that a file of weights is for, and how much is played."""

from __future__ import annotations

from typing import Final, NamedTuple

from kubrik.engine.game import Box, Setup
from kubrik.games.registry import game_named


class Lesson(NamedTuple):
    """One file of weights: the tables that it is for, and those that it learns at, in turn."""

    game: str
    file: str
    tables: tuple[str, ...]
    setups: tuple[Setup, ...]
    games: int  # in the first generation
    later: int  # in each later one
    worlds: int  # that greedy imagines for a choice: more costs more than it teaches
    cut: int  # how the search thinks with what was learned: see Thinking
    curiosity: float
    width: float
    at_once: float


def setup(game: str, seats: int, *expansions: str, **options: str) -> Setup:
    return Setup(game=game, seats=seats, expansions=expansions, options=options)


def admiral(seats: int, **options: str) -> Setup:
    return setup("admiral", seats, "captain_cards", **options)


LESSONS: Final = {
    "humans-2": Lesson("humans", "two", ("2",), (setup("humans", 2),), 2000, 400, 2, 4, 0.35, 1000.0, 0.0),
    "humans-4": Lesson("humans", "many", ("3", "4", "5"), (setup("humans", 4),), 1000, 400, 2, 4, 0.35, 1000.0, 0.0),
    "admiral-fight-2": Lesson("admiral", "fight_two", ("fight 2",), (admiral(2),), 1500, 400, 1, 12, 0.15, 1.0, 0.5),
    "keyflower-2": Lesson(
        "keyflower", "two", ("2",), (setup("keyflower", 2, "key_celeste"),), 500, 300, 1, 30, 0.05, 0.4, 0.5
    ),
}


def boxes(lesson: Lesson) -> list[Box]:
    return [game_named(lesson.game).box(setup) for setup in lesson.setups]
