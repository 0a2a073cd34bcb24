"""Boarding a ship (AD-14)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.standing import Standing
from kubrik.engine.steps import Ask, Step
from kubrik.games.admiral.rules.boarding.refusals import board_refusal, wrong_target
from kubrik.games.admiral.rules.damage import capture
from kubrik.games.admiral.rules.ending import settle
from kubrik.games.admiral.rules.firing.resolving import Die
from kubrik.games.admiral.rules.spoils import share_spoils
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.choices import BOARD_WITH
from kubrik.games.admiral.table.questions import HOW_TO_DEFEND, WHOM_TO_BOARD
from kubrik.games.admiral.table.standing import for_ship
from kubrik.games.admiral.table.state import BOARDED, REPAIRED, Admiral
from kubrik.games.admiral.terms import STORM


class Board(TurnAction[Admiral]):
    """Asks which enemy to board (Q-12). The attacker announces skill before the dice (AD-14.4)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        if t.strength != STORM:  # nobody boards in a storm (AD-14.2)
            for ship in fleet:
                if may_board(t, ship) and touched_enemies(t, ship):
                    found.append(t.rules.choices.board_with[ship])

    def has(self, opening: Choice) -> bool:
        return opening.kind == BOARD_WITH

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        if len(so_far) > 1:
            return []
        ship = so_far[0].a
        return against(t, touched_enemies(t, ship), ship)

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return WHOM_TO_BOARD

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return board_refusal(t, seat, choice.a) if choice.kind == BOARD_WITH else ""
        if so_far[0].kind != BOARD_WITH:
            return ""
        return wrong_target(t, seat, choice, self.following(t, seat, so_far), "AD-14.1")

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        ship, enemy = answers[0].a, answers[1].a
        t.show()
        t.marks[ship] |= BOARDED  # done for this turn (AD-6.10)
        t.note(notes.BOARDS, seat, ship, enemy)
        if answers[1].b:
            t.rules.fighting.show(t, ship)
        t.do_first(BoardersFight(ship, enemy))
        if t.rules.fighting.rumour(t, enemy):
            t.do_first(Defend(t.flags[enemy], enemy))


def may_board(t: Admiral, ship: int) -> bool:
    """Has the ship neither boarded, stormed nor repaired in this round (AD-14.1)?"""
    return t.marks[ship] & (BOARDED | REPAIRED) == 0


def touched_enemies(t: Admiral, ship: int) -> list[int]:
    sea, cells = t.rules.sea, t.cells
    flag, cell = t.flags[ship], t.cells[ship]
    return [e for e, flown in enumerate(t.flags) if t.are_enemies(flag, flown) and sea.touch(cell, cells[e])]


def against(t: Admiral, things: list[int], ship: int) -> list[Choice]:
    """A choice for each target, and a second one with all skill if the crew has some hidden."""
    ways = 2 if t.rules.fighting.hidden(t, ship) else 1
    found: list[Choice] = []
    for thing in things:
        found += t.rules.choices.target[thing][:ways]
    return found


class Defend(Ask[Admiral]):
    """Asked whenever the other players must assume that there is a choice (H-4)."""

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship: Final = ship

    def question(self, t: Admiral) -> Question:
        return HOW_TO_DEFEND

    def options(self, t: Admiral) -> list[Choice]:
        return t.rules.choices.defend if t.rules.fighting.hidden(t, self.ship) else t.rules.choices.defend[:1]

    def standing(self, t: Admiral) -> Standing | None:
        return for_ship(HOW_TO_DEFEND, self.ship, t.rules.choices.defend[0])

    def chosen(self, t: Admiral, choice: Choice) -> None:
        if choice.b:
            t.rules.fighting.show(t, self.ship)


def points(t: Admiral, ship: int) -> int:
    """Boarding, 1 less if battered but at least 0, plus open skill (AD-14.3)."""
    own = t.rules.classes[ship].boarding - (1 if t.is_battered(ship) else 0)
    return max(own, 0) + t.rules.fighting.open(t, ship)


class BoardersFight(Step[Admiral]):
    """Both roll a die (AD-14.5)."""

    def __init__(self, ship: int, enemy: int) -> None:
        self.ship: Final = ship
        self.enemy: Final = enemy

    def run(self, t: Admiral) -> None:
        t.do_first(AttackersDie(self.ship, self.enemy))


class AttackersDie(Die):
    def __init__(self, ship: int, enemy: int) -> None:
        self.ship: Final = ship
        self.enemy: Final = enemy

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        t.note(notes.BOARDERS_ROLL, self.ship, points(t, self.ship), outcome.a)
        t.do_first(DefendersDie(self.ship, self.enemy, points(t, self.ship) + outcome.a))


class DefendersDie(Die):
    def __init__(self, ship: int, enemy: int, sum: int) -> None:
        self.ship: Final = ship
        self.enemy: Final = enemy
        self.sum: Final = sum  # of the attacking ship

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        """The higher sum captures the other ship (AD-14.6, AD-14.7, AD-14.8)."""
        t.note(notes.BOARDERS_ROLL, self.enemy, points(t, self.enemy), outcome.a)
        theirs = points(t, self.enemy) + outcome.a
        if self.sum == theirs:
            t.note(notes.BEATEN_OFF, self.ship, self.enemy)
        elif self.sum > theirs:
            take_ship(t, self.ship, self.enemy)
        else:
            take_ship(t, self.enemy, self.ship)


def take_ship(t: Admiral, winner: int, loser: int) -> None:
    """Captures the ship, checks for the end of the game, then shares the spoils (AD-14.14)."""
    capture(t, loser, t.flags[winner], winner)
    settle(t)
    if not t.over:
        share_spoils(t, winner, loser)
