"""The window after the dice: stations and compensations that help in a battle (section 8.4)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import BOOST, CANCEL, REROLL
from kubrik.games.humans.rules.battle.dice import ROLL_DICE
from kubrik.games.humans.rules.battle.strength import battle_total
from kubrik.games.humans.rules.buying.orders import NO_CHOICES
from kubrik.games.humans.rules.effects import group, has_help, helping_cards, use_card
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.choices import PASS
from kubrik.games.humans.table.fights import Battle, Effect, pips
from kubrik.games.humans.table.state import Humans


class BeforeDice(Step[Humans]):
    """Effects that need no dice, if the settings allow them here (TH-8.34); passes are forgotten afterwards."""

    def run(self, t: Humans) -> None:
        if t.rules.settings.effects_before_dice:
            t.do([RESPONSES, FORGET_PASSES])


class ForgetPasses(Step[Humans]):
    def run(self, t: Humans) -> None:
        t.the_battle().passed = 0


class Responses(Step[Humans]):
    """Asks the lowest captain who neither leads alone nor has passed, until nobody is left (TH-8.32, TH-8.33, TH-8.35,
    TH-8.39, TH-9.19).
    """

    def run(self, t: Humans) -> None:
        b = t.the_battle()
        if not may_any_respond(t, b):
            return
        totals = [battle_total(t, seat) for seat in b.pool]
        leader = sole_leader(b.pool, totals)
        due = -1
        lowest = 0
        for i in range(len(b.pool)):
            seat = b.pool[i]
            if seat == leader or b.passed >> seat & 1 or not may_respond(t, seat):
                continue
            if due < 0 or (totals[i], t.priority(seat)) < (lowest, t.priority(due)):
                due = seat
                lowest = totals[i]
        if due >= 0:
            t.do_first(RESPOND[due])


def may_any_respond(t: Humans, b: Battle) -> bool:
    """Quick check: in most battles nobody has a card that could help."""
    for seat in b.pool:
        if may_respond(t, seat):
            return True
    return False


def sole_leader(pool: list[int], totals: list[int]) -> int:
    """The seat that alone has the highest total, or -1 (TH-8.38)."""
    leader = -1
    high = -1
    for i in range(len(pool)):
        if totals[i] > high:
            high = totals[i]
            leader = pool[i]
        elif totals[i] == high:
            leader = -1
    return leader


def may_respond(t: Humans, seat: int) -> bool:
    """Decided by public facts: a ready station for it, or any old compensation (TH-8.64, TH-19.5)."""
    return has_help(t, seat) or t.has_ready(seat, CANCEL)


class Respond(Ask[Humans]):
    """Exactly one effect, or pass (TH-8.34, TH-8.36, TH-8.37, TH-9.9)."""

    def options(self, t: Humans) -> list[Choice]:
        return [
            t.rules.choices.passing,
            *helping_cards(t, self.seat, BOOST),
            *(helping_cards(t, self.seat, REROLL) if pips(t.the_battle().dice[self.seat]) > 0 else NO_CHOICES),
            *helping_cards(t, self.seat, CANCEL),
        ]

    def is_plain(self, t: Humans) -> bool:
        return not t.has_old(self.seat)  # stations lie face up, compensations are held in the hand

    def chosen(self, t: Humans, choice: Choice) -> None:
        b = t.the_battle()
        if choice.kind == PASS:
            b.passed |= 1 << self.seat
            t.do_first(RESPONSES)
            return
        b.passed = 0
        effect, n = use_card(t, self.seat, choice)
        t.do([*respond_with(t, b, self.seat, effect, n), RESPONSES])

    def question(self, t: Humans) -> Question:
        return questions.HOW_TO_RESPOND


def respond_with(t: Humans, b: Battle, seat: int, effect: int, n: int) -> list[AnyStep]:
    """The steps that follow an effect; if only one target is possible, it is taken at once (TH-17.16, TH-19.1)."""
    if effect == REROLL:
        return [ROLL_DICE[seat]]
    if effect == BOOST:
        if len(group(t.captains[seat], b.cell)) > 1:
            return [ShipToBoost(seat, n)]
        boost(t, seat, 0, n)
        return []
    assert effect == CANCEL
    foes = [other for other in b.pool if other != seat]
    if len(foes) == 1 and len(group(t.captains[foes[0]], b.cell)) == 1:
        cancel(t, seat, foes[0], 0)
        return []
    return [ShipToCancel(seat)]


def boost(t: Humans, seat: int, place: int, n: int) -> None:
    """Gives n strength to one of the captain's own ships in this battle (TH-17.11)."""
    lay_effect(t.the_battle(), Effect(seat, place, n, False))
    t.note(notes.BOOSTED, seat, model_at(t, seat, place), n)


def cancel(t: Humans, seat: int, whose: int, place: int) -> None:
    """Cancels all strength bonuses of an enemy ship in this battle (TH-17.12)."""
    lay_effect(t.the_battle(), Effect(whose, place, 0, True))
    t.note(notes.CANCELLED, seat, whose, model_at(t, whose, place))


def lay_effect(b: Battle, effect: Effect) -> None:
    b.effects = [*b.effects, effect]


def model_at(t: Humans, seat: int, place: int) -> int:
    """The model of the ship at this place of the captain's group in the battle."""
    captain = t.captains[seat]
    return captain.ships[group(captain, t.the_battle().cell)[place]].card.index


def is_cancelled(b: Battle, seat: int, place: int) -> bool:
    for e in b.effects:
        if e.cancels and e.seat == seat and e.place == place:
            return True
    return False


class ShipToBoost(Ask[Humans]):
    """One of the captain's own ships in this battle; of equal copies, one that is not cancelled (TH-9.11)."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def options(self, t: Humans) -> list[Choice]:
        captain = t.captains[self.seat]
        out: list[Choice] = []
        for i in group(captain, t.the_battle().cell):
            choice = t.rules.choices.ship[captain.ships[i].card.index]
            if choice not in out:
                out.append(choice)
        return out

    def is_plain(self, t: Humans) -> bool:
        return True  # ships in a battle are face up

    def chosen(self, t: Humans, choice: Choice) -> None:
        b = t.the_battle()
        captain = t.captains[self.seat]
        ships = group(captain, b.cell)
        alike = [place for place in range(len(ships)) if captain.ships[ships[place]].card.index == choice.a]
        free = [place for place in alike if not is_cancelled(b, self.seat, place)]
        boost(t, self.seat, free[0] if free else alike[0], self.n)

    def question(self, t: Humans) -> Question:
        return questions.SHIP_TO_BOOST


class ShipToCancel(Ask[Humans]):
    """One ship of a captain who still rolls (TH-8.63)."""

    def options(self, t: Humans) -> list[Choice]:
        b = t.the_battle()
        out: list[Choice] = []
        for other in b.pool:
            if other != self.seat:
                out += t.rules.choices.foe[other][: len(group(t.captains[other], b.cell))]
        return out

    def chosen(self, t: Humans, choice: Choice) -> None:
        cancel(t, self.seat, choice.a, choice.b)

    def question(self, t: Humans) -> Question:
        return questions.SHIP_TO_CANCEL


RESPONSES: Final = Responses()
BEFORE_DICE: Final = BeforeDice()
FORGET_PASSES: Final = ForgetPasses()
RESPOND: Final = [Respond(s) for s in range(5)]
