"""Starts a game: a new one or a saved one, with its players and the welcome message."""

from __future__ import annotations

import random
from argparse import Namespace
from pathlib import Path

from kubrik.bots.bot import Bot
from kubrik.bots.registry import make_bot
from kubrik.cli.play.desk import Desk
from kubrik.cli.play.foreign import blaming
from kubrik.cli.play.saving import Shelf
from kubrik.cli.play.seating import Seating, new_seating, saved_seating
from kubrik.cli.screen import Screen
from kubrik.cli.setup import setup_from
from kubrik.cli.speech import language
from kubrik.cli.usage import UsageError
from kubrik.engine.chance import Rng
from kubrik.engine.game import Game
from kubrik.engine.record import load, setup_of
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import GAMES, game_named

ANY_SEED = 1_000_000
REMINDER = 12  # journal notes shown again when a saved game is loaded


def begun(args: Namespace) -> Desk:
    if args.game is None:
        raise UsageError("which_game", known=list(GAMES), first=next(iter(GAMES)))
    game = game_named(args.game)
    lang = language(args.lang)
    box = game.box(setup_from(args, game))
    seed = luck(args)
    seating = new_seating(args, box.setup.seats, lang, Rng(Rng(seed).fork()))
    shelf = Shelf(f"kubrik-{game.name}-{seed}", None, args.lang)
    bots = make_bots(seating, seed, game.name)
    return desk_for(game, Sitting(box, seed), seating, bots, Screen(lang), shelf)


def resumed(args: Namespace) -> Desk:
    """Loads a saved game, with the set-up of its record; no other set-up may be asked for."""
    if args.seats or args.expansions or args.option or args.cards:
        raise UsageError("load_and_setup")
    path = Path(args.load).expanduser()
    record = load(path)
    game = game_named(record.header.game)
    if args.game not in (None, game.name):
        raise UsageError("load_other_game", path=str(path), game=game.name, asked=args.game)
    lang = language(args.lang)
    seating = saved_seating(args, record.header.players, lang)
    seed = luck(args)
    bots = make_bots(seating, seed, game.name)
    sitting = Sitting.resume(game.box(setup_of(record)), record, seed)
    if sitting.table.over:
        raise UsageError("load_over", path=str(path))
    desk = desk_for(game, sitting, seating, bots, Screen(lang), Shelf("", path, args.lang))
    desk.hearing.remember(REMINDER)
    return desk


def luck(args: Namespace) -> int:
    seed: int = random.randrange(ANY_SEED) if args.seed is None else args.seed
    return seed


def make_bots(seating: Seating, seed: int, game: str) -> dict[int, Bot]:
    """Makes the bots, each with its own seed."""
    luck = Rng(seed)
    with blaming(seating.players):
        return {seat: make_bot(seating.players[seat], luck.fork(), game) for seat in seating.bots}


def desk_for(
    game: Game, sitting: Sitting, seating: Seating, bots: dict[int, Bot], screen: Screen, shelf: Shelf
) -> Desk:
    return Desk(sitting, seating, bots, parse_rulebook(game.rulebook(screen.lang)), screen, shelf)


def welcome(desk: Desk) -> None:
    screen, names, seating = desk.screen, desk.seating.names, desk.seating
    game, expansions = game_named(desk.sitting.box.setup.game), desk.sitting.box.setup.expansions
    key = "welcome" if desk.sitting.seed is None else "welcome_seed"
    screen.say(key, "bold", title=game.title[screen.lang], seats=len(names), seed=desk.sitting.seed)
    if expansions:
        screen.say("expansions", names=game.about.titles(expansions, screen.lang))
    others = ", ".join(names[s] for s in seating.bots) or screen.words("nobody")
    people = ", ".join(names[s] for s in seating.people)
    key = "you_are" if len(seating.people) == 1 else "you_all_are"
    screen.say(key, name=people, people=people, others=others, seat=seating.people[0] + 1)
    screen.say("how_to")
