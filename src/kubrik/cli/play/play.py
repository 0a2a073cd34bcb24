"""`kubrik play`: a game in the terminal, against bots."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from kubrik.cli.play.asking import ask
from kubrik.cli.play.commands import Quit
from kubrik.cli.play.desk import Desk
from kubrik.cli.play.opening import begun, resumed, welcome
from kubrik.engine.record import RecordError


def run(args: Namespace) -> int:
    desk = resumed(args) if args.load else begun(args)
    with heeding_signals():
        welcome(desk)
        return play(desk)


def play(desk: Desk) -> int:
    """Plays to the end, or until the person leaves: then the game is saved."""
    try:
        while not desk.sitting.table.over:
            seat = desk.next_person()
            if seat is None:
                desk.bot_chooses()
            elif desk.needs_no_answer(seat):
                desk.go_on(seat)
            else:
                ask(desk, seat)
    except Quit:
        return keep(desk, "left", 0)
    except EOFError:
        return keep(desk, "input_ended", 0)
    except KeyboardInterrupt:
        return keep(desk, "interrupted", 130)
    return finish(desk)


@contextmanager
def heeding_signals() -> Iterator[None]:
    """Treats a closed window (SIGHUP) and SIGTERM like Ctrl-C, so that the game is saved."""
    signals = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    before = [signal.signal(s, signal.default_int_handler) for s in signals]
    try:
        yield
    finally:
        for number, old in zip(signals, before, strict=True):
            signal.signal(number, old)


def keep(desk: Desk, why: str, code: int) -> int:
    """Saves the game, then says so: in this order, because printing may fail if the terminal is gone."""
    path = desk.shelf.save(desk.sitting, desk.seating) if desk.has_chosen() else None
    desk.screen.line()
    desk.screen.say(why)
    if path is None:
        desk.screen.say("nothing_to_save")
        return code
    desk.screen.say("saved", path=path)
    desk.screen.say("go_on_with", command=desk.shelf.command("play --load", path))
    return code


def finish(desk: Desk) -> int:
    """Shows the last news, the table with the result, and the command that replays the game."""
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
