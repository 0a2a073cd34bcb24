"""What a ship still has in this round: room to sail, loaded guns, boarding points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kubrik.games.admiral.rules.sailing.distances import base_distance
from kubrik.games.admiral.rules.sailing.sailing import SailOn
from kubrik.games.admiral.sea.geometry import Sea
from kubrik.games.admiral.table.state import MOVED, Admiral
from kubrik.games.admiral.terms import PORT_SIDE, STARBOARD

TOWARDS: Final = [7, 0, 1, 6, 0, 2, 5, 4, 3]  # the direction, at 3 * (south + 1) + east + 1, by signs
OTHER_SIDE: Final = 0.4  # the weight of guns that bear only if the enemy lies on the other side


def is_under_way(t: Admiral, ship: int) -> bool:
    step = t.agenda[-1] if t.agenda else None
    return isinstance(step, SailOn) and step.course.ship == ship


def room(t: Admiral, ship: int) -> int:
    """How far it may still sail in this round: before the wind, or what is left if it is under way."""
    step = t.agenda[-1] if t.agenda else None
    if isinstance(step, SailOn) and step.course.ship == ship:
        return step.course.left
    return 0 if t.marks[ship] & MOVED else max(base_distance(t, ship), 0)


def loaded(t: Admiral, ship: int) -> float:
    """The guns that it may bring to bear after a move."""
    guns = t.rules.classes[ship].guns
    first = guns[PORT_SIDE] - t.fired[4 * ship + PORT_SIDE]
    second = guns[STARBOARD] - t.fired[4 * ship + STARBOARD]
    most, least = max(first, second), min(first, second)
    return max(OTHER_SIDE * most, float(least))


def boarding_points(t: Admiral, ship: int) -> int:
    """All of its boarding points, as far as the table knows them."""
    own = t.rules.classes[ship].boarding - (1 if t.is_battered(ship) else 0)
    return max(own, 0) + t.rules.fighting.open(t, ship) + t.rules.fighting.hidden(t, ship)


def direction_to(sea: Sea, start: i64, end: i64) -> i64:
    """The direction that leads there, about."""
    dx, dy = sea.dx(start, end), sea.dy(start, end)
    wide, high = max(dx, -dx), max(dy, -dy)
    east = 0 if 2 * wide < high else (1 if dx > 0 else -1 if dx < 0 else 0)
    south = 0 if 2 * high < wide else (1 if dy > 0 else -1 if dy < 0 else 0)
    return TOWARDS[3 * (south + 1) + east + 1]
