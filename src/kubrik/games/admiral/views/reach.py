"""Where ships can sail, for the player who is asked (AD-8). Includes what only the player knows of the crew (H-2)."""

from __future__ import annotations

from kubrik.engine.play import question
from kubrik.games.admiral.rules.sailing.distances import base_distance, slowing_wind
from kubrik.games.admiral.rules.sailing.moving import DONE, can_move
from kubrik.games.admiral.rules.sailing.sailing import Course, SailOn
from kubrik.games.admiral.sea.reach import Reach
from kubrik.games.admiral.sea.waters import ALL_HEADINGS
from kubrik.games.admiral.table.questions import WHAT_TO_DO, WHICH_HEADING
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import CALM
from kubrik.games.admiral.views.structs_reach import EndView, ReachView


def reaches(t: Admiral, seat: int) -> tuple[ReachView, ...]:
    """Of the ship that is under way or about to move; on a turn, of every ship that may begin to."""
    step = t.agenda[-1]
    if isinstance(step, SailOn):
        return (under_way(t, step.course),)
    asked = question(t, seat)
    if asked is WHICH_HEADING:
        return (whole_move(t, t.answers[seat][0].a),)
    if asked is not WHAT_TO_DO:
        return ()
    return tuple(whole_move(t, ship) for ship in t.fleet(seat) if t.marks[ship] & DONE == 0 and can_move(t, ship))


def whole_move(t: Admiral, ship: int) -> ReachView:
    headings = [t.facings[ship]] if t.rules.settings.keeps_facing else ALL_HEADINGS
    base = base_distance(t, ship) + t.rules.sailing.hidden(t, ship)
    return reach_view(t, ship, empty_reach(t, ship).search(headings, base))


def under_way(t: Admiral, course: Course) -> ReachView:
    left = course.left + t.rules.sailing.hidden(t, course.ship)
    found = empty_reach(t, course.ship).search_on(course.heading, left, not course.turned)
    return reach_view(t, course.ship, found)


def empty_reach(t: Admiral, ship: int) -> Reach:
    """From where the ship is; a mine ends a move (AD-21.3)."""
    taken = t.taken.copy()
    for mine in t.mines:
        taken[mine] = True
    turns = t.rules.settings.turns_under_way and t.strength != CALM
    waters = t.rules.waters[t.rules.classes[ship].index]
    return Reach(waters, taken, t.cells[ship], slowing_wind(t), turns)


def reach_view(t: Admiral, ship: int, found: Reach) -> ReachView:
    ends = [end_view(t, ship, found, course, facing) for course, facing in courses(t, found)]
    return ReachView(ship=ship, ends=tuple(ends))


def courses(t: Admiral, found: Reach) -> list[tuple[int, int]]:
    """Each with the facing it ends in; only at Admiral level there is a choice of facings in one cell."""
    cells = sorted(found.cells)
    if t.rules.settings.keeps_facing:
        return [(found.course_facing(cell, facing), facing) for cell in cells for facing in found.facings(cell)]
    best = [found.best_course(cell) for cell in cells]
    return [(course, course & 7) for course in best]


def end_view(t: Admiral, ship: int, found: Reach, course: int, facing: int) -> EndView:
    left = found.left_facing(course, facing)
    headings = "".join(map(str, found.headings_to(course)))
    shows = left < t.rules.sailing.hidden(t, ship)
    return EndView(t.rules.chart.name(course >> 3), headings, facing, left, shows)
