"""`kubrik play`: a game in the terminal, against bots."""

from __future__ import annotations

import random
from argparse import Namespace
from pathlib import Path

from kubrik.bots.bot import Bot
from kubrik.bots.registry import make_bot
from kubrik.cli.asking import ask
from kubrik.cli.commands import Quit
from kubrik.cli.desk import Desk
from kubrik.cli.saving import Shelf
from kubrik.cli.screen import Screen
from kubrik.cli.seating import Seating, new_seating, saved_seating
from kubrik.cli.setup import setup_from
from kubrik.cli.usage import UsageError
from kubrik.cli.words import language, say
from kubrik.engine.chance import Rng
from kubrik.engine.clauses import parse_rulebook
from kubrik.engine.game import Game
from kubrik.engine.record import RecordError, load, setup_of
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import GAMES, game_named

ANY_SEED = 1_000_000


def run(args: Namespace) -> int:
    desk = resumed(args) if args.load else begun(args)
    welcome(desk)
    return play(desk)


# ---- sitting down


def begun(args: Namespace) -> Desk:
    if args.game is None:
        raise UsageError(f"play which game? There is: {', '.join(GAMES)}. Type kubrik play {next(iter(GAMES))}")
    game = game_named(args.game)
    lang = language(args.lang)
    box = game.box(setup_from(args, game))
    seating = new_seating(args, box.setup.seats, lang)
    seed = luck(args)
    shelf = Shelf(f"kubrik-{game.name}-{seed}", None, args.lang)
    bots = make_bots(seating, seed)
    return desk_for(game, Sitting(box, seed), seating, bots, Screen(lang), shelf)


def resumed(args: Namespace) -> Desk:
    """Set up as the record says: what was asked for besides can't be."""
    if args.seats or args.expansions or args.option or args.cards:
        raise UsageError("--load: the saved game says how it is set up; leave out --seats, --with, --option, --cards")
    path = Path(args.load).expanduser()
    record = load(path)
    game = game_named(record.header.game)
    if args.game not in (None, game.name):
        raise UsageError(f"{path} is a game of {game.name}, not of {args.game}")
    lang = language(args.lang)
    seating = saved_seating(args, record.header.players, lang)
    seed = luck(args)
    bots = make_bots(seating, seed)
    sitting = Sitting.resume(game.box(setup_of(record)), record, seed)
    if sitting.table.over:
        raise UsageError(f"the game in {path} is over; watch it with kubrik replay {path}")
    return desk_for(game, sitting, seating, bots, Screen(lang), Shelf("", path, args.lang))


def luck(args: Namespace) -> int:
    seed: int = random.randrange(ANY_SEED) if args.seed is None else args.seed
    return seed


def make_bots(seating: Seating, seed: int) -> dict[int, Bot]:
    """Each with luck of its own."""
    luck = Rng(seed)
    return {seat: make_bot(seating.players[seat], luck.fork()) for seat in seating.bots}


def desk_for(
    game: Game, sitting: Sitting, seating: Seating, bots: dict[int, Bot], screen: Screen, shelf: Shelf
) -> Desk:
    return Desk(sitting, seating, bots, parse_rulebook(game.rulebook(screen.lang)), screen, shelf)


def welcome(desk: Desk) -> None:
    screen, names, seating = desk.screen, desk.seating.names, desk.seating
    title = game_named(desk.sitting.box.setup.game).title[screen.lang]
    key = "welcome" if desk.sitting.seed is None else "welcome_seed"
    screen.say(key, "bold", title=title, seats=len(names), seed=desk.sitting.seed)
    others = ", ".join(names[s] for s in seating.bots) or say(screen.lang, "nobody")
    people = ", ".join(names[s] for s in seating.people)
    key = "you_are" if len(seating.people) == 1 else "you_all_are"
    screen.say(key, name=people, people=people, others=others, seat=seating.people[0] + 1)
    screen.say("how_to")


# ---- playing, and getting up


def play(desk: Desk) -> int:
    """To the end, or until the person leaves: then the game is saved."""
    try:
        while not desk.sitting.table.over:
            seat = desk.next_person()
            if seat is None:
                desk.bot_chooses()
            else:
                ask(desk, seat)
    except Quit:
        return keep(desk, 0)
    except EOFError:
        desk.screen.say("input_ended")
        return keep(desk, 0)
    except KeyboardInterrupt:
        desk.screen.line()
        desk.screen.say("interrupted")
        return keep(desk, 130)
    return finish(desk)


def keep(desk: Desk, code: int) -> int:
    if not desk.has_chosen():
        desk.screen.say("nothing_to_save")
        return code
    path = desk.shelf.save(desk.sitting, desk.seating)
    desk.screen.say("saved", path=path)
    desk.screen.say("go_on_with", command=desk.shelf.command("play --load", path))
    return code


def finish(desk: Desk) -> int:
    """The last lines, the table with the result, and how to see it all again."""
    screen, seating = desk.screen, desk.seating
    screen.line()
    seat = desk.person
    desk.show_news(seat)
    screen.line()
    desk.show_picture(seat)
    screen.line()
    ranks = desk.sitting.box.ranks(desk.sitting.table)
    for person in seating.people:
        key = "placed" if ranks[person] > 1 else "won" if ranks.count(1) == 1 else "shared"
        screen.say(key, "bold", name=seating.names[person], rank=ranks[person], seats=len(ranks))
    return record_finished(desk)


def record_finished(desk: Desk) -> int:
    try:
        path = desk.shelf.save(desk.sitting, desk.seating)
    except RecordError as error:
        desk.screen.say("not_saved", why=error)
        return 0
    desk.screen.say("saved", path=path)
    desk.screen.say("watch_again", command=desk.shelf.command("replay", path))
    return 0
