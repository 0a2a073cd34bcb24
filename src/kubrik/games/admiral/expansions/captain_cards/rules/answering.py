"""The shots of an answer, series by series (CC-8)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Draft, Step
from kubrik.games.admiral.expansions.captain_cards.rules.refusals_swift import reach_refusal, series_refusal
from kubrik.games.admiral.expansions.captain_cards.table.choices import ENOUGH, CardChoices
from kubrik.games.admiral.expansions.captain_cards.table.questions import HOW_MANY_ANSWER, HOW_TO_ANSWER, WHOM_TO_ANSWER
from kubrik.games.admiral.rules.firing.bearing import battery_at, shots_at
from kubrik.games.admiral.rules.firing.firing import manners, note_attack
from kubrik.games.admiral.rules.firing.resolving import resolution
from kubrik.games.admiral.sea.zones import is_side, other_side
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.choices import SALVO, TARGET
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import NOWHERE


class AnswerFire(Step[Admiral]):
    """Asks for the next series, if there is anything left to fire at."""

    def __init__(self, choices: CardChoices, attack: Attack, sides: int, may_stop: bool) -> None:
        self.choices: Final = choices
        self.attack: Final = attack
        self.sides: Final = sides  # batteries that fired at an attacker in this answer, as bits
        self.may_stop: Final = may_stop

    def run(self, t: Admiral) -> None:
        if t.cells[self.attack.target] != NOWHERE and answer_targets(t, self.attack, self.sides):
            t.do_first(FireSeries(t.flags[self.attack.target], self))


def answer_targets(t: Admiral, attack: Attack, sides: int) -> list[int]:
    """Attackers; then also other enemies that only the opposite side can reach (CC-8.6, CC-8.16, CC-8.27)."""
    ship = attack.target
    found: list[int] = []
    for enemy, flag in enumerate(t.flags):
        in_reach = t.are_enemies(t.flags[ship], flag) and shots_at(t, ship, t.cells[enemy]) > 0
        if in_reach and may_be_target(t, attack, enemy, sides):
            found.append(enemy)
    return found


def may_be_target(t: Admiral, attack: Attack, enemy: int, sides: int) -> bool:
    return enemy in attack.shooters or bears_opposite(t, attack.target, enemy, sides)


def bears_opposite(t: Admiral, ship: int, enemy: int, sides: int) -> bool:
    """Is the enemy on the side opposite to one that fired at an attacker? Bow and stern have no opposite (CC-8.23)."""
    battery = battery_at(t, ship, t.cells[enemy])
    return is_side(battery) and sides >> other_side(battery) & 1 == 1


class FireSeries(Draft[Admiral]):
    """A target, a number and a manner; or stop firing (CC-8.5, CC-8.8, CC-8.22, Q-11)."""

    def __init__(self, seat: int, answer: AnswerFire) -> None:
        super().__init__(seat)
        self.answer: Final = answer

    def options(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        attack = self.answer.attack
        ship = attack.target
        if not so_far:
            found = [t.rules.choices.target[e][0] for e in answer_targets(t, attack, self.answer.sides)]
            return [self.answer.choices.enough, *found] if self.answer.may_stop else found
        if so_far[0].kind == ENOUGH or len(so_far) == 3:
            return []
        enemy = so_far[0].a
        if len(so_far) == 1:
            return t.rules.choices.shots[ship][1 : shots_at(t, ship, t.cells[enemy]) + 1]
        return manners(t, ship, enemy, so_far[1].b)

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return [WHOM_TO_ANSWER, HOW_MANY_ANSWER, HOW_TO_ANSWER][len(so_far)]

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        attack, sides = self.answer.attack, self.answer.sides
        if choice.kind != TARGET:
            return series_refusal(attack.target, choice)
        if not t.are_enemies(t.flags[attack.target], t.flag_of(choice.a)):
            return "AD-9.2"
        if not t.is_ship(choice.a) or not may_be_target(t, attack, choice.a, sides):
            return "CC-8.27" if t.rules.settings.both_broadsides else "CC-8.7"
        return reach_refusal(t, attack.target, choice.a)

    def composed(self, t: Admiral, answers: list[Choice]) -> None:
        if answers[0].kind == ENOUGH:
            return
        attack, ship, enemy = self.answer.attack, self.answer.attack.target, answers[0].a
        sides = self.answer.sides
        battery = battery_at(t, ship, t.cells[enemy])
        if enemy in attack.shooters:
            sides |= 1 << battery
        shots = Attack(self.seat, enemy, [ship], [answers[1].b], answers[2].a == SALVO)
        t.show()
        note_attack(t, shots)
        t.do([resolution(shots), AnswerFire(self.answer.choices, attack, sides, True)])  # CC-8.18: no answer to it
