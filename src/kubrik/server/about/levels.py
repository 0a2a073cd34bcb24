"""The bots that one can play against."""

from __future__ import annotations

from typing import Final

from kubrik.server.about.words import say
from kubrik.server.game.titles import LEVELS
from kubrik.server.wire.lobby import LevelInfo, Words

ABOUT: Final[dict[str, Words]] = {
    "cadet": say(
        "Does the first thing that comes to mind. For a first look at the rules.",
        "Делает первое, что придёт в голову. Чтобы впервые взглянуть на правила.",
    ),
    "mate": say(
        "Knows what is good right now and thinks no further. For a first game.",
        "Знает, что хорошо прямо сейчас, а дальше не думает. Для первой партии.",
    ),
    "captain": say(
        "Thinks ahead and guesses at what you hide. For an even fight.",
        "Думает наперёд и догадывается, что вы скрываете. Для равной борьбы.",
    ),
    "admiral": say(
        "Thinks longest, up to three seconds a choice. To be beaten once.",
        "Думает дольше всех, до трёх секунд на решение. Победите его хоть раз.",
    ),
}


def levels() -> tuple[LevelInfo, ...]:
    return tuple(LevelInfo(name=name, title=title, about=ABOUT[name]) for name, title in LEVELS.items())
