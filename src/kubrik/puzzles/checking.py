"""Checks puzzles: do they still replay, and does a longer search give the same answers?"""

from __future__ import annotations

from collections.abc import Iterator

from kubrik.engine.play import options
from kubrik.puzzles.finding import is_confirmed
from kubrik.puzzles.puzzle import Puzzle, PuzzleError, Shelf, box_for, table_of


def check(shelf: Shelf) -> None:
    """PuzzleError unless every puzzle can be set up and its ways be chosen."""
    for puzzle in shelf.puzzles:
        check_one(shelf, puzzle)


def check_one(shelf: Shelf, puzzle: Puzzle) -> None:
    box = box_for(shelf, puzzle)
    try:
        t = table_of(box, shelf, puzzle)
        offer = {choice.name for choice in options(t, puzzle.seat)}
    except (LookupError, AssertionError, AttributeError, TypeError) as error:
        raise PuzzleError("puzzle_old", id=puzzle.id) from error
    if not offer.issuperset(way.choice for way in puzzle.ways):
        raise PuzzleError("puzzle_old", id=puzzle.id)


def confirmed(shelf: Shelf, times: int) -> Iterator[tuple[Puzzle, bool]]:
    """Each puzzle, and whether a search so many times as long would choose the same."""
    for puzzle in shelf.puzzles:
        t = table_of(box_for(shelf, puzzle), shelf, puzzle)
        yield puzzle, is_confirmed(box_for(shelf, puzzle), t, puzzle.seat, puzzle.best, puzzle.iterations * times)
