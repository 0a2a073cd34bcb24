"""Phase 5: battles between captains (section 8)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.rules.battle.dice import ROLL_DICE
from kubrik.games.humans.rules.battle.losses import settle_losses
from kubrik.games.humans.rules.battle.responses import BEFORE_DICE, RESPONSES
from kubrik.games.humans.rules.battle.strength import battle_strength, battle_total
from kubrik.games.humans.rules.planning.reveal import attackers
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.choices import RETREAT
from kubrik.games.humans.table.fights import NO_DICE, NO_EFFECTS, NO_NUMBERS, NO_SEATS, Battle
from kubrik.games.humans.table.state import NOBODY, Humans


class Battles(Step[Humans]):
    """All contested cities, from left to right (TH-3.18)."""

    def run(self, t: Humans) -> None:
        t.do([START_BATTLE[cell] for cell in range(1, t.cell_count + 1) if is_contested(t, cell)])


def is_contested(t: Humans, cell: int) -> bool:
    return t.cells[cell] is not None and t.captors[cell] == NOBODY


class StartBattle(Step[Humans]):
    """The weakest announces first, equals in priority order (TH-8.12, TH-8.13, TH-8.14, TH-8.15)."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, t: Humans) -> None:
        here = attackers(t, self.cell)
        t.note(notes.BATTLE_BEGINS, self.cell, t.city_at(self.cell).index)
        order = by_strength(t, self.cell, here)
        none, dice = NO_NUMBERS[t.seats], NO_DICE[t.seats].copy()
        t.battle = Battle(self.cell, order, 0, order, NO_SEATS, dice, none.copy(), 0, NO_EFFECTS, none)
        t.do_first(ANNOUNCE)


def by_strength(t: Humans, cell: int, here: list[int]) -> list[int]:
    """The captains by rising strength; `here` is in priority order already."""
    order: list[int] = []
    strengths: list[int] = []
    for seat in here:
        strength = battle_strength(t, seat, cell, here)
        t.note(notes.STRENGTH_COUNTED, seat, strength)
        at = len(order)
        while at > 0 and strengths[at - 1] > strength:
            at -= 1
        order.insert(at, seat)
        strengths.insert(at, strength)
    return order


class Announce(Step[Humans]):
    """Captains announce in turn, until all have announced or one captain is left (TH-8.16, TH-8.23)."""

    def run(self, t: Humans) -> None:
        b = t.the_battle()
        if len(b.stay) == 1:
            left_alone(t, b)
        elif b.announced < len(b.order):
            t.do_first(FIGHT_OR_RETREAT[b.order[b.announced]])
        else:
            b.pool = b.stay
            t.do([BEFORE_DICE, *rolls(b.pool)])


def left_alone(t: Humans, b: Battle) -> None:
    """The city falls by retreats: no dice, no losses, no compensations (TH-8.23, TH-8.24)."""
    t.captors[b.cell] = b.stay[0]
    t.note(notes.LEFT_ALONE, b.stay[0], t.city_at(b.cell).index)
    t.battle = None


def rolls(pool: list[int]) -> list[AnyStep]:
    """In the order of the announcements (TH-8.61); then the responses, then the decision (TH-8.27, TH-8.31)."""
    steps: list[AnyStep] = []
    for seat in pool:
        steps.append(ROLL_DICE[seat])
    steps.append(RESPONSES)
    steps.append(DECIDE)
    return steps


class FightOrRetreat(Ask[Humans]):
    """A captain's public and final announcement (TH-8.11, TH-8.16, TH-8.18, TH-8.19, TH-8.21)."""

    def options(self, t: Humans) -> list[Choice]:
        return t.rules.choices.fight_or_retreat

    def chosen(self, t: Humans, choice: Choice) -> None:
        b = t.the_battle()
        b.announced += 1
        if choice.kind == RETREAT:
            b.stay = [s for s in b.stay if s != self.seat]
            t.captains[self.seat].recall(b.cell)
            t.note(notes.RETREATS, self.seat)
        else:
            t.note(notes.FIGHTS, self.seat)
        t.do_first(ANNOUNCE)

    def question(self, t: Humans) -> Question:
        return questions.FIGHT_OR_RETREAT

    def is_final(self) -> bool:
        return True


class Decide(Step[Humans]):
    """The highest total wins; those tied for it roll again (TH-8.30, TH-8.41, TH-8.42, TH-8.43, TH-8.44, TH-8.45,
    TH-8.46).
    """

    def run(self, t: Humans) -> None:
        b = t.the_battle()
        best: list[int] = []
        high = -1
        for seat in b.pool:
            total = battle_total(t, seat)
            b.totals[seat] = total
            if total > high:
                high = total
                best = []
            if total == high:
                best.append(seat)
        if len(best) == 1:
            settle_losses(t, b, best[0])
            return
        t.note(notes.TIE, len(best), high)
        b.pool = best
        b.passed = 0
        t.do(rolls(best))


ANNOUNCE: Final = Announce()
DECIDE: Final = Decide()
START_BATTLE: Final = [StartBattle(cell) for cell in range(7)]
FIGHT_OR_RETREAT: Final = [FightOrRetreat(s) for s in range(5)]
