"""What only the captain sees, in the picture: the hand, the drawn cards, the own sealed answers."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.humans import choices, questions
from kubrik.games.humans.text_cards import CardWords
from kubrik.games.humans.text_labels import Labels
from kubrik.games.humans.view_structs import HumansView, OwnCompensation, OwnShip, OwnView
from kubrik.games.picture_lines import heading, wrapped
from kubrik.games.plurals import NO_BREAK

# Which question a sealed answer belongs to, where its kind alone does not tell.
ASKED = {
    choices.SHIP: questions.SHIP_TO_REPLACE,
    choices.STATION: questions.STATION_TO_REPLACE,
    choices.PASS: questions.CLAIM_OR_NOT,
}


def own_lines(words: CardWords, labels: Labels, view: HumansView) -> list[str]:
    own = view.own
    if own is None or view.over:
        return []
    w = words.lang.words
    lines = section(w["your_ships"], [ship_text(words, s) for s in own.ships])
    lines += section(w["your_cards"], [f"{words.name(id)}: {words.text(id)}" for id in own.drawn])
    lines += section(w["your_compensations"], [compensation_text(words, c) for c in own.compensations])
    return lines + section(w["your_answers"], answers(labels, view, own))


def section(title: str, entries: list[str]) -> list[str]:
    if not entries:
        return []
    return [heading(title), *[line for entry in entries for line in wrapped(entry, 2)]]


def ship_text(words: CardWords, ship: OwnShip) -> str:
    """What it is and does, where it is, and whether others know of it."""
    card = words.ships[ship.id]
    parts = [f"{words.name(ship.id)}: {words.facts(card)}", *words.abilities(card)]
    parts += [f"→{NO_BREAK}{ship.cell}"] if ship.cell else []
    parts += [] if ship.seen else [words.lang.words["hidden_mark"]]
    return "; ".join(parts)


def compensation_text(words: CardWords, c: OwnCompensation) -> str:
    name = words.name(c.id)
    wait = "" if c.usable else f" ({words.lang.words['not_yet']})"
    return f"{name}{wait}: {words.effect(words.compensations[c.id])}"


def answers(labels: Labels, view: HumansView, own: OwnView) -> list[str]:
    """The own answers of a secret step, so far or sealed."""
    given = [labels.all.catalogue.named(name) for name in own.answers]
    things = asked_about(labels.words, view, own)
    return [answer(labels, view, c, things[i] if i < len(things) else "") for i, c in enumerate(given) if c is not None]


def asked_about(words: CardWords, view: HumansView, own: OwnView) -> list[str]:
    """What each question was about, in the order of asking: ship by ship, then the token (TH-6.28, 6.29, 7.9)."""
    if view.phase == "planning":
        return [*[words.name(s.id) for s in own.ships], words.lang.words["token_answer"]]
    if view.phase == "moving":
        return [words.name(s.id) for s in own.ships if s.cell and words.ships[s.id].moves]
    return []


def answer(labels: Labels, view: HumansView, c: Choice, thing: str) -> str:
    if c.kind == choices.CREDITS and c.a == 0:
        return f"{labels.lang.words['credits']}: ±0"  # the question was whether to take some, or to give some back
    if c.kind != choices.CELL:
        return labels.label(view, c, ASKED.get(c.kind, questions.WHAT_TO_BUY))
    if c.a == 0:
        return f"{thing}: {labels.lang.words['stays']}"
    return f"{thing} → {c.a} {labels.place(view, c.a)['city']}"
