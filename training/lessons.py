"""What is trained: for each game, the tables that a file of weights is for, and how much is played."""

from __future__ import annotations

from typing import Final, NamedTuple

from kubrik.engine.game import Box, Setup
from kubrik.games.registry import game_named


class Generation(NamedTuple):
    """Who plays. `greedy:2` imagines two tables for a choice: more teaches little. `mcts:30` thinks 30 iterations.

    In so many games more a searching bot is asked, too, what it thinks of the answers to a question (`siblings.py`).
    """

    bot: str
    games: int
    studied: int = 0
    thinker: str = "mcts:600"  # that search, or `ahead:100`: a race of a hundred futures


class Lesson(NamedTuple):
    """One file of weights: the tables that it is for, and those that it learns at, in turn."""

    game: str
    file: str
    tables: tuple[str, ...]
    setups: tuple[Setup, ...]
    played: tuple[Generation, ...]  # the last one again and again, if more are asked for
    cut: int  # how the search thinks with what was learned: see Thinking
    curiosity: float
    width: float
    at_once: float
    units: int = 8  # that see combinations: with more of them the search is slower
    by_margin: float = 1.0  # how much of the goal is the margin at the end: 0 where a lower score may win
    steering: float = 40.0  # how much contrasts count: they are small numbers


def setup(game: str, seats: int, *expansions: str, **options: str) -> Setup:
    return Setup(game=game, seats=seats, expansions=expansions, options=options)


def admiral(seats: int, **options: str) -> Setup:
    return setup("admiral", seats, "captain_cards", **options)


LESSONS: Final = {
    "humans-2": Lesson(
        "humans",
        "two",
        ("2",),
        (setup("humans", 2),),
        (Generation("greedy:2", 6000, 150), Generation("greedy:2", 6000, 250), Generation("greedy:2", 4000, 250)),
        cut=4,
        curiosity=0.1,
        width=1000.0,
        at_once=0.8,
    ),
    "humans-4": Lesson(
        "humans",
        "many",
        ("3", "4", "5"),
        (setup("humans", 4),),
        (Generation("greedy:1", 2000),),
        cut=4,
        curiosity=0.35,
        width=1000.0,
        at_once=0.0,
        units=2,
    ),
    "admiral-fight-2": Lesson(
        "admiral",
        "fight_two",
        ("fight 2",),
        (admiral(2),),
        (Generation("mcts:30", 3600), Generation("greedy:2", 3000, 120, "ahead:100")),
        cut=6,
        curiosity=0.15,
        width=1.0,
        at_once=0.5,
        units=4,
        by_margin=0.0,
        steering=200.0,
    ),
    "keyflower-2": Lesson(
        "keyflower",
        "two",
        ("2",),
        (setup("keyflower", 2, "key_celeste"),),
        (Generation("mcts:30", 2100), Generation("greedy:2", 900)),
        cut=30,
        curiosity=0.05,
        width=0.4,
        at_once=0.5,
    ),
}


def generation_of(lesson: Lesson, number: int) -> Generation:
    return lesson.played[min(number, len(lesson.played) - 1)]


def boxes(lesson: Lesson) -> list[Box]:
    return [game_named(lesson.game).box(setup) for setup in lesson.setups]
