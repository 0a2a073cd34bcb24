"""What may be typed instead of a choice, in every language. A command returns True to show the question again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kubrik.cli.play.desk import Desk
from kubrik.cli.play.lookup import close, matching, picture_parts, plain
from kubrik.cli.rules.book import clause_lines, close_ids
from kubrik.cli.usage import UsageError
from kubrik.engine.complaints import sentence
from kubrik.engine.record import RecordError

CLAUSE_ID: Final = re.compile(r"[A-Za-z]+-[\d.]+")
MOST_CARDS: Final = 3  # more than this are only listed by title
JOURNAL_LINES: Final = 20
ALL: Final = ("all", "всё", "все")


class Quit(Exception):
    """The person leaves the game."""


def show_rule(desk: Desk, seat: int, rest: str) -> bool:
    """Shows the clause of the question, or the named clause, card or tile."""
    id = rest or desk.question(seat).clause
    if not id:
        desk.screen.say("no_rule", game=desk.sitting.box.setup.game)
    elif CLAUSE_ID.fullmatch(id):
        show_clause(desk, id)
    else:
        show_cards(desk, id)
    return False


def show_cards(desk: Desk, words: str) -> None:
    """Shows the cards or tiles of this name; if there are many, their names; if there are none, similar names."""
    screen, titles = desk.screen, desk.texts.cards(desk.screen.lang)
    found = matching(words, titles)
    names = ", ".join(titles[id] for id in found or close(words, titles))
    if not found:
        screen.say("no_card", text=words, close=names)
    elif len(found) > MOST_CARDS:
        screen.say("many_cards", text=words, titles=names)
    else:
        for id in found:
            screen.show(f"{titles[id]}: {desk.texts.card_text(id, screen.lang)}", indent="  ")


def show_clause(desk: Desk, id: str) -> None:
    clause = desk.book.clauses.get(id.upper())
    if clause is None:
        desk.screen.say("no_clause", id=id, close=", ".join(close_ids(desk.book, id)))
        return
    for line in clause_lines(clause, desk.screen.lang):
        desk.screen.line(line)


def show_table(desk: Desk, seat: int, rest: str) -> bool:
    """Shows the whole table, or the parts whose heading begins with `rest`."""
    if not rest:
        desk.show_picture(seat)
        return True
    parts = picture_parts(desk.picture(seat))
    found = [lines for title, lines in parts if plain(title).startswith(plain(rest))]
    for lines in found:
        desk.screen.picture("\n".join(lines))
    if not found:
        desk.screen.say("no_part", text=rest, parts=", ".join(title for title, _ in parts))
    return False


def show_journal(desk: Desk, seat: int, rest: str) -> bool:
    lines = desk.journal(seat)
    if rest and rest.lower() not in ALL and not (rest.isascii() and rest.isdigit() and 0 < len(rest) < 9):
        desk.screen.say("no_journal_length", text=rest)
        return False
    many = len(lines) if rest.lower() in ALL else int(rest or JOURNAL_LINES)
    for line in lines[max(0, len(lines) - many) :]:
        desk.screen.show(f"· {line}", indent="  ")
    if not lines:
        desk.screen.say("no_journal")
    return True


def undo(desk: Desk, seat: int, rest: str) -> bool:
    if not desk.sitting.undo(seat):
        desk.screen.say("not_undone")
        return False
    desk.hearing.take_back()
    desk.screen.say("undone")
    return True


def save(desk: Desk, seat: int, rest: str) -> bool:
    try:
        path = desk.shelf.save(desk.sitting, desk.seating, rest)
        desk.screen.say("saved", path=path)
    except UsageError as error:
        desk.screen.show(sentence(error, desk.screen.lang))
    except RecordError as error:
        desk.screen.say("not_saved", why=sentence(error, desk.screen.lang))
    return False


def leave(desk: Desk, seat: int, rest: str) -> bool:
    raise Quit


def show_help(desk: Desk, seat: int, rest: str) -> bool:
    card = min(desk.texts.cards(desk.screen.lang).values(), key=len, default="")
    cards = desk.screen.words("help_cards", card=card) if card else ""
    desk.screen.say("help", clause=next(iter(desk.book.clauses)), cards=cards)
    return False


Command = Callable[[Desk, int, str], bool]
COMMANDS: Final[dict[str, Command]] = {
    **dict.fromkeys(("?", "rule", "why", "правило", "почему"), show_rule),
    **dict.fromkeys(("table", "t", "стол"), show_table),
    **dict.fromkeys(("journal", "j", "журнал"), show_journal),
    **dict.fromkeys(("undo", "u", "отмена"), undo),
    **dict.fromkeys(("save", "s", "сохранить"), save),
    **dict.fromkeys(("quit", "q", "exit", "выход"), leave),
    **dict.fromkeys(("help", "h", "помощь"), show_help),
}


def find(typed: str) -> tuple[Command | None, str]:
    """The typed command and the rest of the line; `?TH-5.3` needs no space."""
    word, _, rest = typed.replace("?", "? ", 1).partition(" ") if typed.startswith("?") else typed.partition(" ")
    return COMMANDS.get(word.lower()), rest.strip()
