"""Slow, obvious answers about cells: exact fractions, angles, every single move. They look at coordinates alone."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache
from itertools import product

from kubrik.games.admiral.terms import DX, DY
from tests.games.admiral.drawings import Drawing, Place

HALF = Fraction(1, 2)
End = tuple[Place, int, int]  # of a move: where, in which heading, with how much left


# ---------------------------------------------------------------- lines of fire, by fractions


def slow_blocked(d: Drawing, start: Place, end: Place) -> bool:
    """AD-2.9, AD-2.10."""
    blockers = d.places("#") if far(start, end) == 1 else d.places("#Ax")
    third = {place for place in d.signs if place not in (start, end) and crosses(start, end, place)}
    return bool(third & blockers) or any(pair <= blockers for pair in slow_pairs(start, end))


def far(start: Place, end: Place) -> int:
    """Steps of a king on a board."""
    return max(abs(end[0] - start[0]), abs(end[1] - start[1]))


def crosses(start: Place, end: Place, place: Place) -> bool:
    """Is some point of the segment between the centres of two cells inside the open square of a third (AD-2.7)?"""
    x, y = start
    return crosses_from_here((end[0] - x, end[1] - y), (place[0] - x, place[1] - y))


@cache
def crosses_from_here(end: Place, place: Place) -> bool:
    """The same from (0, 0): wherever a line begins, it crosses the same."""
    since, until = Fraction(0), Fraction(1)  # the part of the segment that is left
    for length, along in zip(end, place):
        if length == 0:
            if along != 0:
                return False
        else:
            at_edges = sorted((along + edge - HALF) / length for edge in (0, 1))
            since, until = max(since, at_edges[0]), min(until, at_edges[1])
    return since < until


def slow_pairs(start: Place, end: Place) -> list[set[Place]]:
    """At each corner of the grid on the segment: the cells around it that the segment does not enter (AD-2.8)."""
    xs, ys = sorted((start[0], end[0])), sorted((start[1], end[1]))
    corners = product(range(xs[0] + 1, xs[1] + 1), range(ys[0] + 1, ys[1] + 1))
    around = [{(x - i, y - j) for i in (0, 1) for j in (0, 1)} for x, y in corners if on_segment(start, end, x, y)]
    return [{place for place in four if not crosses(start, end, place)} for four in around]


def on_segment(start: Place, end: Place, x: int, y: int) -> bool:
    return (x - start[0] - HALF) * (end[1] - start[1]) == (y - start[1] - HALF) * (end[0] - start[0])


# ---------------------------------------------------------------- zones, by angles


def slow_battery(facing: int, dx: int, dy: int) -> str:
    """AD-20."""
    bearing = round(math.degrees(math.atan2(dx, -dy)) - 45 * facing, 6) % 360
    if bearing in (0, 180):
        return "bow" if bearing == 0 else "stern"
    if 45 <= bearing <= 135:
        return "starboard"
    return "port" if 225 <= bearing <= 315 else "none"


def slow_side(axis_x: int, axis_y: int, dx: int, dy: int) -> str:
    """By the angle between axis and target (AD-11)."""
    angle = round(math.degrees(math.atan2(axis_x, -axis_y) - math.atan2(dx, -dy)), 6) % 360
    if angle in (90, 270):
        return "none"
    return "second" if 90 < angle < 270 else "first"


# ---------------------------------------------------------------- moves, one by one


def slow_k(heading: int, wind: int | None) -> int:
    """Sectors to the wind's direction, the shorter way round (AD-7.6)."""
    return 0 if wind is None else min((heading - wind) % 8, (wind - heading) % 8)


class SlowMoves:
    """Every move of the ship A, answer by answer (AD-8)."""

    def __init__(self, d: Drawing, brig: bool, wind: int | None, turns: bool) -> None:
        self.d, self.wind, self.turns = d, wind, turns
        self.closed = d.places("#x" if brig else "#x^")
        self.ends: set[End] = set()
        self.entered: set[End] = set()  # those without a last turn

    def search(self, headings: list[int], base: int) -> SlowMoves:
        (start,) = self.d.places("A")
        for heading in headings:
            self.advance(start, heading, base - slow_k(heading, self.wind))
        return self

    def best(self, place: Place, heading: int) -> int:
        """The most that is left of those that enter a cell in a heading."""
        return max(left for where, way, left in self.entered if (where, way) == (place, heading))

    def advance(self, place: Place, heading: int, left: int) -> None:
        ahead = place[0] + DX[heading], place[1] + DY[heading]
        corner = {(ahead[0], place[1]), (place[0], ahead[1])}
        cut_off = DX[heading] != 0 and DY[heading] != 0 and corner <= self.d.places("#")
        if left < 1 or ahead not in self.d.signs or ahead in self.closed or cut_off:
            return
        self.ends.add((ahead, heading, left - 1))
        self.entered.add((ahead, heading, left - 1))
        self.advance(ahead, heading, left - 1)
        if self.turns:
            self.turn(ahead, heading, left - 1)

    def turn(self, place: Place, heading: int, left: int) -> None:
        for new in ((heading - 1) % 8, (heading + 1) % 8):
            still = left - max(0, slow_k(new, self.wind) - slow_k(heading, self.wind))
            if still >= 0:
                self.ends.add((place, new, still))
                self.advance(place, new, still)
