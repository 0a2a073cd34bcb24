"""What a player is asked about a use, question by question, and which answers can be completed (KF-6)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import NOTHING_ASKED, Question
from kubrik.games.keyflower.box.tiles import Effect
from kubrik.games.keyflower.rules.groups import Means, reaches
from kubrik.games.keyflower.rules.using.costs import choose_options
from kubrik.games.keyflower.rules.using.crew import Crew
from kubrik.games.keyflower.rules.using.effects import shown_face
from kubrik.games.keyflower.table.auctions import NO_COLOUR, Spot
from kubrik.games.keyflower.table.questions import (
    USE_COLOUR,
    USE_GROUPS,
    USE_HOW_MANY,
    WHICH_RESOURCE,
    WHICH_SKILL,
    WHICH_WORKER,
)
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import ANY, MIXED_USE, NOTHING


def is_mixed(t: Keyflower, seat: int, tile: int) -> bool:
    """May the crew have any colours? Only on a tile that was bid for or used (KF-12.17, KF-12.20, KF-12.22)."""
    return t.spots[tile].lock != NO_COLOUR and t.players[seat].has(MIXED_USE)


def crew_of(t: Keyflower, seat: int, answers: list[Choice]) -> Crew:
    tile = answers[0].a
    return Crew(t, seat, answers, is_mixed(t, seat, tile), shown_face(t, tile).effect.pay_worker)


def question_of(t: Keyflower, crew: Crew, effect: Effect, so_far: list[Choice]) -> Question:
    """The next question, NOTHING_ASKED when the use is complete."""
    if not crew.mixed and crew.colour == NO_COLOUR:
        return USE_COLOUR
    if crew.numbers == 0 and crew.undecided():
        return USE_GROUPS
    if not crew.is_counted():
        return USE_HOW_MANY
    asked = len(so_far) - 1 - len(crew.taken) - len(crew.left) - crew.numbers - (0 if crew.mixed else 1)
    if effect.pay_worker != NOTHING:
        if asked == 0:
            return WHICH_WORKER
        asked -= 1
    if effect.pay_skill != NOTHING:
        if asked == 0:
            return WHICH_SKILL
        asked -= 1
    return WHICH_RESOURCE if asked == 0 and choose_options(t, effect) else NOTHING_ASKED


def can_use(t: Keyflower, seat: int, means: Means, tile: int, spot: Spot, effect: Effect) -> bool:
    """Is any crew possible for this tile?"""
    if effect.pay_skill != NOTHING and not has_skill(means, effect.pay_skill):
        return False
    if effect.pay_worker != NOTHING and t.rules.settings.cost_from_groups:
        return len(colours_to_use(t, seat, tile)) > 0
    if spot.lock == NO_COLOUR:
        if effect.pay_worker == NOTHING and means.most >= spot.need:
            return True
        return (
            can_use_in(means, 0, spot, effect)
            or can_use_in(means, 1, spot, effect)
            or can_use_in(means, 2, spot, effect)
            or can_use_in(means, 3, spot, effect)
        )
    if t.players[seat].has(MIXED_USE):
        return can_use_mixed(means, spot, effect)
    return can_use_in(means, spot.lock, spot, effect)


def has_skill(means: Means, kind: int) -> bool:
    if kind == ANY:
        return means.skills[0] + means.skills[1] + means.skills[2] > 0
    return means.skills[kind] > 0


def can_use_in(means: Means, colour: int, spot: Spot, effect: Effect) -> bool:
    """Is a crew of one colour possible, keeping a worker for the cost (KF-6.10, KF-6.23)?"""
    most = means.have[colour]
    cost = effect.pay_worker
    if cost != NOTHING:
        if cost == ANY:
            most = min(most, means.total - 1)
        elif means.have[cost] == 0:
            return False
        elif cost == colour:
            most -= 1
        if most < 0:
            return False
    return reaches(means.sums[colour], most, spot.need, spot.room)


def can_use_mixed(means: Means, spot: Spot, effect: Effect) -> bool:
    cost = effect.pay_worker
    if cost == NOTHING:
        return reaches(means.all_sums, means.total, spot.need, spot.room)
    if means.total == 0 or (cost != ANY and means.have[cost] == 0):
        return False
    return reaches(means.all_sums, means.total - 1, spot.need, spot.room)


def colours_to_use(t: Keyflower, seat: int, tile: int) -> list[Choice]:
    """The lock colour, also after a mixed use (KF-12.19), or else any that suffices (KF-6.10, KF-6.11, KF-6.12)."""
    effect = shown_face(t, tile).effect
    spot = t.spots[tile]
    means = Means(t, seat)
    by_crew = t.rules.settings.cost_from_groups and effect.pay_worker != NOTHING
    found: list[Choice] = []
    for choice in t.rules.choices.colour:
        if spot.lock == NO_COLOUR or spot.lock == choice.a:
            can = can_use_by_crew(t, seat, tile, choice) if by_crew else can_use_in(means, choice.a, spot, effect)
            if can:
                found.append(choice)
    return found


def can_use_by_crew(t: Keyflower, seat: int, tile: int, colour: Choice) -> bool:
    crew = crew_of(t, seat, [t.rules.choices.use[tile], colour])
    return crew.can_be_completed(crew.undecided())


def group_options(t: Keyflower, crew: Crew) -> list[Choice]:
    rest = crew.undecided()
    group = rest.pop(0)
    found: list[Choice] = []
    if crew.try_group(group, True, rest):
        found.append(t.rules.choices.take_group[group])
    if crew.try_group(group, False, rest):
        found.append(t.rules.choices.leave_group[group])
    return found


def number_options(t: Keyflower, crew: Crew) -> list[Choice]:
    """The possible numbers; extra workers are allowed and bring nothing more (KF-6.8, KF-6.9)."""
    colour = crew.counting()
    spot = t.spots[crew.tile]
    most = min(crew.spare(colour), spot.room - crew.size)
    if crew.cost == NOTHING and not crew.mixed:
        return t.rules.choices.add[colour][max(0, spot.need - crew.size) : most + 1]
    return [t.rules.choices.add[colour][n] for n in range(most + 1) if crew.try_number(n)]
