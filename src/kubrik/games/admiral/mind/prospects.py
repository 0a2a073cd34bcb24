"""What the ships of each side can do to others: at once, after a move in this round, and in the next one.

A ship nearly sunk is worth more than two half sunk, so hits are added up by target, too.
"""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.mind.chances import MOST, Chances
from kubrik.games.admiral.mind.means import boarding_points, direction_to, is_under_way, loaded, room
from kubrik.games.admiral.mind.outlook import is_to_act
from kubrik.games.admiral.rules.firing.bearing import shots_at
from kubrik.games.admiral.rules.sailing.distances import slowing_wind
from kubrik.games.admiral.sea.gauge import deviation
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, REPAIRED, Admiral
from kubrik.games.admiral.terms import NOBODY, STORM

SKILLED: Final = 1.25  # so many more hits if more numbers hit
DONE: Final = BOARDED | REPAIRED | CAPTURED  # who has done this can do nothing more in this round
NOWS: Final = 3  # at once, after a move, next round
NOW: Final = 0
MOVING: Final = 1
SOON: Final = 2


class Prospects:
    """Hits that may be expected, by when, side and target; and the best blows and boardings of the sides' ships."""

    def __init__(self, t: Admiral, chances: Chances) -> None:
        sides = t.rules.scenario.sides
        ships, number = len(t.flags), max(sides) + 1
        self.chances: Final = chances
        self.ships: Final = ships
        self.hits: Final = [0.0] * (NOWS * number * ships)  # at (when * sides + side) * ships + target
        self.blows: Final = [0.0] * (NOWS * number)  # at when * sides + side: of each ship its best, added up
        self.boards: Final = [0.0] * (NOWS * number)  # the best boarding, in points of Value
        self.sides: Final = number
        self.points: Final = [boarding_points(t, ship) if t.flags[ship] != NOBODY else 0 for ship in range(ships)]
        for ship in range(ships):
            if t.flags[ship] != NOBODY:
                self.add(t, ship)

    def add(self, t: Admiral, ship: int) -> None:
        """What one ship can do, to every enemy."""
        sides = t.rules.scenario.sides
        flag = t.flags[ship]
        able = t.marks[ship] & DONE == 0 and is_to_act(t, flag)
        under_way = is_under_way(t, ship)
        left = room(t, ship) if able else 0
        skill = SKILLED if t.rules.gunnery.open(t, ship) | t.rules.gunnery.hidden(t, ship) else 1.0
        best = [0.0, 0.0, 0.0]
        for enemy in range(self.ships):
            flown = t.flags[enemy]
            if flown != NOBODY and sides[flown] != sides[flag]:
                self.meet(t, ship, enemy, able, left, under_way, skill, best)
        for when in range(NOWS):
            self.blows[when * self.sides + sides[flag]] += best[when]

    def meet(
        self, t: Admiral, ship: int, enemy: int, able: bool, left: int, under_way: bool, skill: float, best: list[float]
    ) -> None:
        """What it can do to one enemy."""
        sea, kind, chances = t.rules.sea, t.rules.classes[ship], self.chances
        cell, other = t.cells[ship], t.cells[enemy]
        away = sea.distance(cell, other)
        self.count(t, SOON, ship, enemy, skill * chances.hits_soon[kind.index][away], best)
        touch = chances.touch_soon[kind.index][away]
        promise = self.promise(t, ship, enemy) if touch > 0.0 else 0.0
        self.board(t, SOON, ship, promise * touch)
        if not able:
            return
        shots = shots_at(t, ship, other) if away <= kind.range else 0
        now = skill * shots * chances.hit[away] if shots > 0 else 0.0
        if now > 0.0:
            self.count(t, NOW, ship, enemy, now, best)
        if left > 0 and not under_way:
            left -= deviation(direction_to(sea, cell, other), slowing_wind(t))
        near = max(away - left, 1) if left > 0 else away
        if near < away and near <= (t.rules.ships.gunnery.storm_range if t.strength == STORM else kind.range):
            now = max(now, skill * loaded(t, ship) * chances.hit[near])
        if now > 0.0:
            self.count(t, MOVING, ship, enemy, now, best)
        if near == 1 and promise != 0.0 and t.strength != STORM:
            self.board(t, MOVING, ship, promise)
            if away == 1 and sea.touch(cell, other):
                self.board(t, NOW, ship, promise)

    def count(self, t: Admiral, when: int, ship: int, enemy: int, hits: float, best: list[float]) -> None:
        """Adds these hits to those of the ship's side; only one target is the ship's best."""
        side = t.rules.scenario.sides[t.flags[ship]]
        kind, strength = t.rules.classes[enemy], t.strengths[enemy]
        self.hits[(when * self.sides + side) * self.ships + enemy] += hits
        worth = (hits if hits < strength else strength) * kind.value / kind.strength
        if worth > best[when]:
            best[when] = worth

    def board(self, t: Admiral, when: int, ship: int, promise: float) -> None:
        at = when * self.sides + t.rules.scenario.sides[t.flags[ship]]
        if promise > self.boards[at]:
            self.boards[at] = promise

    def promise(self, t: Admiral, ship: int, enemy: int) -> float:
        """What a boarding wins less what it loses, in points of Value."""
        more = self.points[ship] - self.points[enemy]
        more = max(min(more, MOST), -MOST)
        wins, classes = self.chances.wins, t.rules.classes
        return wins[MOST + more] * classes[enemy].value - wins[MOST - more] * classes[ship].value

    def focus(self, t: Admiral, when: int, side: int) -> float:
        """The most that all ships of a side together could do to one enemy, in points of Value."""
        best = 0.0
        for enemy in range(self.ships):
            hits = self.hits[(when * self.sides + side) * self.ships + enemy]
            if hits > 0.0:
                part = hits / t.strengths[enemy]
                best = max(best, t.rules.classes[enemy].value * (part if part < 1.0 else 1.0))
        return best

    def sunk(self, t: Admiral, when: int, side: int) -> float:
        """The Value of the best ship that they may sink, by how likely that is, about."""
        best = 0.0
        for enemy in range(self.ships):
            hits = self.hits[(when * self.sides + side) * self.ships + enemy]
            part = hits / t.strengths[enemy] - 0.5 if hits > 0.0 else 0.0
            if part > 0.0:
                best = max(best, t.rules.classes[enemy].value * (part if part < 1.0 else 1.0))
        return best
