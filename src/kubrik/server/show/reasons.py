"""Reasons in sentences: how sure the search is, what it expects, and what it would do instead."""

from __future__ import annotations

from typing import Final

from kubrik.analysis.advice import Reasons
from kubrik.analysis.telling import label
from kubrik.engine.game import Box
from kubrik.engine.languages import table_of
from kubrik.engine.views import View

TABLE: Final = "kubrik.words.{lang}.advice"
SAME: Final = 0.005  # less is no difference that anybody would speak of


def sentences(box: Box, view: View, found: Reasons, names: list[str], lang: str) -> tuple[str, ...]:
    words = table_of(TABLE, lang)
    said = [words[found.sure], words["share"].format(n=percent(found.share))]
    if found.instead:
        other = label(box, view, found.instead, names, lang)
        said.append(words["better" if found.better >= SAME else "equal"].format(n=percent(found.better), other=other))
    if found.odds is not None:
        odds = found.odds.words[lang].format(n=found.odds.won, of=found.odds.of)
        said.append(odds[0].upper() + odds[1:] + ".")
    return tuple(said)


def percent(share: float) -> int:
    return round(share * 100)


def clause_of(view: View, found: Reasons) -> str:
    """The clause by which it is settled, else that of the question."""
    if found.odds is not None:
        return found.odds.clause
    return view.question.clause if view.question is not None else ""
