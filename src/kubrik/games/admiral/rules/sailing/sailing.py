"""A move under way, cell by cell (AD-8, AD-20.3, AD-21.3)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.standing import Standing
from kubrik.engine.steps import Ask
from kubrik.games.admiral.rules.mines import strike_mine
from kubrik.games.admiral.rules.sailing.distances import slowing_wind
from kubrik.games.admiral.rules.sailing.refusals import under_way_refusal
from kubrik.games.admiral.sea.gauge import cost_of_turn
from kubrik.games.admiral.sea.waters import can_turn
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.choices import ADVANCE, STOP, TURN_LEFT
from kubrik.games.admiral.table.questions import HOW_TO_GO_ON
from kubrik.games.admiral.table.standing import for_ship
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import CALM, NOWHERE


def cell_ahead(t: Admiral, ship: int, heading: int) -> int:
    """The cell it would enter, or NOWHERE."""
    return t.rules.waters[t.rules.classes[ship].index].step(t.cells[ship], heading, t.taken)


class Course:
    """The state of a move. Immutable."""

    def __init__(self, seat: int, ship: int, start: int, heading: int, left: int, turned: bool) -> None:
        self.seat: Final = seat
        self.ship: Final = ship
        self.start: Final = start  # the cell where the move began
        self.heading: Final = heading
        self.left: Final = left  # what is left of the publicly known allowance
        self.turned: Final = turned  # has it turned in this cell (AD-8.10)?


class SailOn(Ask[Admiral]):
    """Asked after every cell: advance, turn or stop (AD-8.14, Q-5)."""

    def __init__(self, course: Course) -> None:
        super().__init__(course.seat)
        self.course: Final = course

    def question(self, t: Admiral) -> Question:
        return HOW_TO_GO_ON

    def options(self, t: Admiral) -> list[Choice]:
        sailing, ship = t.rules.sailing, self.course.ship
        found = ways_on(t, self.course, sailing.hidden(t, ship), sailing.rumour(t, ship))
        found.append(t.rules.choices.stop)
        return found

    def standing(self, t: Admiral) -> Standing | None:
        """To stop, where only a skill that nobody has seen could sail on."""
        if ways_on(t, self.course, 0, 0):
            return None
        return for_ship(HOW_TO_GO_ON, self.course.ship, t.rules.choices.stop)

    def refusal(self, t: Admiral, choice: Choice) -> str:
        course = self.course
        left = course.left + t.rules.sailing.hidden(t, course.ship)
        return under_way_refusal(t, course.ship, course.heading, left, choice)

    def chosen(self, t: Admiral, choice: Choice) -> None:
        if choice.kind == STOP:
            finish_move(t, self.course)
        elif choice.kind == ADVANCE:
            advance(t, self.course)
        else:
            turn(t, self.course, -1 if choice.kind == TURN_LEFT else 1)


def ways_on(t: Admiral, course: Course, reserve: int, rumour: int) -> list[Choice]:
    """All choices except to stop. If others must consider a step after a turn possible, the turn is listed for
    everybody who can pay for it: or else the turn would reveal the skill before the step does.
    """
    choices = t.rules.choices
    left = course.left + reserve
    found: list[Choice] = []
    if left > 0 and cell_ahead(t, course.ship, course.heading) != NOWHERE:
        found.append(choices.advance)
    if course.turned or t.strength == CALM or not t.rules.settings.turns_under_way:
        return found  # no turn at this level, twice in a cell, or in a calm (AD-8.9, AD-8.10, AD-8.17)
    further = course.left + rumour
    if can_turn_to(t, course, (course.heading - 1) & 7, left, further):
        found.append(choices.turn_left)
    if can_turn_to(t, course, (course.heading + 1) & 7, left, further):
        found.append(choices.turn_right)
    return found


def can_turn_to(t: Admiral, course: Course, heading: int, left: int, further: int) -> bool:
    """`left` must pay for the turn; if ships have no facing, `further` must allow a step after it."""
    wind = slowing_wind(t)
    if cost_of_turn(course.heading, heading, wind) > left:
        return False
    waters = t.rules.waters[t.rules.classes[course.ship].index]
    keeps_facing = t.rules.settings.keeps_facing
    further = max(left, further)
    return can_turn(waters, t.taken, t.cells[course.ship], course.heading, heading, further, wind, keeps_facing)


def advance(t: Admiral, course: Course) -> None:
    """Moves one cell ahead (AD-8.6). A mine ends the move (AD-21.3)."""
    ship = course.ship
    cell = cell_ahead(t, ship, course.heading)
    left = paid(t, course, 1)
    t.taken[t.cells[ship]] = False
    t.taken[cell] = True
    t.cells[ship] = cell
    further = Course(course.seat, ship, course.start, course.heading, left, False)
    if cell in t.mines:
        finish_move(t, further)
        strike_mine(t, ship)
    else:
        go_on(t, further)


def turn(t: Admiral, course: Course, sectors: int) -> None:
    """Turns by one sector, once in a cell; away from the wind costs 1 (AD-8.10, AD-8.11, AD-8.12)."""
    heading = (course.heading + sectors) & 7
    left = paid(t, course, cost_of_turn(course.heading, heading, slowing_wind(t)))
    go_on(t, Course(course.seat, course.ship, course.start, heading, left, True))


def paid(t: Admiral, course: Course, cost: int) -> int:
    """The allowance left after paying. If the open allowance doesn't suffice, hidden skill is used and shown."""
    if course.left >= cost:
        return course.left - cost
    more = t.rules.sailing.hidden(t, course.ship)
    t.rules.sailing.show(t, course.ship)
    return course.left + more - cost


def go_on(t: Admiral, course: Course) -> None:
    """Asks the player if others must assume that there is a choice (Q-6)."""
    rumour = t.rules.sailing.rumour(t, course.ship)
    if ways_on(t, course, rumour, rumour):
        t.do_first(SailOn(course))
    else:
        finish_move(t, course)


def finish_move(t: Admiral, course: Course) -> None:
    """The last heading is the new facing (AD-20.3)."""
    if t.rules.settings.keeps_facing:
        t.facings[course.ship] = course.heading
    t.note(notes.SAILS, course.ship, course.start, t.cells[course.ship], course.heading)
