"""Asking a person: shows the news, the table and the question, and reads input until something is chosen."""

from __future__ import annotations

from kubrik.cli.play import commands
from kubrik.cli.play.desk import Desk
from kubrik.cli.play.menu import show_options
from kubrik.engine.illegal import UNKNOWN, Illegal

LONGEST_ECHO = 40


def ask(desk: Desk, seat: int) -> None:
    """Asks until the person has chosen something or undone a choice."""
    if seat != desk.person:
        hand_over(desk, seat)
    show_question(desk, seat)
    while not answer(desk, seat, read(desk, seat)):
        pass


def hand_over(desk: Desk, seat: int) -> None:
    """Several people share the screen: wipes what the last one saw, and waits for the next."""
    desk.screen.wipe()
    desk.screen.read(desk.screen.words("hand_over", name=desk.seating.names[seat], seat=seat + 1))
    desk.seen_chapter[seat] = None
    desk.last_picture[seat] = ""
    desk.person = seat


def show_question(desk: Desk, seat: int) -> None:
    screen = desk.screen
    screen.line()
    if desk.show_news(seat):
        screen.line()
    if desk.is_new_chapter(seat):
        desk.show_picture(seat)
        screen.line()
    else:
        show_glance(desk, seat)
    show_answers(desk, seat)
    screen.show(desk.texts.prompt(desk.view(seat), desk.seating.names, screen.lang), "bold")
    show_options(desk, seat)


def show_glance(desk: Desk, seat: int) -> None:
    """Shows the part of the table that the question is about, unless the person has just seen it."""
    glance = desk.glance(seat)
    if glance and not desk.is_on_screen(seat, glance):
        desk.show_part(seat, glance)
        desk.screen.line()


def show_answers(desk: Desk, seat: int) -> None:
    """Shows what the person has answered so far in a secret step."""
    answers = desk.texts.answers(desk.view(seat), desk.seating.names, desk.screen.lang)
    if answers:
        desk.screen.say("so_far", "dim")
    for line in answers:
        desk.screen.show(f"  {line}", "dim", indent="    ")


def read(desk: Desk, seat: int) -> str:
    only = len(desk.question(seat).options) == 1
    return desk.screen.read(desk.screen.words("cursor_only" if only else "cursor"))


def answer(desk: Desk, seat: int, typed: str) -> bool:
    """Handles a typed line; True if the question is answered, or is to be shown again. Mistakes get a friendly line."""
    options = desk.question(seat).options
    if not typed:
        return len(options) > 1 or choose(desk, seat, options[0])
    if typed.isascii() and typed.lstrip("-").isdigit():
        return pick(desk, seat, typed, options)
    command, rest = commands.find(typed)
    if command is not None:
        return command(desk, seat, rest)
    return choose(desk, seat, typed)


def pick(desk: Desk, seat: int, typed: str, options: tuple[str, ...]) -> bool:
    if len(typed) < 5 and 1 <= int(typed) <= len(options):
        return choose(desk, seat, options[int(typed) - 1])
    desk.screen.say("no_option" if len(options) > 1 else "one_option", text=echo(typed), last=len(options))
    return False


def choose(desk: Desk, seat: int, name: str) -> bool:
    """Makes the choice with this name, as records write it; False if it is refused."""
    try:
        desk.sitting.answer(seat, name)
        return True
    except Illegal as illegal:
        refuse(desk, seat, illegal)
        return False


def refuse(desk: Desk, seat: int, illegal: Illegal) -> None:
    """Says why a choice is refused, with the text of the clause that forbids it."""
    text = echo(illegal.choice)
    if illegal.reason == UNKNOWN:
        desk.screen.say("not_understood", text=text, last=len(desk.question(seat).options))
    elif illegal.clause:
        desk.screen.say("forbidden", choice=text)
        commands.show_clause(desk, illegal.clause)
    else:
        desk.screen.say("not_open", choice=text)


def echo(typed: str) -> str:
    """What was typed, printable and shortened."""
    plain = "".join(c for c in typed if c.isprintable())
    return plain if len(plain) <= LONGEST_ECHO else plain[: LONGEST_ECHO - 1] + "…"
