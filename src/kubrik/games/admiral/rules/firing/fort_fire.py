"""Declaring fire with a fort (AD-17.2)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.admiral.rules.firing.bearing import fort_shots_at, least_shots, targets
from kubrik.games.admiral.rules.firing.firing import declare, manners
from kubrik.games.admiral.rules.firing.refusals import (
    aim_refusal,
    fort_number_refusal,
    fort_refusal,
    manner_refusal,
    target_refusal,
)
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.choices import FIRE_FORT, MANNER, SALVO, SHOTS, TARGET
from kubrik.games.admiral.table.questions import HOW_MANY_SHOTS, WHICH_MANNER, WHICH_TARGET
from kubrik.games.admiral.table.state import Admiral


class FireFort(TurnAction[Admiral]):
    """Asks for its target, the number of shots, and how to fire (Q-10)."""

    def openings(self, t: Admiral, seat: int, fleet: list[int], found: list[Choice]) -> None:
        for fort, flag in enumerate(t.fort_flags):
            if flag == seat and fort_targets(t, seat, fort):
                found.append(t.rules.choices.fire_fort[fort])

    def has(self, opening: Choice) -> bool:
        return opening.kind == FIRE_FORT

    def following(self, t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
        fort = so_far[0].a
        thing = t.rules.number_of_ships + fort
        if len(so_far) == 1:
            return [t.rules.choices.target[target][0] for target in fort_targets(t, seat, fort)]
        target = so_far[1].a
        if len(so_far) == 2:
            most = fort_shots_at(t, fort, t.cell_of(target))
            return t.rules.choices.shots[thing][least_shots(t, target) : most + 1]
        return manners(t, thing, target, so_far[2].b) if len(so_far) == 3 else []

    def question(self, t: Admiral, seat: int, so_far: list[Choice]) -> Question:
        return [WHICH_TARGET, HOW_MANY_SHOTS, WHICH_MANNER][len(so_far) - 1]

    def refusal(self, t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if not so_far:
            return fort_refusal(t, seat, choice.a) if choice.kind == FIRE_FORT else ""
        return later_refusal(t, seat, so_far, choice) if self.has(so_far[0]) else ""

    def carry_out(self, t: Admiral, seat: int, answers: list[Choice]) -> None:
        thing = t.rules.number_of_ships + answers[0].a
        if answers[3].b:
            t.rules.gunnery.show(t, thing)
        declare(t, Attack(seat, answers[1].a, [thing], [answers[2].b], answers[3].a == SALVO))


def fort_targets(t: Admiral, seat: int, fort: int) -> list[int]:
    return [x for x in targets(t, seat) if fort_shots_at(t, fort, t.cell_of(x)) >= least_shots(t, x)]


def later_refusal(t: Admiral, seat: int, so_far: list[Choice], choice: Choice) -> str:
    """Why this target, number or manner is not allowed."""
    fort = so_far[0].a
    if choice.kind == TARGET:
        return target_refusal(t, seat, choice.a) or aim_refusal(t, fort, choice.a)
    if len(so_far) > 1 and choice.kind == SHOTS:
        return fort_number_refusal(t, fort, so_far[1].a, choice)
    return manner_refusal(t, so_far[1].a, choice) if len(so_far) > 1 and choice.kind == MANNER else ""
