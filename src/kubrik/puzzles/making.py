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
from kubrik.puzzles.finding import Lines, Seen, first_look, is_hard, is_promising, long_look, play_game
from kubrik.puzzles.puzzle import Played, Puzzle, Shelf
from kubrik.puzzles.themes import theme_of

TABLES: Final = {
    "humans": ((2, ()), (3, ()), (4, ())),
    "keyflower": ((2, ()), (3, ()), (3, ("key_celeste",))),
    "admiral": ((2, ()), (2, ("captain_cards",)), (3, ())),
}  # how many play, and with what; a game in turn is played at each
FROM_ONE_GAME: Final = 4
ENOUGH: Final = 3  # ways that an easy one must have
TRIES: Final = 3  # so many long looks for each puzzle; then what is left is too unlikely
EVERY: Final = 20  # of the decisions of quick games one is looked at: those between are too much alike
Told = Callable[..., None]  # a code of the words of the terminal, and what is put in


class Wish(msgspec.Struct, frozen=True):
    """How much is to be made."""

    games: int = 12
    puzzles: int = 12
    quick: int = 40
    bot: str = "mcts:100"
    iterations: int = 4000
    seed: int = 1


class Games(msgspec.Struct):
    """Games of bots, each with its box and lines, and decisions that were looked at."""

    boxes: list[Box]
    lines: list[Lines]
    seen: list[Seen]


def make(game: str, wish: Wish, tell: Told) -> tuple[Shelf, Curve]:
    """The curve comes from many quick games, the puzzles from fewer that were played with more thought."""
    quick = look_at(game, wish.quick, "greedy", wish.seed + 500, EVERY, tell)
    curve = fitted((seen.value, seen.won) for seen in quick.seen)
    games = look_at(game, wish.games, wish.bot, wish.seed, 1, tell)
    tell("puzzle_seen", game=game, n=len(games.seen))
    return shelf(game, pick(game, games, wish, tell), games), curve


def look_at(game: str, number: int, bot: str, seed: int, every: int, tell: Told) -> Games:
    """Plays so many games, and looks at their decisions shortly."""
    tables = TABLES.get(game) or ((game_named(game).usual_seats, ()),)
    boxes = [game_named(game).box(Setup(game=game, seats=seats, expansions=more)) for seats, more in tables]
    found = Games([], [], [])
    for n in range(number):
        box = boxes[n % len(boxes)]
        sitting = play_game(box, seed * 1000 + n, bot)
        lines = [(entry.seat, entry.choice.name) for entry in sitting.table.log or ()]
        found.boxes.append(box)
        found.lines.append(lines)
        found.seen += first_look(box, n, lines, box.mind.pay_offs(sitting.table), every)
        tell("puzzle_game", game=game, n=n + 1, all=number)
    return found


def pick(game: str, games: Games, wish: Wish, tell: Told) -> list[Puzzle]:
    """What is hard comes first; if there is not enough of it, what is clear to those who look one choice ahead."""
    found: list[Puzzle] = []
    for easy in (False, True):
        fill(found, easy, game, games, wish, tell)
    return found


def fill(found: list[Puzzle], easy: bool, game: str, games: Games, wish: Wish, tell: Told) -> None:
    """The clearest of each theme in turn, as long as a long search agrees and no game has given too many."""
    per_game = Counter(puzzle.played for puzzle in found)
    per_theme = Counter(puzzle.theme for puzzle in found)
    promising = [seen for seen in games.seen if is_promising(seen) and (seen.ways >= ENOUGH or not easy)]
    promising.sort(key=lambda seen: seen.lead, reverse=True)
    del promising[wish.puzzles * TRIES :]
    while promising and len(found) < wish.puzzles:
        seen = min(promising, key=lambda one: per_theme[theme_of(game, one.question)])
        promising.remove(seen)
        if per_game[seen.game] >= FROM_ONE_GAME:
            continue
        per_theme[theme_of(game, seen.question)] += 1  # also if it is none: there are other themes to try
        puzzle = puzzle_at(game, games, seen, wish, easy)
        if puzzle is not None:
            per_game[seen.game] += 1
            found.append(puzzle)
            tell("puzzle_found", game=game, n=len(found), all=wish.puzzles, theme=puzzle.theme)


def puzzle_at(game: str, games: Games, seen: Seen, wish: Wish, easy: bool) -> Puzzle | None:
    box, rules = games.boxes[seen.game], game_named(game).study
    t = told_table(box)
    for by, name in games.lines[seen.game][: seen.at]:
        play(t, by, box.named(by, name))
    if is_hard(box, t, seen.seat, seen.best) == easy:
        return None
    opinion = long_look(box, t, seen.seat, wish.iterations)
    if opinion is None or is_hard(box, t, seen.seat, opinion.best.choice) == easy:
        return None
    odds = odds_of(box, rules, Chair(t, seen.seat, box.mind, box.view), opinion.best.choice, seen.at)
    id = f"{game}-{seen.game}-{seen.at}"
    theme = theme_of(game, seen.question)
    return Puzzle(id, seen.game, seen.at, seen.seat, theme, opinion.ways, opinion.iterations, odds)


def shelf(game: str, puzzles: list[Puzzle], games: Games) -> Shelf:
    """The puzzles with the games that they need, and no more of these than that."""
    used = sorted({puzzle.played for puzzle in puzzles})
    played = tuple(played_to(games.boxes[n], games.lines[n], last_of(puzzles, n)) for n in used)
    moved = [msgspec.structs.replace(puzzle, played=used.index(puzzle.played)) for puzzle in puzzles]
    return Shelf(game, played, tuple(moved))


def last_of(puzzles: list[Puzzle], game: int) -> int:
    return max(puzzle.at for puzzle in puzzles if puzzle.played == game)


def played_to(box: Box, lines: Lines, to: int) -> Played:
    setup = box.setup
    return Played(setup.seats, box.rules_version, box.cards_digest, tuple(lines[:to]), setup.expansions)
