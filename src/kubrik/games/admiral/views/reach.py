"""Where a move can end, for the player who begins it (AD-8). Includes what only the player knows of the crew (H-2)."""

from __future__ import annotations

from kubrik.engine.play import question
from kubrik.games.admiral.rules.sailing.distances import base_distance, slowing_wind
from kubrik.games.admiral.rules.sailing.sailing import SailOn
from kubrik.games.admiral.sea.reach import Reach
from kubrik.games.admiral.sea.waters import ALL_HEADINGS
from kubrik.games.admiral.table.questions import WHICH_HEADING
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import CALM


def cells_in_reach(t: Admiral, seat: int) -> tuple[str, ...]:
    """The cells when a heading is asked for; if ships keep their facing, after the first cell (AD-20.2)."""
    step = t.agenda[-1]
    if isinstance(step, SailOn):
        return whole_move(t, step) if t.rules.settings.keeps_facing else ()
    if question(t, seat) is not WHICH_HEADING:
        return ()
    ship = t.answers[seat][0].a
    return named(t, reach_of(t, ship, t.cells[ship], ALL_HEADINGS))


def whole_move(t: Admiral, step: SailOn) -> tuple[str, ...]:
    """The cells after the first cell of a move; later the questions themselves tell where the ship can go."""
    course = step.course
    here, first = t.cells[course.ship], t.rules.sea.beside[course.start * 8 + course.heading]
    if here != first or course.turned:
        return ()
    found = reach_of(t, course.ship, course.start, [course.heading])
    return named(t, [cell for cell in found if cell != here])


def reach_of(t: Admiral, ship: int, start: int, headings: list[int]) -> list[int]:
    """The cells a ship can reach; a mine ends a move (AD-21.3)."""
    taken = t.taken.copy()
    taken[t.cells[ship]] = False
    for mine in t.mines:
        taken[mine] = True
    turns = t.rules.settings.turns_under_way and t.strength != CALM
    waters = t.rules.waters[t.rules.classes[ship].index]
    base = base_distance(t, ship) + t.rules.sailing.hidden(t, ship)
    return Reach(waters, taken, start, slowing_wind(t), turns).search(headings, base).cells


def named(t: Admiral, cells: list[int]) -> tuple[str, ...]:
    return tuple(t.rules.chart.name(cell) for cell in sorted(cells))
