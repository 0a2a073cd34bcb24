"""What is going on between two questions: the public part of the next step (H-5)."""

from __future__ import annotations

from kubrik.games.admiral.rules.boarding.boarding import AttackersDie, BoardersFight, Defend, DefendersDie
from kubrik.games.admiral.rules.boarding.storming import GarrisonsDie, StormersDie
from kubrik.games.admiral.rules.firing.resolving import Salvo, SalvoDie, SeparateShots, Shot
from kubrik.games.admiral.rules.sailing.sailing import Course, SailOn
from kubrik.games.admiral.rules.spoils import ShareGold
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DIRECTIONS
from kubrik.games.admiral.views.structs import AdditionView, AttackView, BoardingView, CourseView, SpoilsView

AnyAffair = CourseView | AttackView | BoardingView | SpoilsView


def affair_view(t: Admiral, additions: tuple[AdditionView, ...]) -> AnyAffair | None:
    """What is going on; expansions tell it for their own questions."""
    told = [addition.affair for addition in additions if addition.affair is not None]
    if told or t.over:
        return told[0] if told else None
    step = t.agenda[-1]
    if isinstance(step, SailOn):
        return course_view(t, step.course)
    if isinstance(step, SeparateShots | Shot | Salvo | SalvoDie):
        return attack_view(step.attack)
    if isinstance(step, ShareGold):
        return SpoilsView(winner=step.winner, captured=step.captured)
    return boarding_view(t)


def course_view(t: Admiral, course: Course) -> CourseView:
    return CourseView(
        ship=course.ship,
        start=t.rules.chart.name(course.start),
        heading=DIRECTIONS[course.heading],
        left=course.left,
    )


def attack_view(attack: Attack) -> AttackView:
    return AttackView(
        seat=attack.seat,
        target=attack.target,
        shooters=tuple(attack.shooters),
        shots=tuple(attack.shots),
        salvo=attack.is_salvo,
    )


def boarding_view(t: Admiral) -> BoardingView | None:
    """The boarding under way, if any; also while the defender is asked before the fight."""
    step = t.agenda[-2] if isinstance(t.agenda[-1], Defend) else t.agenda[-1]
    if isinstance(step, BoardersFight | AttackersDie | DefendersDie):
        return BoardingView(ship=step.ship, target=step.enemy)
    if isinstance(step, StormersDie | GarrisonsDie):
        return BoardingView(ship=step.ship, target=t.rules.number_of_ships + step.fort)
    return None
