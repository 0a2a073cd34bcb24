"""Fire that is declared and not carried out yet, while somebody is asked whether to fire first (CC-8.9)."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.rules.answering import FireSeries
from kubrik.games.admiral.expansions.captain_cards.rules.swift import AskWhetherToAnswer, AskWhetherToClaim
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DIE, NOWHERE


def declared(t: Admiral) -> Attack | None:
    """The attack that waits for an answer."""
    step = t.agenda[-1] if t.agenda else None
    if isinstance(step, AskWhetherToAnswer):
        return step.attack if step.resolution is not None else None
    if isinstance(step, AskWhetherToClaim):
        return step.attack
    return step.answer.attack if isinstance(step, FireSeries) else None


def expected_hits(t: Admiral, attack: Attack) -> float:
    """The hits that it may be expected to score, if nobody prevents it."""
    found = 0.0
    for shooter, shots in zip(attack.shooters, attack.shots, strict=True):
        if t.cells[shooter] != NOWHERE:
            away = t.rules.sea.distance(t.cells[shooter], t.cells[attack.target])
            numbers = t.rules.hits[t.rules.ships.gunnery.band(away)] | t.rules.gunnery.open(t, shooter)
            found += shots * numbers.bit_count() / DIE
    return found
