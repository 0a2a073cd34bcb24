"""What only the captain sees, in the picture: the hand, the drawn cards, the secret answers."""

from __future__ import annotations

from kubrik.games.common.words.lines import heading, wrapped
from kubrik.games.common.words.plurals import NO_BREAK
from kubrik.games.humans.views.structs import HumansView, OwnCompensation, OwnShip
from kubrik.games.humans.words.answers import answers
from kubrik.games.humans.words.cards import CardWords
from kubrik.games.humans.words.labels import Labels


def own_lines(words: CardWords, labels: Labels, view: HumansView, names: list[str]) -> list[str]:
    own = view.own
    if own is None or view.over:
        return []
    w = words.lang.words
    lines = section(w["your_ships"], [ship_text(words, s) for s in own.ships])
    lines += section(w["your_cards"], [f"{words.name(id)}: {words.text(id)}" for id in own.drawn])
    lines += section(w["your_compensations"], [compensation_text(words, c) for c in own.compensations])
    return lines + section(w["your_answers"], answers(labels, view, own, names))


def section(title: str, entries: list[str]) -> list[str]:
    if not entries:
        return []
    return [heading(title), *[line for entry in entries for line in wrapped(entry, 2)]]


def ship_text(words: CardWords, ship: OwnShip) -> str:
    """What a ship is and does, where it is, and whether others know it."""
    card = words.ships[ship.id]
    parts = [f"{words.name(ship.id)}: {words.facts(card)}", *words.abilities(card)]
    parts += [f"→{NO_BREAK}{ship.cell}"] if ship.cell else []
    parts += [] if ship.seen else [words.lang.words["hidden_mark"]]
    return "; ".join(parts)


def compensation_text(words: CardWords, c: OwnCompensation) -> str:
    name = words.name(c.id)
    wait = "" if c.usable else f" ({words.lang.words['not_yet']})"
    return f"{name}{wait}: {words.effect(words.compensations[c.id])}"
