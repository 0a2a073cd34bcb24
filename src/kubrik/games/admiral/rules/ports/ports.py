"""Repair in port, and gold: loading it and banking it (AD-15, AD-16)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.admiral.rules.damage import BATTERIES_OF_A_SHIP, discharge
from kubrik.games.admiral.rules.ports.refusals import load_refusal, repair_refusal, units_refusal
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.choices import BANK, LOAD, REPAIR
from kubrik.games.admiral.table.questions import HOW_MUCH_TO_BANK, HOW_MUCH_TO_LOAD
from kubrik.games.admiral.table.state import BOARDED, MOVED, REPAIRED, Admiral

REPAIR_GAINS: Final = 2  # strength regained (AD-15.1)


class Repair(TurnAction[Admiral]):
    """A ship is repaired; no further questions."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        if t.fort_flags:
            for ship in fleet:
                if can_repair(t, ship):
                    found.append(t.rules.choices.repair[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == REPAIR

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return repair_refusal(t, seat, choice.a) if not so_far and choice.kind == REPAIR else ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        ship = answers[0].a
        t.strengths[ship] = min(t.strengths[ship] + REPAIR_GAINS, t.rules.classes[ship].strength)
        t.marks[ship] |= REPAIRED
        discharge(t, ship)  # the repair takes the whole round (AD-15.2)
        t.note(notes.REPAIRED, ship, t.strengths[ship])


def can_repair(t: Admiral, ship: int) -> bool:
    """Is it damaged, in a friendly port, and has it done nothing in this round (AD-15.1, AD-15.5)?"""
    if t.strengths[ship] == t.rules.classes[ship].strength or t.marks[ship] & (MOVED | BOARDED | REPAIRED):
        return False
    return t.is_sheltered(ship) and not has_fired(t, ship)


def has_fired(t: Admiral, ship: int) -> bool:
    for battery in range(BATTERIES_OF_A_SHIP):
        if t.fired[ship * BATTERIES_OF_A_SHIP + battery]:
            return True
    return False


class Load(TurnAction[Admiral]):
    """Asks how much to load of the gold in its cell (Q-14)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        for ship in fleet:
            if t.sea_gold[t.cells[ship]] and t.gold[ship] < t.rules.classes[ship].gold:
                found.append(t.rules.choices.load[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == LOAD

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        if len(so_far) > 1:
            return []
        ship = so_far[0].a
        room = t.rules.classes[ship].gold - t.gold[ship]
        return t.rules.choices.units[1 : min(room, t.sea_gold[t.cells[ship]]) + 1]  # AD-16.2, AD-16.9

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return HOW_MUCH_TO_LOAD

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return load_refusal(t, seat, choice.a) if choice.kind == LOAD else ""
        if so_far[0].kind != LOAD:
            return ""
        return units_refusal(choice, t.sea_gold[t.cells[so_far[0].a]], "AD-16.2")

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        ship, units = answers[0].a, answers[1].a
        t.put_gold(t.cells[ship], -units)
        t.gold[ship] += units
        t.note(notes.LOADED, ship, units, t.cells[ship])


class Bank(TurnAction[Admiral]):
    """Asks how much of its gold to bank, in a port of the player or an ally (AD-16.3, AD-16.4, Q-14)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        for ship in fleet:
            if t.gold[ship] and t.is_sheltered(ship):
                found.append(t.rules.choices.bank[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == BANK

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        return t.rules.choices.units[1 : t.gold[so_far[0].a] + 1] if len(so_far) == 1 else []

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return HOW_MUCH_TO_BANK

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return "AD-16.3" if choice.kind == BANK else ""
        return units_refusal(choice, 0, "AD-16.3") if so_far[0].kind == BANK else ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        ship, units = answers[0].a, answers[1].a
        t.gold[ship] -= units
        t.bank[seat] += units
        t.note(notes.BANKED, seat, units, ship)
