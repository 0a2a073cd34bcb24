"""A captain's secret answers in words, unfinished or sealed."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.humans.table import choices, questions
from kubrik.games.humans.views.structs import HumansView, OwnView
from kubrik.games.humans.words.cards import CardWords
from kubrik.games.humans.words.labels import Labels

# The question of a secret answer, if the kind of choice alone does not tell it.
ASKED: Final = {
    choices.SHIP: questions.SHIP_TO_REPLACE.name,
    choices.STATION: questions.STATION_TO_REPLACE.name,
    choices.PASS: questions.CLAIM_OR_NOT.name,
}


def answers(labels: Labels, view: HumansView, own: OwnView, names: list[str]) -> list[str]:
    """The captain's own answers in a secret step, in words."""
    if not own.answers:
        return []
    given = [labels.all.catalogue.named(name) for name in own.answers]
    things = asked_about(labels.words, view, own)
    about = [*things, *[""] * len(given)]
    return [answer(labels, view, c, thing, names) for c, thing in zip(given, about) if c is not None]


def asked_about(words: CardWords, view: HumansView, own: OwnView) -> list[str]:
    """What each question was about, in the order of asking: ship by ship, then the token (TH-6.28, TH-6.29, TH-7.9)."""
    if view.phase == "planning":
        return [*[words.name(s.id) for s in own.ships], words.lang.words["token_answer"]]
    if view.phase == "moving":
        return [words.name(s.id) for s in own.ships if s.cell and words.ships[s.id].moves]
    return []


def answer(labels: Labels, view: HumansView, c: Choice, thing: str, names: list[str]) -> str:
    if c.kind == choices.CREDITS and c.a == 0:
        return f"{labels.lang.words['credits']}: ±0"  # the question was whether to take some, or to give some back
    if c.kind != choices.CELL:
        return labels.label(view, c, ASKED.get(c.kind, questions.WHAT_TO_BUY.name), names)
    if c.a == 0:
        return f"{thing}: {labels.lang.words['stays']}"
    return f"{thing} → {c.a} {labels.place(view, c.a)['city']}"
