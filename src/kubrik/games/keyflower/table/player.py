"""A player: what is behind the screen, and what everybody can deduce about it from open play."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.table.placing import Cell
from kubrik.games.keyflower.terms import GREEN

NO_TILES: Final[list[int]] = []
NO_CELLS: Final[list[Cell]] = []


class Player:
    """Behind the screen, and what is publicly known of it (R-KF-26): some workers and skill tiles, and the total."""

    def __init__(self, workers: list[int], known: list[int], skills: list[int], known_skills: list[int]) -> None:
        self.home = -1  # the home tile
        self.workers = workers  # behind the screen, by colour
        self.known = known  # those whose colour is known from open play
        self.green_most = 0  # how many of the unknown ones may be green
        self.skills = skills  # by type
        self.known_skills = known_skills  # taken openly; some may have been among those paid face down
        self.paid_hidden = 0  # skill tiles paid face down
        self.winter = NO_TILES  # tiles in hand; replaced when it changes, like the next two
        self.village = NO_TILES  # tiles in the order they were added
        self.won = NO_TILES  # tiles still to be placed
        self.cells = NO_CELLS  # free cells beside the village, valid while `cells_of` is the village
        self.cells_of = NO_TILES
        self.abilities = 0  # abilities of summer boats, one bit each
        self.boat = -1  # the boat taken this season

    def clone(self) -> Player:
        p = Player(self.workers.copy(), self.known.copy(), self.skills.copy(), self.known_skills.copy())
        p.home = self.home
        p.green_most = self.green_most
        p.paid_hidden = self.paid_hidden
        p.winter = self.winter
        p.village = self.village
        p.won = self.won
        p.cells = self.cells
        p.cells_of = self.cells_of
        p.abilities = self.abilities
        p.boat = self.boat
        return p

    def has(self, ability: int) -> bool:
        return self.abilities >> ability & 1 == 1

    def worker_count(self) -> int:
        w = self.workers
        return w[0] + w[1] + w[2] + w[3]

    def skill_count(self) -> int:
        s = self.skills
        return s[0] + s[1] + s[2]

    def unknown(self) -> int:
        """The number of workers whose colour the others don't know."""
        k = self.known
        return self.worker_count() - k[0] - k[1] - k[2] - k[3]

    def gain_openly(self, colour: int, n: int) -> None:
        """Workers go openly behind the screen."""
        self.workers[colour] += n
        self.known[colour] += n

    def gain_skill_openly(self, kind: int, n: int) -> None:
        self.skills[kind] += n
        self.known_skills[kind] += n

    def lose(self, colour: int, n: int) -> int:
        """Workers leave the screen openly; returns how many of them were not publicly known."""
        self.workers[colour] -= n
        from_known = min(n, self.known[colour])
        self.known[colour] -= from_known
        proved = n - from_known
        if proved > 0:
            if colour == GREEN:
                self.green_most -= proved
            self.green_most = min(self.green_most, self.unknown())
        return proved

    def pay_skill_openly(self, kind: int, n: int) -> None:
        self.skills[kind] -= n
        self.known_skills[kind] -= min(n, self.known_skills[kind])
        self.forget_skills()

    def pay_skill_hidden(self, kind: int) -> None:
        self.skills[kind] -= 1
        self.paid_hidden += 1
        self.forget_skills()

    def forget_skills(self) -> None:
        """If no skill tiles are left behind the screen, none are known."""
        if self.skill_count() == 0:
            self.known_skills = [0, 0, 0]
            self.paid_hidden = 0


def new_player() -> Player:
    """A player who has nothing yet."""
    return Player([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0], [0, 0, 0])
