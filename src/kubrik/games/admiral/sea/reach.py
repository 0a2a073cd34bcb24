"""Whole moves: in which cells, and with which headings, a move of a ship can end (AD-8, AD-20.2, AD-20.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kubrik.games.admiral.sea.gauge import allowance, cost_of_turn
from kubrik.games.admiral.sea.waters import ALL_HEADINGS, Waters
from kubrik.games.admiral.terms import NOWHERE

NEVER: Final = -1  # in place of a rest of an allowance: can't be reached


class Reach:
    """All moves of a ship. Its own cell counts as free, since the ship leaves it.

    A course is a cell and the heading in which it was entered, as cell * 8 + heading. More left is never worse, so that
    the best of all moves with the same course is enough.
    """

    def __init__(self, waters: Waters, taken: list[bool], start: int, wind: int, turns: bool) -> None:
        self.waters: Final = waters
        self.taken: Final = taken
        self.start: Final = start
        self.wind: Final = wind
        self.turns: Final = turns  # may it turn on the way (AD-8.9, AD-8.10, AD-8.17)?
        self.left: Final[list[int]] = [NEVER] * (8 * waters.cells)  # by course: the most that can be left, or NEVER
        self.came_from: Final[list[int]] = [NOWHERE] * (8 * waters.cells)  # by course: the course before it
        self.courses: Final[list[int]] = []  # courses that can be sailed, as they were found
        self.cells: Final[list[int]] = []  # cells that a move can end in, as they were found
        self.reached: Final[list[bool]] = [False] * waters.cells  # the same, by cell
        self.waiting: Final[list[list[int]]] = []  # courses to go on with, by what is left

    def search(self, headings: list[int], base: int) -> Reach:
        """Finds all moves that start in one of these headings."""
        for _ in range(base):
            self.waiting.append([])
        for heading in headings:
            self.advance(self.start, heading, allowance(base, heading, self.wind), NOWHERE)
        return self.spread(base)

    def search_on(self, heading: int, left: int, may_turn: bool) -> Reach:
        """Finds how a move under way can go on from here, with so much left."""
        for _ in range(left):
            self.waiting.append([])
        self.advance(self.start, heading, left, NOWHERE)
        if self.turns and may_turn:
            for new in (heading - 1) & 7, (heading + 1) & 7:
                self.advance(self.start, new, left - cost_of_turn(heading, new, self.wind), NOWHERE)
        return self.spread(left)

    def spread(self, most: int) -> Reach:
        for left in range(most - 1, 0, -1):
            for course in self.waiting[left]:
                if self.left[course] == left:
                    self.go_on(course, left)
        return self

    def go_on(self, course: i64, left: i64) -> None:
        """Straight on, or after a turn to the left or right (AD-8.10)."""
        heading = course & 7
        self.advance(course >> 3, heading, left, course)
        if self.turns:
            self.turn(course, heading, (heading - 1) & 7, left)
            self.turn(course, heading, (heading + 1) & 7, left)

    def turn(self, course: i64, old: i64, new: i64, left: i64) -> None:
        self.advance(course >> 3, new, left - cost_of_turn(old, new, self.wind), course)

    def advance(self, cell: i64, heading: i64, left: i64, before: i64) -> None:
        """Makes one step, if it can be paid for and is better than what is known."""
        ahead = self.waters.ahead[cell * 8 + heading]
        if left < 1 or ahead == NOWHERE or (self.taken[ahead] and ahead != self.start):
            return
        course = ahead * 8 + heading
        if left - 1 <= self.left[course]:
            return
        if self.left[course] == NEVER:
            self.found(ahead, course)
        self.left[course] = left - 1
        self.came_from[course] = before
        self.waiting[left - 1].append(course)

    def found(self, cell: i64, course: i64) -> None:
        self.courses.append(course)
        if not self.reached[cell]:
            self.reached[cell] = True
            self.cells.append(cell)

    # ---- what was found

    def best_course(self, cell: int) -> int:
        """The course to a reachable cell that leaves the most allowance."""
        best = cell * 8
        for course in range(cell * 8 + 1, cell * 8 + 8):
            if self.left[course] > self.left[best]:
                best = course
        return best

    def headings_to(self, course: int) -> list[int]:
        """The headings of all steps of the move, from first to last."""
        out: list[int] = []
        while course != NOWHERE:
            out.insert(0, course & 7)
            course = self.came_from[course]
        return out

    def facings(self, cell: int) -> list[int]:
        """The facings with which a move can end in this cell, including a last turn (AD-20.3)."""
        return [facing for facing in ALL_HEADINGS if self.course_facing(cell, facing) != NOWHERE]

    def course_facing(self, cell: int, facing: int) -> int:
        """The course that leaves the most when the move ends in this cell with this facing; NOWHERE if none does."""
        best, most = NOWHERE, NEVER
        for old in facing, (facing - 1) & 7, (facing + 1) & 7:
            left = self.left_facing(cell * 8 + old, facing)
            if left > most:
                best, most = cell * 8 + old, left
        return best

    def left_facing(self, course: int, facing: int) -> int:
        """What is left of a course after a last turn to this facing; NEVER if it can't be sailed or turned so."""
        left, old = self.left[course], course & 7
        if left == NEVER or old == facing:
            return left
        return max(left - cost_of_turn(old, facing, self.wind), NEVER) if self.turns else NEVER
