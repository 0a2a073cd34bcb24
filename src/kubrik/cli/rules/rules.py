"""`kubrik rules`: the rulebook, one clause of it, or which tests cite which clause."""

from __future__ import annotations

import pydoc
import sys
from argparse import Namespace

from kubrik.cli.rules.book import book_lines, clause_lines
from kubrik.cli.rules.coverage import show_coverage, show_where
from kubrik.cli.screen import Screen
from kubrik.cli.speech import language
from kubrik.cli.usage import UsageError
from kubrik.engine.game import Game
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.registry import game_named


def run(args: Namespace) -> int:
    lang = language(args.lang)
    markdown = game_named(args.game).rulebook(lang)
    if sum([args.coverage, args.options, args.clause is not None]) > 1:
        raise UsageError("rules_several")
    if args.where and not args.clause:
        raise UsageError("rules_where")
    if args.tests and not (args.coverage or args.where):
        raise UsageError("rules_tests")
    if args.options:
        show_options(game_named(args.game), Screen(lang))
        return 0
    if args.coverage:
        return show_coverage(parse_rulebook(markdown), args.game, args.tests, Screen(lang))
    if args.where:
        show_where(parse_rulebook(markdown), args.clause, args.game, args.tests, Screen(lang))
    elif args.clause:
        lines = clause_lines(parse_rulebook(markdown).clause(args.clause), lang)
        print("\n".join(lines))
    else:
        page("\n".join(book_lines(markdown)))
    return 0


def show_options(game: Game, screen: Screen) -> None:
    """Shows each option with its values, the default first, and what it decides; then the expansions."""
    for option in game.options:
        screen.line(f"{option.name}={'|'.join(option.values)}", "bold")
        belongs = f", --with {option.expansion}" if option.expansion else ""
        screen.show(f"    {option.about[screen.lang]} ({option.ruling}{belongs})", indent="    ")
    if game.expansions:
        screen.line()
        titled = [f"{name} ({game.about.expansion(name).title[screen.lang]})" for name in game.expansions]
        screen.say("expansions", names=", ".join(titled))


def page(text: str) -> None:
    """Shows the text in the system's pager if both input and output are a terminal."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        pydoc.pager(text)
    else:
        print(text)
