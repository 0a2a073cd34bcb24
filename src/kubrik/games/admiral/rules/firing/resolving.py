"""The dice of an attack (AD-9.7, AD-9.8, AD-9.9, AD-10, AD-12)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.admiral.rules.damage import harm
from kubrik.games.admiral.rules.ending import settle
from kubrik.games.admiral.rules.firing.bearing import battery_at
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DIE, NOWHERE

EVERY_NUMBER: Final = 0b1111110  # sides of the die
NO_DIE: Final = 0


class Die(Draw[Admiral]):
    """One die (AD-1.2)."""

    def outcomes(self, t: Admiral) -> list[Outcome]:
        return [Outcome(face, 1) for face in t.rules.outcomes.die]

    def draw(self, t: Admiral) -> Choice:
        return t.rules.outcomes.die[t.rng.below(DIE)]


def resolution(attack: Attack) -> AnyStep:
    return Salvo(attack) if attack.is_salvo else SeparateShots(attack, attack.shots[0])


class SeparateShots(Step[Admiral]):
    """One by one, as long as target and ship are there (AD-9.7, AD-9.8, AD-9.14)."""

    def __init__(self, attack: Attack, left: int) -> None:
        self.attack: Final = attack
        self.left: Final = left

    def run(self, t: Admiral) -> None:
        attack = self.attack
        if t.cell_of(attack.target) == NOWHERE or t.cell_of(attack.shooters[0]) == NOWHERE:
            return
        shooter = attack.shooters[0]
        if self.left > 1:
            t.do_first(SeparateShots(attack, self.left - 1))
        numbers = plain_hits(t, shooter, attack.target) | t.rules.gunnery.open(t, shooter)
        spend(t, shooter, attack.target, 1)
        if numbers == EVERY_NUMBER:
            shot_falls(t, attack, NO_DIE, True)
        else:
            t.do_first(Shot(attack, numbers))


class Shot(Die):
    def __init__(self, attack: Attack, numbers: int) -> None:
        self.attack: Final = attack
        self.numbers: Final = numbers  # the numbers that hit, as bits

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        shot_falls(t, self.attack, outcome.a, self.numbers >> outcome.a & 1 == 1)


def shot_falls(t: Admiral, attack: Attack, die: int, hit: bool) -> None:
    t.note(notes.SHOT, attack.shooters[0], attack.target, die, 1 if hit else 0)
    if hit:
        strike(t, attack.target, 1, attack.seat)


class Salvo(Step[Admiral]):
    """All hit or all miss, by the worst shot among those still there (AD-12.1, AD-12.3, AD-12.6, AD-12.9)."""

    def __init__(self, attack: Attack) -> None:
        self.attack: Final = attack

    def run(self, t: Admiral) -> None:
        attack = self.attack
        if t.cell_of(attack.target) == NOWHERE:
            return
        numbers, shots = EVERY_NUMBER, 0
        for i, shooter in enumerate(attack.shooters):
            if t.cell_of(shooter) != NOWHERE:
                numbers &= plain_hits(t, shooter, attack.target)
                shots += attack.shots[i]
                spend(t, shooter, attack.target, attack.shots[i])
        if shots == 0:
            return
        if not attack.is_shared():
            numbers |= t.rules.gunnery.open(t, attack.shooters[0])  # a shared one is as good as its worst (AD-12.3)
        if numbers == EVERY_NUMBER:
            salvo_falls(t, attack, shots, NO_DIE, True)
        else:
            t.do_first(SalvoDie(attack, shots, numbers))


class SalvoDie(Die):
    def __init__(self, attack: Attack, shots: int, numbers: int) -> None:
        self.attack: Final = attack
        self.shots: Final = shots
        self.numbers: Final = numbers

    def drawn(self, t: Admiral, outcome: Choice) -> None:
        salvo_falls(t, self.attack, self.shots, outcome.a, self.numbers >> outcome.a & 1 == 1)


def salvo_falls(t: Admiral, attack: Attack, shots: int, die: int, hit: bool) -> None:
    t.note(notes.SALVO_FIRED, attack.target, shots, die, shots if hit else 0)
    if hit:
        strike(t, attack.target, shots, attack.seat)


def strike(t: Admiral, target: int, shots: int, by: int) -> None:
    """A ship loses one strength per hit, a fort half of that (AD-12.7, AD-12.8, AD-12.10)."""
    ships = t.rules.number_of_ships
    if target < ships:
        harm(t, target, shots, by)
        settle(t)
    else:
        loss = min(shots // 2, t.fort_strengths[target - ships])
        t.fort_strengths[target - ships] -= loss
        t.note(notes.DAMAGED, target, loss, t.fort_strengths[target - ships])


def plain_hits(t: Admiral, shooter: int, target: int) -> int:
    """The numbers that hit at this distance, as bits (AD-10.1, AD-10.2, AD-10.3, AD-10.7)."""
    distance = t.rules.sea.distance(t.cell_of(shooter), t.cell_of(target))
    return t.rules.hits[t.rules.ships.gunnery.band(distance)]


def spend(t: Admiral, shooter: int, target: int, shots: int) -> None:
    """Marks the guns as fired; the first of them set the axis (AD-9.9, AD-11.3, AD-11.7, AD-11.9, AD-11.10)."""
    ships = t.rules.number_of_ships
    if shooter >= ships:
        t.fort_fired[shooter - ships] += shots
        return
    cell = t.cell_of(target)
    t.fired[shooter * 4 + battery_at(t, shooter, cell)] += shots
    if t.axes_x[shooter] == 0 and t.axes_y[shooter] == 0:
        t.axes_x[shooter] = t.rules.sea.dx(t.cells[shooter], cell)
        t.axes_y[shooter] = t.rules.sea.dy(t.cells[shooter], cell)
