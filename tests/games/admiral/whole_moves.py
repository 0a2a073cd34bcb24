"""Every move of a ship, played through the questions, and the same from the definition of whole moves."""

from __future__ import annotations

from random import Random

from kubrik.engine.choices import Choice
from kubrik.engine.play import options, play
from kubrik.games.admiral.rules.sailing.sailing import SailOn
from kubrik.games.admiral.sea.gauge import NO_WIND
from kubrik.games.admiral.sea.reach import Reach
from kubrik.games.admiral.sea.waters import ALL_HEADINGS
from kubrik.games.admiral.table.choices import END_TURN
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import CALM, DIRECTIONS, FRESH
from tests.games.admiral.scene import Scene, scene

End = tuple[int, int]  # of a move: the cell, and the facing
FRIGATES = 3
SHIP = 0  # the one that moves


def random_position(rng: Random, level: str) -> Scene:
    """A ship of the first player among reefs, islands and frigates of the second."""
    columns, rows = rng.randint(5, 12), rng.randint(4, 10)
    signs = rng.choices(".#^", [9, rng.randint(0, 3), 1], k=columns * rows)
    places = rng.sample(range(columns * rows), 1 + FRIGATES)
    for place in places:
        signs[place] = "."
    drawn = ["".join(signs[y * columns : (y + 1) * columns]) for y in range(rows)]
    first = rng.choice("LGFB") + "1"
    names = [first, *(f"F2{letter}" for letter in "abc"[:FRIGATES])]
    cells = [f"{'ABCDEFGHIJKL'[place % columns]}{place // columns + 1}" for place in places]
    ships = ", ".join(f"{name} {cell} {rng.choice(DIRECTIONS)}" for name, cell in zip(names, cells, strict=True))
    wind = f"{rng.choice(DIRECTIONS)} {rng.choice(['fresh', 'fresh', 'fresh', 'fresh', 'storm', 'calm'])}"
    captain = rng.choice([None, "", f"{first} rapid", f"{first} rapid*", f"{first} target"])
    windless = {"windless": "on"} if rng.random() < 0.1 and "fresh" in wind else {}
    s = scene(*drawn, ships=ships, wind=wind, level=level, captains=captain, options=windless)
    return s.ship(first, strength=rng.randint(1, s.strength(first)))


def base_of(s: Scene) -> int:
    """AD-8, AD-8.5, by the table and the cards."""
    t = s.t
    ship_class = t.rules.classes[SHIP]
    base = ship_class.distances[t.strength]
    if t.strength != CALM and t.rules.settings.level > 0 and 2 * t.strengths[SHIP] <= ship_class.strength:
        base -= 1
    has_rapid = bool(t.annexes) and s.captain(t.rules.names[SHIP]).startswith("rapid")
    return base + (1 if has_rapid and t.strength == FRESH else 0)


def defined_ends(s: Scene) -> set[End]:
    """By reach.py. Where no facing is kept, it stays as it is."""
    t, settings = s.t, s.t.rules.settings
    wind = NO_WIND if settings.windless or t.strength == CALM else t.wind
    headings = [t.facings[SHIP]] if settings.keeps_facing else ALL_HEADINGS
    turns = settings.turns_under_way and t.strength != CALM
    waters = t.rules.waters[t.rules.classes[SHIP].index]
    reach = Reach(waters, t.taken, t.cells[SHIP], wind, turns).search(headings, base_of(s))
    if not settings.keeps_facing:
        return {(cell, t.facings[SHIP]) for cell in reach.cells}
    return {(cell, facing) for cell in reach.cells for facing in reach.facings(cell)}


class PlayedMoves:
    """All ways to answer the questions of a move."""

    def __init__(self) -> None:
        self.ends: set[End] = set()
        self.asked: list[list[Choice]] = []  # the lists of the questions under way
        self.known: set[tuple[int, int, int, bool, bool]] = set()  # where moves have been that need no second look

    def search(self, t: Admiral) -> PlayedMoves:
        """`t` asks what to do."""
        move = t.rules.choices.move[SHIP]
        if move in options(t, 0):
            self.follow(t, move)
        return self

    def follow(self, t: Admiral, choice: Choice) -> None:
        t = t.clone()
        play(t, 0, choice)
        step = t.agenda[-1]
        if isinstance(step, SailOn):
            if self.is_new(t, step):
                self.asked.append(options(t, 0))
                self.follow_all(t)
        elif any(o.kind == END_TURN for o in options(t, 0)):
            self.ends.add((t.cells[SHIP], t.facings[SHIP]))
        else:
            self.follow_all(t)  # the first heading

    def follow_all(self, t: Admiral) -> None:
        for choice in options(t, 0).copy():
            self.follow(t, choice)

    def is_new(self, t: Admiral, step: SailOn) -> bool:
        course = step.course
        shown = t.rules.sailing.hidden(t, SHIP) == 0
        key = (t.cells[SHIP], course.heading, course.left, course.turned, shown)
        if key in self.known:
            return False
        self.known.add(key)
        return True
