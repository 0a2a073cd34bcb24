"""Fire out of turn: which captains are asked when fire is declared, and which fire first (CC-8)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.standing import Standing
from kubrik.engine.steps import Ask, Step
from kubrik.engine.table import AnyStep
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captain
from kubrik.games.admiral.expansions.captain_cards.rules.answering import AnswerFire
from kubrik.games.admiral.expansions.captain_cards.rules.refusals_swift import claim_refusal, window_refusal
from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.cards import cards_of, show
from kubrik.games.admiral.expansions.captain_cards.table.choices import ANSWER, CLAIM, CardChoices
from kubrik.games.admiral.expansions.captain_cards.table.questions import WHETHER_TO_ANSWER, WHETHER_TO_CLAIM
from kubrik.games.admiral.rules.firing.bearing import shots_at
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.order_of_fire import OrderOfFire
from kubrik.games.admiral.table.standing import for_ship
from kubrik.games.admiral.table.state import BOARDED, MOVED, Admiral
from kubrik.games.admiral.terms import NOWHERE


class SwiftFirst(OrderOfFire[Admiral]):
    """The order given in CC-8.26; a shared salvo never comes first (CC-8.15)."""

    def __init__(self, choices: CardChoices, ends_attack: bool) -> None:
        self.choices: Final = choices
        self.ends_attack: Final = ends_attack  # does the attacking ship lose the rest of its turn?

    def steps(self, t: Admiral, attack: Attack, resolution: AnyStep) -> list[AnyStep]:
        if not attack.is_shared() and is_quick(cards_of(t).open_captain(attack.shooters[0])):
            return [resolution, AnswerLate(self, attack)]
        if may_answer(t, attack):
            return [AskWhetherToAnswer(self, t.flags[attack.target], attack, resolution)]
        return [resolution]


def is_quick(captain: Captain | None) -> bool:
    """Does the captain have high initiative (CC-8.12)?"""
    return captain is not None and captain.has_initiative


def may_answer(t: Admiral, attack: Attack) -> bool:
    """Decided by public facts: a face-down card counts as any captain (CC-8.21)."""
    cards = cards_of(t)
    ship = attack.target
    if not cards.is_down(ship) and not is_quick(cards.open_captain(ship)):
        return False
    for attacker in attack.shooters:
        if t.cells[attacker] != NOWHERE and shots_at(t, ship, t.cells[attacker]) > 0:
            return True
    return False


class AnswerLate(Step[Admiral]):
    """The answer after an attack by a captain known to have initiative (CC-8.13)."""

    def __init__(self, order: SwiftFirst, attack: Attack) -> None:
        self.order: Final = order
        self.attack: Final = attack

    def run(self, t: Admiral) -> None:
        if t.cells[self.attack.target] != NOWHERE and may_answer(t, self.attack):
            t.do_first(AskWhetherToAnswer(self.order, t.flags[self.attack.target], self.attack, None))


class AskWhetherToAnswer(Ask[Admiral]):
    """Pass, or fire first and turn the card up. If the attack is over already, `resolution` is None
    (CC-8.9, CC-8.11, CC-8.14, CC-8.19, CC-8.25).
    """

    def __init__(self, order: SwiftFirst, seat: int, attack: Attack, resolution: AnyStep | None) -> None:
        super().__init__(seat)
        self.order: Final = order
        self.choices: Final = order.choices
        self.attack: Final = attack
        self.resolution: Final = resolution

    def question(self, t: Admiral) -> Question:
        return WHETHER_TO_ANSWER

    def options(self, t: Admiral) -> list[Choice]:
        cards = cards_of(t)
        ship = self.attack.target
        if is_quick(cards.hidden_captain(ship)) or is_quick(cards.open_captain(ship)):
            return [self.choices.passing, self.choices.answer]
        return [self.choices.passing]

    def standing(self, t: Admiral) -> Standing | None:
        return for_ship(WHETHER_TO_ANSWER, self.attack.target, self.choices.passing)

    def refusal(self, t: Admiral, choice: Choice) -> str:
        return window_refusal(choice)

    def chosen(self, t: Admiral, choice: Choice) -> None:
        if choice.kind == ANSWER:
            self.answer(t)
            return
        t.note(notes.LETS_FIRE, self.seat, self.attack.target)
        if self.resolution is not None:
            t.do_first(self.resolution)

    def answer(self, t: Admiral) -> None:
        cards = cards_of(t)
        ship, attacker = self.attack.target, self.attack.shooters[0]
        card = cards.aboard[ship]
        if not cards.up[card]:
            show(t, card, True)
        t.note(notes.ANSWERS, card, ship, 1 if self.resolution is None else 0, cards.types[card])
        if self.order.ends_attack:
            finish(t, self.attack)
        if self.resolution is None:
            t.do_first(AnswerFire(self.choices, self.attack, 0, False))
        elif not self.attack.is_shared() and cards.is_down(attacker):
            t.do_first(AskWhetherToClaim(self.choices, self.attack, self.resolution))  # he may insist (CC-8.24)
        else:
            t.do([AnswerFire(self.choices, self.attack, 0, False), self.resolution])


def finish(t: Admiral, attack: Attack) -> None:
    """Ends the attackers' round after the fire, as if they had boarded (CC-8.14)."""
    for ship in attack.shooters:
        if t.cells[ship] != NOWHERE:
            t.marks[ship] |= MOVED | BOARDED


class AskWhetherToClaim(Ask[Admiral]):
    """Asks an attacker with a face-down captain, no matter which captain it is (CC-8.12, CC-8.24)."""

    def __init__(self, choices: CardChoices, attack: Attack, resolution: AnyStep) -> None:
        super().__init__(attack.seat)
        self.choices: Final = choices
        self.attack: Final = attack
        self.resolution: Final = resolution

    def question(self, t: Admiral) -> Question:
        return WHETHER_TO_CLAIM

    def options(self, t: Admiral) -> list[Choice]:
        if is_quick(cards_of(t).hidden_captain(self.attack.shooters[0])):
            return [self.choices.let_be, self.choices.claim]
        return [self.choices.let_be]

    def standing(self, t: Admiral) -> Standing | None:
        return for_ship(WHETHER_TO_CLAIM, self.attack.shooters[0], self.choices.let_be)

    def refusal(self, t: Admiral, choice: Choice) -> str:
        return claim_refusal(choice)

    def chosen(self, t: Admiral, choice: Choice) -> None:
        attacker = self.attack.shooters[0]
        card = cards_of(t).aboard[attacker]
        if choice.kind == CLAIM:
            show(t, card, True)
            t.note(notes.CLAIMS, card, attacker, 0, cards_of(t).types[card])
            t.do([self.resolution, AnswerFire(self.choices, self.attack, 0, True)])
        else:
            t.note(notes.LETS_BE, self.seat, attacker)
            t.do([AnswerFire(self.choices, self.attack, 0, False), self.resolution])
