"""Scenes in words: what a player is asked, what is offered, and what the journal says.

    s = scene("....", "....", ships="L1 A1 E, F2 C1 W").turn(0)
    assert "Fire at the frigate F2 (player 2, C1, strength 5)" in labels(s, 0)

Spaces that never break are written as plain ones, to be read and typed more easily.
"""

from __future__ import annotations

import re
from functools import cache

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.games.admiral.expansions.captain_cards.showing import CardsOnTable
from kubrik.games.admiral.expansions.captain_cards.text import supplement
from kubrik.games.admiral.rules import Rules
from kubrik.games.admiral.text import AdmiralTexts
from kubrik.games.admiral.view import admiral_view
from kubrik.games.plurals import NO_BREAK
from tests.games.admiral.random_games import NARROWS
from tests.games.admiral.scene import CAPTAINS, Scene, rules_for

ENGLISH_NAMES = ["Ann", "Ben", "Cleo", "Dan"]
RUSSIAN_NAMES = ["Анна", "Борис", "Вера", "Глеб"]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]", re.IGNORECASE)
ON_THE_CHART = re.compile(r"\b[A-Z]\d+[a-i]?\b")  # ships and cells are called alike in every language


@cache
def texts_of(rules: Rules) -> AdmiralTexts:
    has_captains = any(isinstance(addition, CardsOnTable) for addition in rules.additions)
    return AdmiralTexts(rules, [supplement(rules, CAPTAINS)] if has_captains else [])


# Three players: G1 B1 F1, L2 B2 G2, F3 B3; forts 1, 2 and 3.
PLAIN = texts_of(rules_for(NARROWS, {}, None))
MANNED = texts_of(rules_for(NARROWS, {}, 2))


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ")


def names(lang: str) -> list[str]:
    return ENGLISH_NAMES if lang == "en" else RUSSIAN_NAMES


def prompt(s: Scene, seat: int, lang: str = "en") -> str:
    return plain(texts_of(s.t.rules).prompt(admiral_view(s.t, seat), lang))


def labels(s: Scene, seat: int, lang: str = "en") -> list[str]:
    view = admiral_view(s.t, seat)
    return [plain(texts_of(s.t.rules).label(view, name, lang)) for name in s.options(seat)]


def answers(s: Scene, seat: int, lang: str = "en") -> list[str]:
    return [plain(line) for line in texts_of(s.t.rules).answers(admiral_view(s.t, seat), lang)]


def journal(s: Scene, lang: str = "en") -> list[str]:
    """Line by line."""
    assert s.t.journal is not None
    return [plain(texts_of(s.t.rules).sentence(note, names(lang), lang)) for note in s.t.journal.now()]


def story(s: Scene, lang: str = "en") -> list[str]:
    """As it is told."""
    assert s.t.journal is not None
    return [plain(line) for line in texts_of(s.t.rules).story(s.t.journal.now(), names(lang), lang)]


def note(kind: int, *numbers: int) -> Note:
    a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
    return Note(kind, EVERYBODY, a, b, c, d)


def sentence(lang: str, kind: int, *numbers: int) -> str:
    return plain(MANNED.sentence(note(kind, *numbers), names(lang), lang))


def check_words(text: str, lang: str) -> None:
    """No hole in a sentence, no brackets around nothing, and no letter of the wrong language."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}_]|None|  |\(\)|\(,|, ,|: *$", text), text
    assert not (CYRILLIC if lang == "en" else LATIN).search(ON_THE_CHART.sub("", text)), text
