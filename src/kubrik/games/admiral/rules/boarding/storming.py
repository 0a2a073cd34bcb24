"""Storming a fort (AD-17)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.admiral.rules.boarding.boarding import against, may_board, points
from kubrik.games.admiral.rules.boarding.refusals import storm_refusal, wrong_target
from kubrik.games.admiral.rules.damage import harm
from kubrik.games.admiral.rules.ending import settle
from kubrik.games.admiral.rules.firing.resolving import Die
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.choices import STORM_WITH
from kubrik.games.admiral.table.questions import WHICH_FORT
from kubrik.games.admiral.table.state import BOARDED, Admiral
from kubrik.games.admiral.terms import STORM

BEATEN_DAMAGE: Final = 1  # strength the ship loses if it fails (AD-17.8)


class StormFort(TurnAction[Admiral]):
    """Asks which fort to storm (Q-12)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        if t.fort_flags and t.strength != STORM:  # nobody storms in a storm (AD-14.2)
            for ship in fleet:
                if may_board(t, ship) and touched_forts(t, ship):
                    found.append(t.rules.choices.storm_with[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == STORM_WITH

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        if len(so_far) > 1:
            return []
        ships = t.rules.number_of_ships
        found: list[Choice] = []
        for fort in touched_forts(t, so_far[0].a):
            if t.fort_strengths[fort] == 0:
                found.append(t.rules.choices.target[ships + fort][0])  # skill makes no difference (AD-17.9)
            else:
                found += against(t, [ships + fort], so_far[0].a)
        return found

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return WHICH_FORT

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return storm_refusal(t, seat, choice.a) if choice.kind == STORM_WITH else ""
        if so_far[0].kind != STORM_WITH:
            return ""
        clause = wrong_target(t, seat, choice, self.following(t, seat, so_far), "AD-17.5")
        return "AD-17.9" if clause == "AD-14.4" and is_silenced(t, choice.a) else clause

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        ship, fort = answers[0].a, answers[1].a - t.rules.number_of_ships
        t.show()
        t.marks[ship] |= BOARDED
        t.note(notes.STORMS, seat, ship, fort)
        if answers[1].b:
            t.rules.fighting.show(t, ship)
        if t.fort_strengths[fort] == 0:
            take_fort(t, seat, fort)
        else:
            t.do_first(StormersDie(ship, fort))


def touched_forts(t: Admiral, ship: int) -> list[int]:
    """Forts it touches that belong to enemies or nobody (AD-17.5, AD-18.2)."""
    sea, cell, flag = t.rules.sea, t.cells[ship], t.flags[ship]
    return [
        fort
        for fort, flown in enumerate(t.fort_flags)
        if not t.is_friendly(flown, flag) and sea.touch(cell, t.rules.ports[fort].fort)
    ]


def is_silenced(t: Admiral, thing: int) -> bool:
    """Has the fort no strength left, so that skill makes no difference (AD-17.9)?"""
    return t.fort_strengths[thing - t.rules.number_of_ships] == 0


class StormersDie(Die):
    def __init__(self, ship: int, fort: int) -> None:
        self.ship: Final = ship
        self.fort: Final = fort

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        t.note(notes.BOARDERS_ROLL, self.ship, points(t, self.ship), outcome.a)
        t.do_first(GarrisonsDie(self.ship, self.fort, points(t, self.ship) + outcome.a))


class GarrisonsDie(Die):
    def __init__(self, ship: int, fort: int, sum: int) -> None:
        self.ship: Final = ship
        self.fort: Final = fort
        self.sum: Final = sum  # the ship's points and die

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        """The higher sum wins; if it fails, the ship loses strength (AD-17.6, AD-17.7, AD-17.8, AD-17.13)."""
        garrison = min(t.fort_strengths[self.fort], t.rules.ships.fort.garrison)
        t.note(notes.BOARDERS_ROLL, t.rules.number_of_ships + self.fort, garrison, outcome.a)
        if self.sum > garrison + outcome.a:
            take_fort(t, t.flags[self.ship], self.fort)
        else:
            t.note(notes.STORM_BEATEN, self.ship, self.fort)
            harm(t, self.ship, BEATEN_DAMAGE, t.fort_flags[self.fort])
            settle(t)


def take_fort(t: Admiral, seat: int, fort: int) -> None:
    """The fort does not fire in this round, and every enemy gets a turn to retake it (AD-17.7, AD-17.10, AD-17.14,
    AD-25.8).
    """
    t.fort_flags[fort] = seat
    t.fort_strengths[fort] = max(t.fort_strengths[fort], 1)
    t.fort_fired[fort] = t.rules.ships.fort.guns
    t.unanswered[fort] = 0
    for other in range(t.seats):
        if t.is_in(other) and t.are_enemies(seat, other):
            t.unanswered[fort] |= 1 << other
    t.note(notes.FORT_TAKEN, fort, seat)
    t.rules.fort_taking.comes(t, fort, seat)
