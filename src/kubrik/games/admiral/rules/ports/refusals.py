"""Why a ship may not repair, load or bank now, or not so much: the clause."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.admiral.table.choices import UNITS
from kubrik.games.admiral.table.ruleset import NO_PORT
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, REPAIRED, Admiral


def repair_refusal(t: Admiral, seat: int, ship: int) -> str:
    """Why not: not the player's ship, not in port, not damaged, or it has done something in this round."""
    if t.flags[ship] != seat:
        return "AD-15.1"
    if t.port_of(ship) == NO_PORT:
        return "AD-15.3"
    if not t.is_sheltered(ship):
        return "AD-15.1"
    return mark_refusal(t.marks[ship]) or full_refusal(t, ship)


def mark_refusal(marks: int) -> str:
    if marks & CAPTURED:
        return "AD-14.11"
    if marks & REPAIRED:
        return "AD-6.7"
    return "AD-6.10" if marks & BOARDED else ""


def full_refusal(t: Admiral, ship: int) -> str:
    """Why not: it is not damaged, or it moved or fired (AD-15.1)."""
    return "AD-15.5" if t.strengths[ship] == t.rules.classes[ship].strength else "AD-15.1"


def load_refusal(t: Admiral, seat: int, ship: int) -> str:
    """Why not: there is no gold, or no room for it (AD-16.1)."""
    return "AD-16.1" if t.flags[ship] == seat and t.sea_gold[t.cells[ship]] else "AD-16.2"


def units_refusal(choice: Choice, most: int, clause: str) -> str:
    """Why not this number: 0 (AD-16.9), more than there is room for (AD-16.1), or more than `most` there are."""
    if choice.kind != UNITS:
        return ""
    if choice.a == 0:
        return "AD-16.9"
    return "AD-16.1" if choice.a <= most else clause
