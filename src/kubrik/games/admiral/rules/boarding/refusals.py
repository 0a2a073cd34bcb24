"""Why a ship may not board, storm or burn now, and why not this enemy: the clause."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.admiral.table.choices import TARGET
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, REPAIRED, Admiral
from kubrik.games.admiral.terms import STORM


def board_refusal(t: Admiral, seat: int, ship: int) -> str:
    return fight_refusal(t, seat, ship, "AD-14.1") or out_of_touch(t, ship, "AD-14.1")


def storm_refusal(t: Admiral, seat: int, ship: int) -> str:
    return fight_refusal(t, seat, ship, "AD-17.5") or fort_out_of_touch(t, ship)


def fight_refusal(t: Admiral, seat: int, ship: int, clause: str) -> str:
    """Why this ship can't fight now, whatever it touches: not its player's, or the weather, or what it has done."""
    if t.flags[ship] != seat:
        return clause
    return "AD-14.2" if t.strength == STORM else done_already(t, ship)


def done_already(t: Admiral, ship: int) -> str:
    """Why a ship that has repaired, boarded or stormed can't fight; a captured one counts as having boarded."""
    marks = t.marks[ship]
    if marks & CAPTURED:
        return "AD-14.11"
    if marks & REPAIRED:
        return "AD-15.2"
    return "AD-6.10" if marks & BOARDED else ""


def out_of_touch(t: Admiral, ship: int, clause: str) -> str:
    """Why there is no enemy beside it: AD-18.2 if there is an ally."""
    for other in range(len(t.flags)):
        if is_ally(t, t.flags[other], t.flags[ship]) and t.rules.sea.touch(t.cells[ship], t.cells[other]):
            return "AD-18.2"
    return clause


def fort_out_of_touch(t: Admiral, ship: int) -> str:
    for fort, flag in enumerate(t.fort_flags):
        if is_ally(t, flag, t.flags[ship]) and t.rules.sea.touch(t.cells[ship], t.rules.ports[fort].fort):
            return "AD-18.2"
    return "AD-17.5"


def wrong_target(t: Admiral, seat: int, choice: Choice, offered: list[Choice], clause: str) -> str:
    """Why not this target, or why not with skill (AD-14.4)."""
    if choice.kind != TARGET:
        return ""
    if choice.b and t.rules.choices.target[choice.a][0] in offered:
        return "AD-14.4"
    return "AD-18.2" if is_ally(t, t.flag_of(choice.a), seat) else clause


def is_ally(t: Admiral, flag: int, seat: int) -> bool:
    return flag != seat and t.is_friendly(flag, seat)
