"""Makes the table of a lesson: the learner, and others who do as the lesson says."""

from __future__ import annotations

from typing import Final

import msgspec

from kubrik.games.registry import GAMES
from kubrik.lessons.lesson import Lesson
from kubrik.lessons.shelf import lessons_of
from kubrik.server.lobby.chairs import seated
from kubrik.server.lobby.making import new_table
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.lobby.setting_up import trusted
from kubrik.server.store.tokens import new_id, new_token
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import Made, NewLesson, NewSeat

AFTERWARDS: Final = "cadet"  # who plays on when the lesson is over


async def teach(house: House, asked: NewLesson, lang: str) -> Made:
    lesson = lesson_named(asked.game, asked.lesson)
    terms = await trusted(lesson.setup(asked.game))
    seats, mine = seated(chairs(lesson, asked.name), lang)
    made = Made(id=new_id(), host=new_token(), seats=tuple(mine))
    table = new_table(made.id, terms, made.host, seats)
    await house.store.create(msgspec.structs.replace(table, lesson=asked.lesson), seats)
    return made


def lesson_named(game: str, name: str) -> Lesson:
    if game not in GAMES:
        raise Refusal("no_game", game=repr(game), known=", ".join(GAMES))
    known = lessons_of(GAMES[game])
    if name not in known:
        raise Refusal("no_lesson", lesson=repr(name), known=", ".join(known))
    return known[name]


def chairs(lesson: Lesson, name: str) -> list[NewSeat]:
    me, other = NewSeat(who="me", name=name), NewSeat(who="bot", bot=AFTERWARDS)
    return [me if seat == lesson.learner else other for seat in range(lesson.seats)]
