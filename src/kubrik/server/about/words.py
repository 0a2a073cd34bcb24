"""How the pages of this folder are written."""

from __future__ import annotations

import msgspec

from kubrik.server.wire.lobby import Words


def say(en: str, ru: str) -> Words:
    return {"en": en, "ru": ru}


class Titled(msgspec.Struct, frozen=True):
    """An expansion or a level: what it is called, and a sentence about it."""

    title: Words
    about: Words


class Choosing(msgspec.Struct, frozen=True):
    """An option: what it is called, and what its values are called. What it decides, the game itself says."""

    title: Words
    values: dict[str, Words]


class About(msgspec.Struct, frozen=True, kw_only=True):
    """A game, for somebody who doesn't know it."""

    about: Words
    minutes: tuple[int, int]
    expansions: dict[str, Titled]
    options: dict[str, Choosing]


OFF_ON = {"off": say("No", "Нет"), "on": say("Yes", "Да")}
