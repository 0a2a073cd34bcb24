"""What a guest asks of a table, and what he is answered."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.play import options, why_not
from kubrik.engine.texts import NotShown
from kubrik.engine.views import View
from kubrik.server.game.game import LiveGame
from kubrik.server.game.refusals import NotAsked, Watching
from kubrik.server.game.titles import titles
from kubrik.server.show.guest import Guest
from kubrik.server.show.reasons import clause_of, sentences
from kubrik.server.table.room import Room
from kubrik.server.wire.messages import (
    Back,
    Because,
    Choose,
    Closed,
    Done,
    Hello,
    Hint,
    Leave,
    Say,
    Speak,
    Stand,
    Suggestion,
    ToPage,
    ToServer,
    Undo,
    Why,
)

ADVISER = "mcts:600"  # who answers «what would you do?»
MOST_CLOSED = 40  # choices that are explained at once


async def answer(room: Room, guest: Guest, message: ToServer) -> ToPage | None:
    """Do what a message asks, and return the reply. After Illegal, TableRefusal or StoreError nothing has changed."""
    if isinstance(message, Speak):
        guest.lang = message.lang
        await room.greet(guest)
        return None
    if isinstance(message, Hello):
        return None
    if guest.seat is None:
        raise Watching
    return await act(room, guest, guest.seat, message)


Act = Choose | Undo | Why | Hint | Stand | Back | Leave | Say


async def act(room: Room, guest: Guest, seat: int, message: Act) -> ToPage:
    """Does what the guest asks. After waiting for the room, it checks again that the seat is still the guest's."""
    room.check(guest)
    if isinstance(message, Choose):
        await room.choose(seat, message.ask, message.choice, guest)
    elif isinstance(message, Undo):
        await room.undo(seat, message.ask, guest)
    elif isinstance(message, Stand):
        await room.stand(seat, message.answer, message.on, guest)
    elif isinstance(message, Back):
        await room.stand_in(seat, on=False, by=guest)
    elif isinstance(message, Leave):
        await room.leave_lesson(seat, guest)
    elif isinstance(message, Say):
        room.say(seat, message.phrase)
    elif isinstance(message, Why):
        names = titles(room.seats, guest.lang)
        return Because(message.id, tuple(closed(room.live(), seat, names, guest.lang, message.choice)))
    else:
        return await suggestion(room, seat, message.id, guest.lang)
    return Done(message.id)


async def suggestion(room: Room, seat: int, id: int, lang: str) -> Suggestion:
    """The view is that of the question: when the advice comes, the table may have gone on."""
    game = room.live()
    if not game.is_asked(seat):
        raise NotAsked
    ask, names = game.ask(seat), titles(room.seats, lang)
    box, view = game.box, game.box.view(game.table, seat)
    whom = f"{room.id} {seat} {ask}"
    found = await room.thinkers.advise(whom, box.setup, game.entries(), seat, ADVISER)
    return Suggestion(id, ask, found.choice, sentences(box, view, found, names, lang), clause_of(view, found))


def closed(game: LiveGame, seat: int, names: list[str], lang: str, choice: str) -> list[Closed]:
    """What can't be chosen now though the rules know why: one choice, or all that can be told."""
    if not game.is_asked(seat):
        return []
    catalogue = game.box.catalogue
    named = catalogue.named(choice)
    sought = catalogue.choices if not choice else [named] if named is not None else []
    offer = options(game.table, seat)
    view = game.box.view(game.table, seat)
    found = [(one, why_not(game.table, seat, one)) for one in sought if one not in offer]
    told = [Closed(one.name, label(game, view, one, names, lang), clause) for one, clause in found if clause]
    return [one for one in told if one.label or choice][:MOST_CLOSED]


def label(game: LiveGame, view: View, choice: Choice, names: list[str], lang: str) -> str:
    """The label of a choice; empty if it is about something that is not there now."""
    try:
        return game.box.texts.label(view, choice.name, names, lang)
    except NotShown:
        return ""
