"""Rounds: the wind, the order of turns, the limit (AD-6, AD-7, AD-22.8)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.admiral.rules.ending import finish
from kubrik.games.admiral.sea.gauge import by_gauge, ties_broken
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import CAPTURED, MOVED, RESTED, Admiral
from kubrik.games.admiral.terms import CALM, DICE, FIXED, FRESH, SECTORS, STORM


class BeginRound(Step[Admiral]):
    """Loads all guns and clears all marks but the right to drift in a second calm (AD-6.2, AD-20.18)."""

    def run(self, t: Admiral) -> None:
        t.round += 1
        t.note(notes.ROUND_BEGINS, t.round)
        for ship in range(len(t.marks)):
            t.marks[ship] &= RESTED
            t.axes_x[ship] = 0
            t.axes_y[ship] = 0
        t.fired = [0] * len(t.fired)
        t.fort_fired = [0] * len(t.fort_fired)


class SpinVane(Draw[Admiral]):
    """Sets the wind's direction and strength; the first round is always fresh (AD-7.1, AD-7.2, AD-7.3, AD-7.4)."""

    def prepare(self, t: Admiral) -> bool:
        return not t.rules.settings.windless

    def outcomes(self, t: Admiral) -> list[Outcome]:
        winds, vane = t.rules.outcomes.wind, t.rules.ships.vane
        strengths = [FRESH] if t.round == 1 else [CALM, FRESH, STORM]
        return [Outcome(wind[s], vane[s]) for wind in winds for s in strengths if vane[s]]

    def draw(self, t: Admiral) -> Choice:
        wind = t.rules.outcomes.wind[t.rng.below(SECTORS)]
        if t.round == 1:
            return wind[FRESH]
        k, vane = t.rng.below(sum(t.rules.ships.vane)), t.rules.ships.vane
        if k < vane[CALM]:
            return wind[CALM]
        return wind[FRESH] if k < vane[CALM] + vane[FRESH] else wind[STORM]

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        t.wind = outcome.a
        t.strength = outcome.b
        t.note(notes.WIND, t.wind, t.strength)


class SetOrder(Step[Admiral]):
    """By the weather gauge, by dice or by seats (AD-6.3, AD-6.4, AD-6.5, AD-19.4, AD-19.5)."""

    def run(self, t: Admiral) -> None:
        seats = [seat for seat in range(t.seats) if t.is_in(seat)]
        last, t.order, t.place = t.order, [], -1
        if t.rules.settings.initiative == FIXED:
            set_order(t, seats)
        elif t.rules.settings.initiative == DICE:
            t.do_first(DrawOrder([seats]))
        else:
            groups = by_gauge(t.rules.sea, seats, fleets(t), t.wind)
            if t.round > 1:
                set_order(t, ties_broken(groups, last))
            else:
                t.do_first(DrawOrder(groups))


def fleets(t: Admiral) -> list[list[int]]:
    """The cells of the ships of each seat."""
    found: list[list[int]] = [[] for _ in range(t.seats)]
    for ship, flag in enumerate(t.flags):
        if flag >= 0:
            found[flag].append(t.cells[ship])
    return found


def set_order(t: Admiral, order: list[int]) -> None:
    t.order = order
    for place, seat in enumerate(order):
        t.note(notes.ACTS, seat, place)


class DrawOrder(Step[Admiral]):
    """Tied players of a group act in random order, all orders equally likely (AD-6.5, AD-19.5)."""

    def __init__(self, groups: list[list[int]]) -> None:
        self.groups: Final = groups

    def run(self, t: Admiral) -> None:
        steps: list[AnyStep] = []
        for group in self.groups:
            steps += [DrawNext(group)] * len(group)
        t.do(steps)


class DrawNext(Draw[Admiral]):
    def __init__(self, group: list[int]) -> None:
        self.group: Final = group

    def prepare(self, t: Admiral) -> bool:
        """The last one of a group needs no draw."""
        left = self.left(t)
        if len(left) == 1:
            self.put(t, left[0])
        return len(left) > 1

    def left(self, t: Admiral) -> list[int]:
        return [seat for seat in self.group if seat not in t.order]

    def outcomes(self, t: Admiral) -> list[Outcome]:
        return [Outcome(t.rules.outcomes.next[seat], 1) for seat in self.left(t)]

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        self.put(t, outcome.a)

    def put(self, t: Admiral, seat: int) -> None:
        t.order = [*t.order, seat]
        t.note(notes.ACTS, seat, len(t.order) - 1)


class EndRound(Step[Admiral]):
    """Notes which ships rested in a calm, and checks the round limit (AD-20.18, AD-22.8)."""

    def run(self, t: Admiral) -> None:
        for ship in range(len(t.marks)):
            rests = t.strength == CALM and t.marks[ship] & (MOVED | CAPTURED) == 0
            if rests and t.rules.classes[ship].distances[CALM] == 0:
                t.marks[ship] |= RESTED
            else:
                t.marks[ship] &= ~RESTED
        if t.round == t.rules.scenario.rounds:
            t.note(notes.LIMIT, t.round)
            finish(t)
