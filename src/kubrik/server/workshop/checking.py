"""The files of a game to begin with, and what is wrong with one that is being written."""

from __future__ import annotations

from functools import cache

from kubrik.engine.complaints import Said, sentence
from kubrik.engine.game import Game, Setup
from kubrik.games.registry import GAMES
from kubrik.server.about.catalogue import takes_cards
from kubrik.server.experiments.asked import MOST_GAMES, MOST_PARTS, Limits
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.lobby.setting_up import tried_out
from kubrik.server.table.house import House
from kubrik.server.wire.workshop import BotLimit, CardFile, Checked, CheckFile, PartInfo, Workshop
from kubrik.server.workshop.places import line_of

OF_FILE = ("cards", "setup", "too_much", "fault")  # what is told as the result of a check, and is no refusal of it


def worked_on(name: str) -> Game:
    """The game, if it can be played with somebody's own file."""
    if name not in GAMES:
        raise Refusal("no_game", game=repr(name), known=", ".join(GAMES))
    if not takes_cards(GAMES[name]):
        raise Refusal("no_cards", game=name)
    return GAMES[name]


@cache
def workshop(name: str) -> Workshop:
    files = worked_on(name).own_files().items()
    return Workshop(
        files=tuple(CardFile(name=file, text=text) for file, text in files),
        bots=tuple(BotLimit(name=bot, games=games) for bot, games in MOST_GAMES.items()),
        parts=MOST_PARTS,
        seconds=int(Limits().seconds),
    )


async def checked(house: House, name: str, asked: CheckFile, lang: str) -> Checked:
    """Set up in a process, within limits; the complaint in the reader's language, and its line."""
    game = worked_on(name)
    setup = Setup(game=game.name, seats=asked.seats, cards=asked.cards)
    if not asked.cards.strip():
        return Checked(text=sentence(Refusal("empty_file"), lang))
    try:
        found = await tried_out(house.checks, setup)
    except Refusal as refusal:
        if refusal.code not in OF_FILE:
            raise
        why = refusal.values.get("why", "")
        line = line_of(why, asked.cards) if isinstance(why, Said) else 0
        return Checked(text=sentence(refusal, lang), line=line)
    parts = (PartInfo(id=part.id, kind=part.kind, title=part.title) for part in found.parts)
    return Checked(text="", parts=tuple(parts))
