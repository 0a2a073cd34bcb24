"""Makes the set-up of a game from the command's arguments."""

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
    """The bot for each seat, from a list that names one bot for all seats or one per seat."""
    named = [spec.strip() for spec in specs.split(",")]
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise UsageError(wrong, bots=len(named), seats=seats)
    return named
