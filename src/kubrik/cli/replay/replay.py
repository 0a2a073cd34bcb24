"""`kubrik replay`: a recorded game, step by step, as a seat or a spectator saw it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from kubrik.cli.errors import one_line
from kubrik.cli.play.seating import shown_names
from kubrik.cli.replay.old_journal import show_journal, why_not
from kubrik.cli.replay.telling import Telling
from kubrik.cli.screen import Screen
from kubrik.cli.speech import language
from kubrik.cli.usage import UsageError
from kubrik.engine.game import Box
from kubrik.engine.record import Record, load, replay, setup_of
from kubrik.engine.record_lines import Chosen, Drawn
from kubrik.games.registry import game_named

STOP = ("q", "quit", "exit", "выход")


def run(args: Namespace) -> int:
    screen = Screen(language(args.lang))
    record = load(Path(args.file).expanduser())
    seat = seat_of(args, record)
    reason = why_not(record, screen.lang)
    show_title(record, seat, screen)
    if reason:
        show_journal(record, seat, reason, screen)
    else:
        tell(game_named(record.header.game).box(setup_of(record)), record, seat, args.to, screen)
    return 0


def seat_of(args: Namespace, record: Record) -> int | None:
    if args.seat is None:
        return None
    if args.seat > record.header.seats:
        raise UsageError("replay_seat", seat=args.seat, seats=record.header.seats)
    return int(args.seat) - 1


def show_title(record: Record, seat: int | None, screen: Screen) -> None:
    names = shown_names(record.header.players, screen.lang)
    game = game_named(record.header.game)
    screen.say("replay_title", "bold", title=game.title[screen.lang], names=", ".join(names))
    if record.header.expansions:
        screen.say("expansions", names=one_line(game.about.titles(record.header.expansions, screen.lang)))
    if seat is None:
        screen.say("as_spectator")
    else:
        screen.say("as_seat", name=names[seat], seat=seat + 1)


def tell(box: Box, record: Record, seat: int | None, to: int | None, screen: Screen) -> None:
    """Shows the record page by page; every line of it is checked before the first is shown."""
    lines = moves(record, to)
    replay(box, record, len(lines))
    telling = Telling(box, shown_names(record.header.players, screen.lang), seat, screen.lang)
    for page in telling.pages(lines):
        show_page(page, screen)
        if screen.is_live and not wants_more(screen):
            return
    screen.line()
    screen.picture(telling.picture())
    every = sum(isinstance(line, Chosen) for line in record.lines)
    if telling.number < every:
        screen.say("stopped", n=telling.number, all=every)


def wants_more(screen: Screen) -> bool:
    try:
        return screen.read(screen.words("next_page")).lower() not in STOP
    except EOFError:
        screen.line()
        return False


def show_page(page: list[str], screen: Screen) -> None:
    screen.line()
    screen.picture("\n".join(page))


def moves(record: Record, to: int | None) -> list[Chosen | Drawn]:
    """The choices and draws up to choice number `to`, including the draws after it."""
    kept: list[Chosen | Drawn] = []
    choices = 0
    for line in record.lines:
        if isinstance(line, Chosen | Drawn):
            choices += isinstance(line, Chosen)
            if to is not None and choices > to:
                break
            kept.append(line)
    return kept
