"""From what was typed to how a game is set up."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from kubrik.cli.usage import UsageError
from kubrik.engine.game import Game, Setup


def setup_from(args: Namespace, game: Game) -> Setup:
    return Setup(
        game=game.name,
        seats=args.seats or game.usual_seats,
        expansions=tuple(dict.fromkeys(args.expansions)),
        options=dict(option(text) for text in args.option),
        cards=game.read_cards(Path(args.cards).expanduser()) if args.cards else "",
    )


def option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise UsageError("option_form", text=text)
    return key, value


def one_each(specs: str, seats: int, wrong: str = "bots_for_seats") -> list[str]:
    """A list of bots: one for all, or as many as there are seats for them."""
    named = [spec.strip() for spec in specs.split(",")]
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise UsageError(wrong, bots=len(named), seats=seats)
    return named
