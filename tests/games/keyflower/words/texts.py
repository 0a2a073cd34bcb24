"""Scenes in words: what a player is asked, what is offered, and what the journal says.

s = scene(2).player(0, workers="red 4").offer("miner").turn(0)
assert labels(s, 0)[1] == "Bid for the Miner"
"""

from __future__ import annotations

from functools import cache

from kubrik.games.keyflower.expansions.key_celeste.words.text import supplement
from kubrik.games.keyflower.table.state import Keyflower, Rules
from kubrik.games.keyflower.views.view import keyflower_view
from kubrik.games.keyflower.words.text import KeyflowerTexts
from tests.games.in_words import InWords, names, note, plain
from tests.games.keyflower.scene import BOX, rules_with


@cache
def texts_of(rules: Rules) -> KeyflowerTexts:
    has_ghost = len(rules.tiles) > len(BOX.all)
    return KeyflowerTexts(rules, [supplement(rules)] if has_ghost else [])


PLAIN = texts_of(rules_with(4, False, ()))
HAUNTED = texts_of(rules_with(4, True, ()))


def texts_at(t: Keyflower) -> KeyflowerTexts:
    return texts_of(t.rules)


IN_WORDS = InWords(texts_at, keyflower_view)
prompt, labels, answers = IN_WORDS.prompt, IN_WORDS.labels, IN_WORDS.answers


def sentence(lang: str, kind: int, *numbers: int) -> str:
    return plain(HAUNTED.sentence(note(kind, *numbers), names(lang), lang))
