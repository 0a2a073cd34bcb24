"""A costly choice in words, in every language, as its seat would have read them."""

from __future__ import annotations

from kubrik.analysis.points import Told
from kubrik.engine.game import Box
from kubrik.engine.languages import LANGUAGES, Words
from kubrik.engine.texts import NotShown
from kubrik.engine.views import View

Names = dict[str, list[str]]  # of the players, by language


def told(box: Box, view: View, chosen: str, better: str, names: Names) -> Told:
    asked = {lang: box.texts.prompt(view, names[lang], lang) for lang in LANGUAGES}
    return Told(asked, labels(box, view, chosen, names), labels(box, view, better, names))


def labels(box: Box, view: View, choice: str, names: Names) -> Words:
    return {lang: label(box, view, choice, names[lang], lang) for lang in LANGUAGES}


def label(box: Box, view: View, choice: str, names: list[str], lang: str) -> str:
    """The label under its heading, as in the list of ways; the stable name, if the view has no words for it."""
    try:
        return box.texts.label(view, choice, names, lang)
    except NotShown:
        return choice
