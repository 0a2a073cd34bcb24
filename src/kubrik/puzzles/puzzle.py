"""Puzzles as data: the games they come from, as far as they are needed, and what a long search thought."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from kubrik.analysis.advice import Odds, Reasons
from kubrik.analysis.opinion import Weighed, gap
from kubrik.analysis.shares import curve_of
from kubrik.engine.complaints import Complaint
from kubrik.engine.game import Box, Setup
from kubrik.engine.play import play
from kubrik.engine.replay import told_table
from kubrik.engine.table import Table
from kubrik.games.registry import GAMES, game_named

FOLDER: Final = "data"


class PuzzleError(Complaint):
    """Puzzles that can't be read or set up: most often they were made with other cards or rules."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of bots, as far as its last puzzle."""

    seats: int
    rules_version: int
    cards_digest: str
    lines: tuple[tuple[int, str], ...]  # a seat, or CHANCE, and the stable name of its choice, or of what came
    expansions: tuple[str, ...] = ()


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, and the ways that were compared there: the best first, each with what it is worth."""

    id: str
    played: int  # which of the games
    at: int  # after how many of its lines
    seat: int
    theme: str
    ways: tuple[Weighed, ...]
    iterations: int  # of the search that found it
    odds: Odds | None = None

    @property
    def best(self) -> str:
        return self.ways[0].choice


class Shelf(msgspec.Struct, frozen=True):
    """All puzzles of a game."""

    game: str
    played: tuple[Played, ...]
    puzzles: tuple[Puzzle, ...]


@cache
def shelf_of(game: str) -> Shelf:
    """The puzzles of a game, as they are shipped; an empty shelf if there are none."""
    file = resources.files(__package__) / FOLDER / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Shelf) if file.is_file() else Shelf(game, (), ())


@cache
def all_puzzles() -> dict[str, tuple[str, Puzzle]]:
    """By id: the game, and the puzzle."""
    return {puzzle.id: (game, puzzle) for game in GAMES for puzzle in shelf_of(game).puzzles}


def setup_of(game: str, played: Played) -> Setup:
    return Setup(game=game, seats=played.seats, expansions=played.expansions)


def box_for(shelf: Shelf, puzzle: Puzzle) -> Box:
    """The box of the puzzle's game, which must still have the same rules and cards."""
    played = shelf.played[puzzle.played]
    box = game_named(shelf.game).box(setup_of(shelf.game, played))
    if (played.rules_version, played.cards_digest) != (box.rules_version, box.cards_digest):
        raise PuzzleError("puzzle_old", id=puzzle.id)
    return box


def table_of(box: Box, shelf: Shelf, puzzle: Puzzle) -> Table:
    """The true table at which the question is asked. Whoever solves it sees the view of its seat only."""
    t = told_table(box)
    for by, name in shelf.played[puzzle.played].lines[: puzzle.at]:
        play(t, by, box.named(by, name))
    return t


def reasons_of(shelf: Shelf, puzzle: Puzzle) -> Reasons:
    """Why the best way is best."""
    share, (best, other, *_) = curve_of(shelf.game).share, puzzle.ways
    lead, error = gap(best, other)
    better = share(best.value) - share(other.value)
    return Reasons(
        best.choice, "sure" if lead > 2 * error else "likely", share(best.value), other.choice, better, puzzle.odds
    )
