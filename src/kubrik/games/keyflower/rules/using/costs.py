"""What a use costs besides its workers, and what is chosen with it (KF-6.32, KF-7)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.box.tiles import Effect
from kubrik.games.keyflower.rules.groups import losing_groups, remove_group
from kubrik.games.keyflower.rules.using.crew import Crew
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.choices import GIVE_GROUP, GIVE_SKILL, GIVE_WORKER
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import ANY, CHOOSE, COLOURS, DRAW_SKILLS, DRAW_WORKERS, RESOURCES, SKILLS


def cost_options(t: Keyflower, crew: Crew) -> list[Choice]:
    """A worker of the shown colour, or any, from behind the screen (KF-7.5, KF-7.7, KF-7.15, KF-7.16)."""
    found: list[Choice] = []
    for colour in range(len(COLOURS)):
        if (crew.cost == ANY or crew.cost == colour) and crew.spare(colour) > 0:
            found.append(t.rules.choices.give_worker[colour])
    if t.rules.settings.cost_from_groups:
        for group in losing_groups(t, crew.seat):
            if crew.may_give(group):
                found.append(t.rules.choices.give_group[group])
    return found


def skill_options(t: Keyflower, seat: int, effect: Effect) -> list[Choice]:
    skills = t.players[seat].skills
    found: list[Choice] = []
    for kind in range(len(SKILLS)):
        if (effect.pay_skill == ANY or effect.pay_skill == kind) and skills[kind] > 0:
            found.append(t.rules.choices.give_skill[kind])
    return found


def choose_options(t: Keyflower, effect: Effect) -> list[Choice]:
    """A resource that is left in the supply; if there is none, nothing is asked or gained (KF-7.12)."""
    found: list[Choice] = []
    if effect.kind == CHOOSE:
        for kind in range(len(RESOURCES)):
            if effect.resources[kind] > 0 and t.supply[kind] > 0:
                found.append(t.rules.choices.gain_one[kind])
    return found


def pay_cost(t: Keyflower, crew: Crew, effect: Effect, answers: list[Choice]) -> None:
    for answer in answers:
        if answer.kind == GIVE_WORKER:
            give_worker(t, crew.seat, answer.a, crew.tile, effect)
        elif answer.kind == GIVE_GROUP:
            give_group(t, crew.seat, answer.a, crew.tile, effect)
        elif answer.kind == GIVE_SKILL:
            give_skill(t, crew.seat, answer.a, crew.tile, effect)


def give_worker(t: Keyflower, seat: int, colour: int, tile: int, effect: Effect) -> None:
    t.leaves_screen(seat, colour, 1)
    t.note(notes.WORKER_GIVEN, seat, colour, 1, tile)
    bag_given(t, colour, 1, effect)


def give_group(t: Keyflower, seat: int, group: int, tile: int, effect: Effect) -> None:
    """The whole group is given up (R-KF-4)."""
    colour = t.auction(group).colours[seat]
    size = remove_group(t, seat, group)
    t.note(notes.WORKER_GIVEN, seat, colour, size, tile)
    bag_given(t, colour, size, effect)


def bag_given(t: Keyflower, colour: int, n: int, effect: Effect) -> None:
    """The worker goes into the bag (KF-7.18), or is set aside first if the use draws workers (KF-7.8)."""
    if effect.kind == DRAW_WORKERS:
        t.aside = colour
        t.aside_size = n
    else:
        t.into_bag(colour, n)


def give_skill(t: Keyflower, seat: int, kind: int, tile: int, effect: Effect) -> None:
    """It goes face down into the pile, or is set aside first if the use draws skill tiles (KF-7.10, KF-7.17)."""
    if effect.pay_skill == ANY:
        t.players[seat].pay_skill_hidden(kind)
        t.note(notes.SKILL_GIVEN_HIDDEN, seat, tile)
    else:
        t.players[seat].pay_skill_openly(kind, 1)
        t.note(notes.SKILL_GIVEN, seat, kind, tile)
    if effect.kind == DRAW_SKILLS:
        t.aside_skill = kind
        t.aside_by = seat
    else:
        t.pile[kind] += 1
