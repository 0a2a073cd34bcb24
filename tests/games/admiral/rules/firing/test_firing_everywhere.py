"""Fire on random seas: what bears, and what can be declared, against the slow definition (AD-9, Q-8)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from kubrik.engine.choices import Choice
from kubrik.games.admiral.rules.firing.bearing import fort_shots_at, shots_at
from kubrik.games.admiral.rules.firing.firing import FireAt
from kubrik.games.admiral.rules.firing.fort_fire import FireFort
from kubrik.games.admiral.table.choices import MANNER, SHOTS
from kubrik.games.admiral.table.state import BOARDED, MOVED, REPAIRED, Admiral, off_the_board
from kubrik.games.admiral.terms import DIRECTIONS, LEVELS, NOBODY, NOWHERE
from tests.games.admiral.rules.firing.slow_bearing import Fire, SlowGuns
from tests.games.admiral.scene import Scene, scene

SHIPS = ["L1", "F1", "B1", "G2", "F2", "B2", "L3", "B3"]
VARIANTS = list(product(LEVELS, ["on", "off"], ["fresh", "storm"]))


def random_scene(rng: Random, level: str, both: str, wind: str) -> Scene:
    """Three players, the first two allied now and then; guns fired, axes set, marks, flags and strengths at random."""
    columns, rows = rng.randint(6, 13), rng.randint(5, 9)
    signs = rng.choices(".#^$", [8, rng.randint(0, 3), 1, 1], k=columns * rows)
    places = rng.sample(range(columns * rows), len(SHIPS) + 2)
    for sign, cell in zip("12", places[-2:], strict=True):
        signs[cell] = sign
    for cell in places[:-2]:
        signs[cell] = rng.choice(".^$ab")
    ships = [
        f"{name} {'ABCDEFGHIJKLM'[cell % columns]}{cell // columns + 1} {rng.choice(DIRECTIONS)}"
        for name, cell in zip(SHIPS, places, strict=False)
    ]
    drawing = ["".join(signs[y * columns : (y + 1) * columns]) for y in range(rows)]
    sides = rng.choice([None, [0, 0, 1]])
    options = {"both_broadsides": both}
    s = scene(*drawing, ships=", ".join(ships), level=level, wind=f"N {wind}", options=options, sides=sides)
    stir(s.t, rng)
    return s


def stir(t: Admiral, rng: Random) -> None:
    for ship in range(len(SHIPS)):
        t.marks[ship] = rng.choice([0, 0, MOVED, MOVED, BOARDED, REPAIRED])
        for battery, guns in enumerate(t.rules.classes[ship].guns):
            t.fired[ship * 4 + battery] = rng.choice([0, 0, rng.randint(0, guns)])
        if rng.random() < 0.6:
            t.axes_x[ship], t.axes_y[ship] = rng.randint(-6, 6), rng.randint(-6, 6)
    off_the_board(t, rng.randrange(len(SHIPS)))
    for fort in range(2):
        t.fort_flags[fort] = rng.choice([NOBODY, 0, 1, 2])
        t.fort_strengths[fort] = rng.choice([0, 1, 6])
        t.fort_fired[fort] = rng.randint(0, 3)


@pytest.mark.rule("AD-9.3", "AD-9.4", "AD-2.9", "AD-11.6", "AD-11.8", "AD-17.3", "AD-20.11", "AD-20.12")
@pytest.mark.parametrize(("level", "both", "wind"), VARIANTS)
def test_shots_at_every_cell(level: str, both: str, wind: str) -> None:
    rng = Random(f"{level} {both} {wind}")
    for _ in range(3):
        t = random_scene(rng, level, both, wind).t
        slow = SlowGuns(t)
        for cell in range(t.rules.sea.cells):
            for ship in range(len(SHIPS)):
                if t.cells[ship] not in (NOWHERE, cell):
                    assert shots_at(t, ship, cell) == slow.shots(ship, cell), (t.rules.names[ship], cell)
            for fort in range(2):
                if t.rules.ports[fort].fort != cell:
                    assert fort_shots_at(t, fort, cell) == slow.fort_shots(fort, cell), (fort, cell)


# ---------------------------------------------------------------- declarations


def declarations(t: Admiral, seat: int) -> list[Fire]:
    """What the small questions lead to, each way once (Q-1)."""
    openings: list[Choice] = []
    FireAt().openings(t, seat, t.fleet(seat), openings)
    whole = [answers for opening in openings for answers in continued(t, seat, [opening])]
    plain = [answers for answers in whole if answers[-1].kind != MANNER or answers[-1] == first_manner(t, answers)]
    return [(a[0].a, tuple((c.a, c.b) for c in a[1:] if c.kind == SHOTS and c.b)) for a in plain]


def continued(t: Admiral, seat: int, so_far: list[Choice]) -> list[list[Choice]]:
    following = FireAt().following(t, seat, so_far)
    if not following:
        return [so_far]
    return [whole for choice in following for whole in continued(t, seat, [*so_far, choice])]


def first_manner(t: Admiral, answers: list[Choice]) -> Choice:
    choices = t.rules.choices
    return choices.separate[0] if t.is_ship(answers[0].a) else choices.salvo[0]


@pytest.mark.rule("AD-9.1", "AD-9.2", "AD-12.2", "AD-12.10", "Q-1", "Q-8")
@pytest.mark.parametrize(("level", "both", "wind"), VARIANTS)
def test_every_declaration_is_found_once(level: str, both: str, wind: str) -> None:
    rng = Random(f"{level} {both} {wind} declared")
    for _ in range(12):
        t = random_scene(rng, level, both, wind).t
        for seat in range(3):
            found = declarations(t, seat)
            assert len(found) == len(set(found))
            assert set(found) == SlowGuns(t).declarations(seat)


@pytest.mark.rule("AD-17.2", "AD-17.4", "AD-12.10", "Q-10")
@pytest.mark.parametrize(("level", "both", "wind"), VARIANTS)
def test_every_declaration_of_a_fort(level: str, both: str, wind: str) -> None:
    rng = Random(f"{level} {both} {wind} ashore")
    for _ in range(20):
        t = random_scene(rng, level, both, wind).t
        slow, fire = SlowGuns(t), FireFort()
        for seat in range(3):
            openings: list[Choice] = []
            fire.openings(t, seat, t.fleet(seat), openings)
            aims = [[o, c] for o in openings for c in fire.following(t, seat, [o])]
            found = {(o.a, c.a, n.b) for o, c in aims for n in fire.following(t, seat, [o, c])}
            assert {o.a for o in openings} == {fort for fort, _, _ in found}  # nothing leads nowhere
            assert {(o.a, c.a) for o, c in aims} == {(fort, target) for fort, target, _ in found}
            assert found == {
                (fort, target, n)
                for fort in range(2)
                if t.fort_flags[fort] == seat
                for target in slow.targets(seat)
                for n in range(1 if t.is_ship(target) else 2, slow.fort_shots(fort, t.cell_of(target)) + 1)
            }
