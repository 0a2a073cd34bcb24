"""What somebody reads who doesn't know a game yet: what it is about, its expansions, its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kubrik.engine.languages import Words, alike, say


class Titled(msgspec.Struct, frozen=True):
    """An expansion or a level of bots: what it is called, and a sentence about it."""

    title: Words
    about: Words


class Option(msgspec.Struct, frozen=True):
    """A switch of the rules: its name and title, its values with their titles (the usual one first), the ruling or
    clause behind it, and what it decides.

    One that belongs to an expansion can be chosen only with it. One that would overwhelm a newcomer names the value
    for a first game.
    """

    name: str
    title: Words
    values: dict[str, Words]
    ruling: str
    about: Words
    expansion: str = ""
    first: str = ""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """A game, for somebody who doesn't know it. All of it may be left out."""

    about: Words = msgspec.field(default_factory=lambda: alike(""))
    minutes: tuple[int, int] = (0, 0)  # how long a game lasts: from, to; zeros if nobody knows
    expansions: dict[str, Titled] = {}

    def expansion(self, name: str) -> Titled:
        """What is said of an expansion: its bare name, if nothing is."""
        return self.expansions.get(name) or Titled(alike(name), alike(""))

    def titles(self, expansions: Sequence[str], lang: str) -> str:
        """Of several expansions, with commas between them."""
        return ", ".join(self.expansion(name).title[lang] for name in expansions)


OFF_ON: Final = {"off": say(en="No", ru="Нет"), "on": say(en="Yes", ru="Да")}
