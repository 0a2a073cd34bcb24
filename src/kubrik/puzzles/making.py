"""Makes the puzzles of a game, and the curve from evaluations to shares of wins, from the same games of bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from kubrik.analysis.advice import odds_of
from kubrik.analysis.shares import Curve, fitted
from kubrik.bots.chair import Chair
from kubrik.engine.game import Box, Setup
from kubrik.engine.play import play
from kubrik.engine.replay import told_table
from kubrik.games.registry import game_named
from kubrik.puzzles.finding import Seen, first_look, is_hard, is_promising, lead_of, long_look, play_game
from kubrik.puzzles.puzzle import Played, Puzzle, Shelf
from kubrik.puzzles.themes import theme_of

TABLES: Final = {
    "humans": ((2, ()), (3, ()), (4, ())),
    "keyflower": ((2, ()), (3, ()), (3, ("key_celeste",))),
    "admiral": ((2, ()), (2, ("captain_cards",)), (3, ())),
}  # how many play, and with what; a game in turn is played at each
FROM_ONE_GAME: Final = 4
Told = Callable[[str], None]


class Wish(msgspec.Struct, frozen=True):
    """How much is to be made."""

    games: int = 6
    puzzles: int = 12
    bot: str = "mcts:100"
    iterations: int = 4000
    seed: int = 1


class Study(msgspec.Struct):
    """The games of bots, each with its box and lines, and all their decisions."""

    boxes: list[Box]
    lines: list[list[tuple[int, str]]]
    seen: list[Seen]


def make(game: str, wish: Wish, tell: Told) -> tuple[Shelf, Curve]:
    studied = study(game, wish, tell)
    curve = fitted((seen.value, seen.won) for seen in studied.seen)
    tell(f"{game}: {len(studied.seen)} decisions; {curve}")
    return shelf(game, pick(game, studied, curve, wish, tell), studied), curve


def study(game: str, wish: Wish, tell: Told) -> Study:
    """Plays the games and looks at every decision shortly."""
    tables = TABLES.get(game) or ((game_named(game).usual_seats, ()),)
    boxes = [game_named(game).box(Setup(game=game, seats=seats, expansions=more)) for seats, more in tables]
    found = Study([], [], [])
    for number in range(wish.games):
        box = boxes[number % len(boxes)]
        sitting = play_game(box, wish.seed * 1000 + number, wish.bot)
        lines = [(entry.seat, entry.choice.name) for entry in sitting.table.log or ()]
        found.boxes.append(box)
        found.lines.append(lines)
        found.seen += first_look(box, number, lines, box.mind.pay_offs(sitting.table))
        tell(f"{game}: game {number + 1} of {wish.games}, {len(lines)} lines")
    return found


def pick(game: str, studied: Study, curve: Curve, wish: Wish, tell: Told) -> list[Puzzle]:
    """The clearest of each theme in turn, as long as a long search agrees and no game has given too many."""
    found: list[Puzzle] = []
    per_game, per_theme = Counter[int](), Counter[str]()
    promising = [seen for seen in studied.seen if is_promising(seen, curve)]
    promising.sort(key=lambda seen: lead_of(seen, curve), reverse=True)
    while promising and len(found) < wish.puzzles:
        seen = min(promising, key=lambda one: per_theme[theme_of(game, one.question)])
        promising.remove(seen)
        if per_game[seen.game] >= FROM_ONE_GAME:
            continue
        per_theme[theme_of(game, seen.question)] += 1  # also if it is none: there are other themes to try
        puzzle = puzzle_at(game, studied, seen, curve, wish)
        if puzzle is not None:
            per_game[seen.game] += 1
            found.append(puzzle)
            tell(f"{game}: puzzle {len(found)} of {wish.puzzles}, {puzzle.theme}")
    return found


def puzzle_at(game: str, studied: Study, seen: Seen, curve: Curve, wish: Wish) -> Puzzle | None:
    box, rules = studied.boxes[seen.game], game_named(game).study
    t = told_table(box)
    for by, name in studied.lines[seen.game][: seen.at]:
        play(t, by, box.named(by, name))
    opinion = long_look(box, t, seen.seat, wish.iterations, curve)
    if opinion is None or not is_hard(box, t, seen.seat, opinion.best.choice):
        return None
    odds = odds_of(box, rules, Chair(t, seen.seat, box.mind, box.view), opinion.best.choice, seen.at)
    id = f"{game}-{seen.game}-{seen.at}"
    theme = theme_of(game, seen.question)
    return Puzzle(id, seen.game, seen.at, seen.seat, theme, opinion.ways, opinion.iterations, odds)


def shelf(game: str, puzzles: list[Puzzle], studied: Study) -> Shelf:
    """The puzzles with the games that they need, and no more of these than that."""
    used = sorted({puzzle.played for puzzle in puzzles})
    played = tuple(played_to(studied.boxes[n], studied.lines[n], last_of(puzzles, n)) for n in used)
    moved = [msgspec.structs.replace(puzzle, played=used.index(puzzle.played)) for puzzle in puzzles]
    return Shelf(game, played, tuple(moved))


def last_of(puzzles: list[Puzzle], game: int) -> int:
    return max(puzzle.at for puzzle in puzzles if puzzle.played == game)


def played_to(box: Box, lines: list[tuple[int, str]], to: int) -> Played:
    setup = box.setup
    return Played(setup.seats, box.rules_version, box.cards_digest, tuple(lines[:to]), setup.expansions)
