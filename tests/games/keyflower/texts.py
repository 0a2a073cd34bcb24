"""Scenes in words: what a player is asked, what is offered, and what the journal says.

    s = scene(2).player(0, workers="red 4").offer("miner").turn(0)
    assert labels(s, 0)[1] == "Bid for the Miner"

Spaces that never break are written as plain ones, to be read and typed more easily.
"""

from __future__ import annotations

import re
from functools import cache

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.games.keyflower.expansions.key_celeste.text import supplement
from kubrik.games.keyflower.state import Rules
from kubrik.games.keyflower.text import KeyflowerTexts
from kubrik.games.keyflower.view import keyflower_view
from kubrik.games.plurals import NO_BREAK
from tests.games.keyflower.scene import BOX, Scene, rules_with

ENGLISH_NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
RUSSIAN_NAMES = ["Анна", "Борис", "Вера", "Глеб", "Даша", "Егор"]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]", re.IGNORECASE)


@cache
def texts_of(rules: Rules) -> KeyflowerTexts:
    has_ghost = len(rules.tiles) > len(BOX.all)
    return KeyflowerTexts(rules, [supplement(rules)] if has_ghost else [])


PLAIN = texts_of(rules_with(4, False, ()))
HAUNTED = texts_of(rules_with(4, True, ()))


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ")


def names(lang: str) -> list[str]:
    return ENGLISH_NAMES if lang == "en" else RUSSIAN_NAMES


def prompt(s: Scene, seat: int, lang: str = "en") -> str:
    return plain(texts_of(s.t.rules).prompt(keyflower_view(s.t, seat), lang))


def labels(s: Scene, seat: int, lang: str = "en") -> list[str]:
    view = keyflower_view(s.t, seat)
    return [plain(texts_of(s.t.rules).label(view, name, lang)) for name in s.options(seat)]


def answers(s: Scene, seat: int, lang: str = "en") -> list[str]:
    return [plain(line) for line in texts_of(s.t.rules).answers(keyflower_view(s.t, seat), lang)]


def sentence(lang: str, kind: int, *numbers: int) -> str:
    a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
    return plain(HAUNTED.sentence(Note(kind, EVERYBODY, a, b, c, d), names(lang), lang))


def check_words(text: str, lang: str) -> None:
    """No hole in a sentence, no brackets around nothing, and no letter of the wrong language."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}]|None|  |\(\)|: *$", text), text
    assert not (CYRILLIC if lang == "en" else LATIN).search(text), text
