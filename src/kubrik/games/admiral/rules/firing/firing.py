"""Declaring fire with ships (AD-9, AD-12)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.admiral.rules.firing.bearing import least_shots, shots_at, targets
from kubrik.games.admiral.rules.firing.refusals import fleet_refusal, manner_refusal, number_refusal
from kubrik.games.admiral.rules.firing.resolving import resolution
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.choices import FIRE_AT, MANNER, SALVO, SHOTS
from kubrik.games.admiral.table.questions import HOW_MANY_SHOTS, WHICH_MANNER
from kubrik.games.admiral.table.state import BOARDED, REPAIRED, Admiral


class FireAt(TurnAction[Admiral]):
    """Fire at one target with any of the player's ships: how many shots each, and how (AD-9.11, AD-9.12, Q-8, Q-9)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        ready = [ship for ship in fleet if t.marks[ship] & (BOARDED | REPAIRED) == 0]
        if ready:
            for target in targets(t, seat):
                if enough_shots(t, ready, target):
                    found.append(t.rules.choices.fire_at[target])

    def has(self, opening: Choice) -> bool:
        return opening.kind == FIRE_AT

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        target = so_far[0].a
        ready = shooters_at(t, seat, target)
        asked = len(so_far) - 1
        if asked < len(ready):
            return numbers_of_shots(t, target, ready, so_far)
        if asked > len(ready):
            return []
        shots = [c for c in so_far if c.kind == SHOTS and c.b > 0]
        return manners(t, shots[0].a, target, shots[0].b) if len(shots) == 1 else []

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return HOW_MANY_SHOTS if len(so_far) - 1 < len(shooters_at(t, seat, so_far[0].a)) else WHICH_MANNER

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return fleet_refusal(t, seat, choice.a) if choice.kind == FIRE_AT else ""
        if so_far[0].kind != FIRE_AT:
            return ""
        if choice.kind == MANNER:
            return manner_refusal(t, so_far[0].a, choice)
        return number_refusal(t, seat, so_far[0].a, choice) if choice.kind == SHOTS else ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        shots = [c for c in answers if c.kind == SHOTS and c.b > 0]
        is_salvo = answers[-1].kind != MANNER or answers[-1].a == SALVO
        attack = Attack(seat, answers[0].a, [c.a for c in shots], [c.b for c in shots], is_salvo)
        if answers[-1].kind == MANNER and answers[-1].b:
            t.rules.gunnery.show(t, shots[0].a)
        declare(t, attack)


def enough_shots(t: Admiral, ready: list[int], target: int) -> bool:
    cell = t.cell_of(target)
    missing = least_shots(t, target)
    for ship in ready:
        missing -= shots_at(t, ship, cell)
        if missing <= 0:
            return True
    return False


def shooters_at(t: Admiral, seat: int, target: int) -> list[int]:
    """The player's ships that can fire at it, in their order."""
    cell = t.cell_of(target)
    return [s for s in t.fleet(seat) if t.marks[s] & (BOARDED | REPAIRED) == 0 and shots_at(t, s, cell) > 0]


def numbers_of_shots(t: Admiral, target: int, ready: list[int], so_far: list[Choice]) -> list[Choice]:
    """The next ship's possible numbers, such that with later ships there can still be enough (Q-8)."""
    cell = t.cell_of(target)
    now = len(so_far) - 1
    missing = least_shots(t, target)
    for c in so_far[1:]:
        missing -= c.b
    for ship in ready[now + 1 :]:
        missing -= shots_at(t, ship, cell)
    return t.rules.choices.shots[ready[now]][max(missing, 0) : shots_at(t, ready[now], cell) + 1]


def manners(t: Admiral, shooter: int, target: int, shots: int) -> list[Choice]:
    """For one ship or fort: separate or a salvo, at a fort only a salvo; with all skill if it has some (Q-9, Q-10)."""
    choices = t.rules.choices
    ways = 2 if t.rules.gunnery.hidden(t, shooter) else 1
    found: list[Choice] = []
    if t.is_ship(target):
        found += choices.separate[:ways]
    if shots > 1:
        found += choices.salvo[:ways]
    return found


def declare(t: Admiral, attack: Attack) -> None:
    """Declares the attack; it can't be taken back (AD-9.10)."""
    t.show()
    note_attack(t, attack)
    resolved = resolution(attack)
    if t.is_ship(attack.target) and t.is_ship(attack.shooters[0]):
        t.do(t.rules.order_of_fire.steps(t, attack, resolved))
    else:
        t.do_first(resolved)  # nobody is asked about a fort (AD-17.15)


def note_attack(t: Admiral, attack: Attack) -> None:
    if t.journal is None:
        return
    t.note(notes.FIRES, attack.seat, attack.target, sum(attack.shots), 1 if attack.is_salvo else 0)
    for shooter, shots in zip(attack.shooters, attack.shots, strict=True):
        t.note(notes.FIRES_WITH, shooter, shots)
