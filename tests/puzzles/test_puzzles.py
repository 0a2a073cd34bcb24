"""The puzzles that are shipped, and how they are made."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from kubrik.analysis.shares import FLATTEST
from kubrik.engine.game import Setup
from kubrik.engine.play import is_asked, options
from kubrik.games.registry import OURS, game_named
from kubrik.puzzles.checking import check, check_one
from kubrik.puzzles.daily import daily
from kubrik.puzzles.making import Wish, make
from kubrik.puzzles.puzzle import PuzzleError, Shelf, all_puzzles, box_for, shelf_of, table_of
from kubrik.puzzles.themes import OTHER, TITLES, theme_of

GAMES = [game.name for game in OURS]


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_replay(game: str) -> None:
    """Cards or rules have changed? `make puzzles` makes new ones."""
    shelf = shelf_of(game)
    assert len(shelf.puzzles) >= 5
    check(shelf)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_a_question_to_its_seat_with_one_way_clearly_best(game: str) -> None:
    shelf = shelf_of(game)
    for puzzle in shelf.puzzles[:6]:
        t = table_of(box_for(shelf, puzzle), shelf, puzzle)
        assert is_asked(t, puzzle.seat)
        assert puzzle.best in [choice.name for choice in options(t, puzzle.seat)]
        assert puzzle.ways[0].value > max(way.value for way in puzzle.ways[1:])
        assert puzzle.theme in TITLES


def test_puzzles_of_other_cards_are_refused() -> None:
    shelf = shelf_of("humans")
    other = msgspec.structs.replace(shelf.played[0], cards_digest="other")
    changed = Shelf(shelf.game, (other, *shelf.played[1:]), shelf.puzzles)
    puzzle = next(one for one in shelf.puzzles if one.played == 0)
    with pytest.raises(PuzzleError, match="kubrik puzzles make"):
        check_one(changed, puzzle)


def test_every_question_of_our_games_has_a_theme() -> None:
    for game in GAMES:
        shelf = shelf_of(game)
        assert all(theme_of(game, puzzle.theme) or puzzle.theme for puzzle in shelf.puzzles)
        assert OTHER not in {puzzle.theme for puzzle in shelf.puzzles}


def test_every_puzzle_has_its_day_before_any_comes_again() -> None:
    ids = list(all_puzzles())
    start = date.fromordinal(len(ids) * 7000)
    days = [daily(ids, start + timedelta(days=n)) for n in range(len(ids))]
    assert sorted(days) == sorted(ids)
    assert daily(list(reversed(ids)), start) == days[0]
    assert daily([], start) == ""


def test_puzzles_are_made_from_games_of_bots(tmp_path: Path) -> None:
    """A short search finds some, and they come with the games that they need."""
    told: list[str] = []
    wish = Wish(games=1, puzzles=1, quick=1, bot="random", iterations=40)
    shelf, curve = make("humans", wish, lambda code, **_: told.append(code))
    check(shelf)
    assert told.count("puzzle_game") == 2
    assert curve.slope >= FLATTEST
    assert {puzzle.played for puzzle in shelf.puzzles} == set(range(len(shelf.played)))
    box = game_named("humans").box(Setup(game="humans", seats=2))
    assert all(played.cards_digest == box.cards_digest for played in shelf.played)
