"""Scenes in words: what a player is asked, what is offered, and what the journal says.

s = scene("....", "....", ships="L1 A1 E, F2 C1 W").turn(0)
assert "Fire at the frigate F2 (Ben, C1, hull 5)" in labels(s, 0)
"""

from __future__ import annotations

import re
from functools import cache

from kubrik.games.admiral.expansions.captain_cards.views.showing import CardsOnTable
from kubrik.games.admiral.expansions.captain_cards.words.text import supplement
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.views.view import admiral_view
from kubrik.games.admiral.words.text import AdmiralTexts
from tests.games import in_words
from tests.games.admiral.random_games import NARROWS
from tests.games.admiral.scene import CAPTAINS, rules_for
from tests.games.in_words import InWords, names, note, plain

ON_THE_CHART = re.compile(r"\b[A-Z]\d+[a-i]?\b")  # ships and cells are called alike in every language


@cache
def texts_of(rules: Rules) -> AdmiralTexts:
    has_captains = any(isinstance(addition, CardsOnTable) for addition in rules.additions)
    return AdmiralTexts(rules, [supplement(rules, CAPTAINS)] if has_captains else [])


# Three players: G1 B1 F1, L2 B2 G2, F3 B3; forts 1, 2 and 3.
PLAIN = texts_of(rules_for(NARROWS, {}, None))
MANNED = texts_of(rules_for(NARROWS, {}, 2))


def texts_at(t: Admiral) -> AdmiralTexts:
    return texts_of(t.rules)


IN_WORDS = InWords(texts_at, admiral_view)
prompt, labels, answers = IN_WORDS.prompt, IN_WORDS.labels, IN_WORDS.answers
journal, story = IN_WORDS.journal, IN_WORDS.story


def sentence(lang: str, kind: int, *numbers: int) -> str:
    return plain(MANNED.sentence(note(kind, *numbers), names(lang), lang))


def check_words(text: str, lang: str) -> None:
    in_words.check_words(text, lang, ON_THE_CHART)
