"""`kubrik rules`: the rulebook, one clause of it, or which tests cite which clause."""

from __future__ import annotations

import pydoc
import sys
from argparse import Namespace

from kubrik.cli.book import book_lines, clause_lines
from kubrik.cli.coverage import show_coverage
from kubrik.cli.screen import Screen
from kubrik.cli.usage import UsageError
from kubrik.cli.words import language
from kubrik.engine.clauses import parse_rulebook
from kubrik.games.registry import game_named


def run(args: Namespace) -> int:
    lang = language(args.lang)
    markdown = game_named(args.game).rulebook(lang)
    if args.coverage and args.clause:
        raise UsageError("rules: ask for one clause or for --coverage, not for both")
    if args.tests and not args.coverage:
        raise UsageError("rules: --tests is for --coverage; add it, or leave --tests out")
    if args.coverage:
        return show_coverage(parse_rulebook(markdown), args.game, args.tests, Screen(lang))
    if args.clause:
        lines = clause_lines(parse_rulebook(markdown).clause(args.clause), lang)
        print("\n".join(lines))
    else:
        page("\n".join(book_lines(markdown)))
    return 0


def page(text: str) -> None:
    """Through the pager of the system where somebody reads it."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        pydoc.pager(text)
    else:
        print(text)
