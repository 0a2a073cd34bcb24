"""`kubrik puzzles`: made from games of bots, checked, listed."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from kubrik.analysis.shares import FILE, Curve, curves
from kubrik.cli.speech import language, say
from kubrik.games.registry import game_named
from kubrik.puzzles.checking import check, confirmed
from kubrik.puzzles.making import TABLES, Wish, make
from kubrik.puzzles.puzzle import FOLDER, shelf_of
from kubrik.puzzles.themes import TITLES

CHECKOUT: Final = Path("src/kubrik")


def run(args: Namespace) -> int:
    lang = language(args.lang)
    games = [game_named(game).name for game in args.games or TABLES]
    if args.what == "make":
        return make_all(games, args, lang)
    return check_all(games, args.times, lang) if args.what == "check" else show(games, lang)


def show(games: list[str], lang: str) -> int:
    for game in games:
        puzzles = shelf_of(game).puzzles
        print(say(lang, "puzzles_of", game=game_named(game).title[lang], n=len(puzzles)))
        for theme, n in Counter(puzzle.theme for puzzle in puzzles).most_common():
            print(f"  {TITLES[theme][lang]}: {n}")
    return 0


def check_all(games: list[str], times: int, lang: str) -> int:
    """Exit code 1 if a longer search disagrees somewhere; a puzzle that doesn't replay is an error."""
    agreed = asked = 0
    for game in games:
        check(shelf_of(game))
        print(say(lang, "puzzles_replay", game=game_named(game).title[lang], n=len(shelf_of(game).puzzles)))
        for puzzle, is_same in confirmed(shelf_of(game), times) if times else ():
            asked, agreed = asked + 1, agreed + is_same
            print(say(lang, "puzzle_same" if is_same else "puzzle_other", id=puzzle.id, n=puzzle.iterations * times))
    if asked:
        print(say(lang, "puzzles_agreed", n=agreed, all=asked, share=round(100 * agreed / asked)))
    return 0 if agreed == asked else 1


def make_all(games: list[str], args: Namespace, lang: str) -> int:
    """Writes the puzzles of each game when they are made, and the curves of all games."""

    def tell(code: str, **values: object) -> None:
        print(say(lang, code, **values), file=sys.stderr)

    shelves, shares = places(args.out)
    known = read(shares) if shares.is_file() else dict(curves())
    wish = Wish(args.play, args.puzzles, args.quick, args.bots, args.iterations, args.seed)
    for game in games:
        shelf, known[game] = make(game, wish, tell)
        write(shelves / f"{game}.json", shelf)
        write(shares, known)
        print(say(lang, "puzzles_written", n=len(shelf.puzzles), path=shelves / f"{game}.json"))
    return 0


def places(out: str) -> tuple[Path, Path]:
    """The folder of the puzzles and the file of the curves: in a checkout where the program looks for them."""
    if out or not CHECKOUT.is_dir():
        return Path(out), Path(out) / FILE
    return CHECKOUT / "puzzles" / FOLDER, CHECKOUT / "analysis" / FILE


def read(path: Path) -> dict[str, Curve]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Curve])


def write(path: Path, made: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(made, order="deterministic") + b"\n")
